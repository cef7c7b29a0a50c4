import { ENOUGH, KINDS, type Balance as Sums } from '@bivouac/bots/balance';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WholeGame } from '../games/index.ts';
import { balanceWords } from '../text/balance.ts';
import { averageOf, Finals, Lead, Rate } from './balance-plots.tsx';
import { type Found, findBalance } from './balance-results.ts';
import { CannotLoad, Title } from './bits.tsx';
import { GameSwitch } from './game-switch.tsx';
import { useWholeGame } from './loaded.ts';
import { Missing } from './missing.tsx';
import { gameName } from './public-tables.tsx';
import { language, words } from './reader.ts';
import '../style/balance.css';

/** How the scenarios of a game went, in games that were really played. */
export function BalancePage({ game }: { game: string }) {
  const web = useWholeGame(game);
  if (web === 'none') return <Missing />;
  if (web === 'failed') return <CannotLoad />;
  return web === null ? <p class="loading">{words.value.loading}</p> : <Balances key={game} web={web} />;
}

function Balances({ web }: { web: WholeGame }) {
  const w = balanceWords[language.value];
  const found = useSignal<Found | null>(null);
  const kind = useSignal<Sums['kind']>('all');
  const { id, scenarios } = web.game;
  useEffect(() => {
    void findBalance(web).then(all => {
      found.value = all;
    });
  }, [web]);
  const there = found.value;
  if (!there) return <p class="loading">{words.value.loading}</p>;
  return (
    <div class="sec balance">
      <GameSwitch page="balance" game={id} />
      <Title>{w.balanceOf(gameName(id))}</Title>
      <p>
        {there.from === 'server' ? w.balanceServer : w.balanceOffline} {w.balanceHint}
      </p>
      <Between kind={kind.value} choose={to => (kind.value = to)} />
      {scenarios.map(scenario => (
        <Scenario key={scenario} {...{ web, scenario, there }} kind={kind.value} />
      ))}
      <Unplayed {...{ web, scenarios, there }} kind={kind.value} />
    </div>
  );
}

function Between({ kind, choose }: { kind: Sums['kind']; choose: (kind: Sums['kind']) => void }) {
  const w = balanceWords[language.value];
  return (
    <fieldset class="between">
      <legend>{w.between}</legend>
      <div class="seg">
        {(['all', ...KINDS] as const).map(each => (
          <label key={each}>
            <input type="radio" name="kind" value={each} checked={kind === each} onChange={() => choose(each)} />
            <span>{each === 'all' ? w.betweenAll : w.kinds[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Part {
  readonly web: WholeGame;
  readonly scenario: string;
  readonly there: Found;
  readonly kind: Sums['kind'];
}

const sumsOf = ({ scenario, there, kind }: Omit<Part, 'web'>): Sums | undefined =>
  there.balance.find(each => each.scenario === scenario && each.kind === kind && each.games > 0);

/** Scenarios of which nothing can be told, in one line. */
function Unplayed({ web, scenarios, there, kind }: Omit<Part, 'scenario'> & { readonly scenarios: readonly string[] }) {
  const names = scenarios
    .filter(scenario => !sumsOf({ scenario, there, kind }))
    .map(scenario => web.scenario(scenario, language.value).name);
  if (names.length === 0) return null;
  return (
    <section class="scenario few">
      <h2>{balanceWords[language.value].balanceNone}</h2>
      <p class="mute">{names.join(' · ')}</p>
    </section>
  );
}

function Scenario({ web, scenario, there, kind }: Part) {
  const sums = sumsOf({ scenario, there, kind });
  if (!sums) return null;
  const { name } = web.scenario(scenario, language.value);
  const few = sums.games < ENOUGH;
  return (
    <section class={`scenario ${few ? 'few' : ''}`} aria-labelledby={`balance-${scenario}`}>
      <h2 id={`balance-${scenario}`}>{name}</h2>
      <Plots {...{ web, there, sums, few }} />
    </section>
  );
}

function Plots({ web, there, sums, few }: { web: WholeGame; there: Found; sums: Sums; few: boolean }) {
  const w = balanceWords[language.value];
  const { id } = web.game;
  const facts = [
    w.gamesPlayed(sums.games),
    ...(sums.draws > 0 ? [w.draws(sums.draws)] : []),
    w.averageLength(averageOf(sums)),
    ...(few ? [w.tooFew] : []),
  ];
  return (
    <>
      <p class="mute">{facts.join(' · ')}</p>
      {sums.sides.map(side => (
        <Rate key={side.side} game={id} of={side} />
      ))}
      {sums.points.length > 0 && (
        <div class="plots">
          <Lead game={id} side={there.sides[0]!} points={sums.points} />
          <Finals game={id} sides={there.sides} finals={sums.finals} />
        </div>
      )}
    </>
  );
}
