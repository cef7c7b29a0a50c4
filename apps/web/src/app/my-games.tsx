import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServerTable } from '../net/api.ts';
import { local, onLocalNews } from '../net/local.ts';
import { calledIn } from '../text/guests.ts';
import { IndexedStore } from '../worker/idb.ts';
import type { Summary } from '../worker/store.ts';
import { Doing, Section } from './bits.tsx';
import { type Card, cardsOf } from './cards.ts';
import { gameName, scenarioName, sideClass, sideName, useNames } from './public-tables.tsx';
import { ago, announce, language, words } from './reader.ts';
import { saveLocal, saveServer } from './saving.ts';

/** The games on this device, read without waking the worker. */
const here = signal<readonly Summary[]>([]);
const store = new IndexedStore();
async function look(): Promise<void> {
  here.value = await store.list().catch(() => here.value);
}

const minute = signal(Date.now());

function useLocalGames(): readonly Summary[] {
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      minute.value = Date.now();
    }, 30_000);
    const deaf = onLocalNews(() => void look());
    return () => {
      clearInterval(timer);
      deaf();
    };
  }, []);
  return here.value;
}

export function MyGames({ server }: { server: readonly ServerTable[] }) {
  const w = words.value;
  const cards = cardsOf(useLocalGames(), server);
  useNames(cards);
  const waiting = cards.filter(card => card.turn === 'mine').length;
  return (
    <Section id="mine" title={w.myGames} hint={waiting > 0 ? w.waiting(waiting) : ''}>
      {cards.length === 0 ? (
        <p class="mute">{w.noGames}</p>
      ) : (
        <ul class="cards">
          {cards.map(card => (
            <GameCard key={card.href} card={card} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function GameCard({ card }: { card: Card }) {
  const side = card.pending[0] ?? card.winners?.[0] ?? '';
  return (
    <li class={`mt ${sideClass(card.game, side)}`}>
      <h3>
        <a href={card.href}>{gameName(card.game)}</a>
      </h3>
      <p>
        {scenarioName(card.game, card.scenario)} {against(card)}
      </p>
      <div class="st">
        <Standing card={card} />
        <time dateTime={new Date(card.since).toISOString()}>{ago(card.since, minute.value)}</time>
      </div>
      {card.local && <LocalDoings id={card.local} game={card.game} branch={card.branch !== null} />}
      {card.server && card.turn === 'over' && (
        <div class="doings">
          <SaveFile game={card.game} id={card.server} save={saveServer} />
        </div>
      )}
    </li>
  );
}

function against({ branch, bots, people, others, local: here }: Card): string {
  const w = words.value;
  if (here === null && others.length === 0 && bots === 0) return '';
  if (branch !== null) return `· ${w.whatIfOf(branch)}`;
  if (others.length > 0) return `· ${w.against(others.map(name => calledIn(name, language.value)).join(', '))}`;
  if (people === 0) return `· ${w.watched}`;
  return `· ${bots > 0 ? w.againstBot : w.hotSeat}`;
}

function Standing({ card }: { card: Card }) {
  const w = words.value;
  const name = (side: string): string => sideName(card.game, side);
  if (card.winners) return <b>{card.winners.length === 0 ? w.draw : w.won(card.winners.map(name).join(', '))}</b>;
  if (card.branch !== null) return <b>{w.whatIf}</b>;
  if (card.turn === 'none') return <b>{w.notBegun}</b>;
  const who = card.pending.map(name).join(', ');
  return card.turn === 'mine' ? <b class="yd">{w.yourDecision}</b> : <span>{w.theirDecision(who)}</span>;
}

function LocalDoings({ id, game, branch }: { id: string; game: string; branch: boolean }) {
  const w = words.value;
  const remove = async (): Promise<void> => {
    if (!confirm(w.removeSure)) return;
    await local('remove', { id });
    await look();
    announce(w.removed);
  };
  return (
    <div class="doings">
      {!branch && <SaveFile {...{ game, id }} save={saveLocal} />}
      <Doing class="link" work={remove}>
        {w.remove}
      </Doing>
    </div>
  );
}

function SaveFile({ game, id, save }: { game: string; id: string; save: typeof saveLocal }) {
  const w = words.value;
  return (
    <Doing class="link" work={() => save(game, id).then(() => announce(w.saved))}>
      {w.export}
    </Doing>
  );
}
