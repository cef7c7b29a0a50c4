import { wordOf } from '@bivouac/desk';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLater } from '../games/later.ts';
import { calledIn } from '../text/guests.ts';
import { Piece, RuleChip, sideOf } from './bits.tsx';
import { placeCalled } from './DeedText.tsx';
import { Jump } from './Log.tsx';
import { Manners } from './Manners.tsx';
import { Odds } from './Odds.tsx';
import { PossibleAnswers } from './Possible.tsx';
import { useStore } from './store.ts';
import { spriteTarget } from './targets.ts';
import { chatRead } from './unread.ts';

/** On top of the column: the chances of what is considered, what could answer it, and the battles declared. */
export function OddsOnTop() {
  const { odds, settings } = useStore();
  return (
    <>
      {settings.odds.value && odds.value ? <Odds odds={odds.value} /> : <Manners />}
      {settings.odds.value && <PossibleAnswers />}
      {!odds.value && <Declared />}
    </>
  );
}

function Declared() {
  const { picture, words, speak } = useStore();
  const battles = picture.value?.marks.filter(mark => mark.kind === 'battle') ?? [];
  if (battles.length === 0) return null;
  return (
    <section class="card2">
      <h3>{words.value.declared}</h3>
      <ul class="plain">
        {battles.map(mark => (
          <li key={mark.spots.map(wordOf).join()}>
            <Jump places={mark.spots.map(wordOf)}>{speak.text(mark.label)}</Jump>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reinforcements, losses and the like; what may be taken up now can be chosen here. Below, what stands on the map. */
export function ForcesPanel() {
  const store = useStore();
  const { picture, words, offer, speak } = store;
  const holdings = picture.value?.holdings ?? [];
  return (
    <>
      {holdings.length === 0 && <p class="mute">{words.value.noForces}</p>}
      {holdings.map(holding => (
        <section key={holding.id} class="holding">
          <h3>
            {speak.text(holding.name)} {holding.name.rule && <RuleChip rule={holding.name.rule} />}
          </h3>
          <ul class="stack">
            {holding.items.map(({ sprite, note }) => {
              const target = spriteTarget(offer.value, sprite.id);
              return (
                <li key={sprite.id} class={target ? 'can' : ''}>
                  <Piece sprite={sprite} size={46} />
                  <span>
                    {speak.text(sprite.label)}
                    {note && <small>{speak.text(note)}</small>}
                  </span>
                  {target && (
                    <button
                      type="button"
                      class="btn sm"
                      onClick={() => store.follow(target.next)}
                      aria-label={speak.text(target.label)}
                    >
                      {target.picked ? words.value.putBack : words.value.choose}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <OnMap open={holdings.length === 0} />
    </>
  );
}

/** Who stands on the map, side by side, as far as it is known to whoever looks; each leads there. */
function OnMap({ open }: { open: boolean }) {
  const store = useStore();
  const { picture, words, speak } = store;
  const standing = picture.value?.sprites.filter(sprite => sprite.side !== '' && wordOf(sprite.at) !== '') ?? [];
  const sides = [...new Set(standing.map(({ side }) => side))];
  return sides.map(side => {
    const own = standing.filter(sprite => sprite.side === side);
    return (
      <details key={side} class="holding onmap" open={open}>
        <summary>{words.value.onMap(speak.side(side), own.length)}</summary>
        <ul class="stack">
          {own.map(sprite => (
            <li key={sprite.id}>
              <Piece sprite={sprite} size={34} />
              <span>
                <Jump places={[wordOf(sprite.at)]}>{speak.text(sprite.brief ?? sprite.label)}</Jump>
              </span>
              {typeof sprite.at === 'string' && <small>{placeCalled(store, sprite.at)}</small>}
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

export function ChartsPanel() {
  const { web, language, words } = useStore();
  const Charts = useLater(web.charts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('.grid tbody th.present')?.scrollIntoView({ block: 'center' });
    box.current
      ?.querySelector('.grid tr:has(th.present) td.present')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [Charts]);
  return (
    <div ref={box}>{Charts ? <Charts language={language.value} /> : <p class="mute">{words.value.noCharts}</p>}</div>
  );
}

export function ChatPanel() {
  const store = useStore();
  const { lines, words, held } = store;
  const w = words.value;
  const end = useRef<HTMLDivElement>(null);
  const said = lines.value.filter(line => line.kind === 'say');
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    chatRead(store);
  }, [said.length]);
  const called = (seat: string): string => calledIn(store.info.value?.players[seat]?.name ?? '', store.language.value);
  const name = (seat: string | null): string =>
    seat === null ? w.spectator : called(seat) || store.speak.side(sideOf(store, seat));
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and holds nothing else to focus */}
      <div class="talk" role="log" aria-label={w.chat} tabIndex={0}>
        {said.length === 0 && <p class="mute">{w.chatEmpty}</p>}
        {said.map(line => (
          <p key={line.seq}>
            <b>{name(line.seat)}</b> {line.text}
          </p>
        ))}
        <div ref={end} />
      </div>
      {held.value.length > 0 ? <Say /> : <p class="mute">{w.onlyPlayersTalk}</p>}
    </div>
  );
}

const LONGEST = 1000; // letters a table takes

function Say() {
  const { tell, eyes, words } = useStore();
  const w = words.value;
  const text = useSignal('');
  const over = text.value.length - LONGEST;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { value } = text;
    if (value.trim() === '' || over > 0) return;
    if (await tell({ t: 'say', seat: eyes.value, text: value })) text.value = '';
  };
  return (
    <form onSubmit={event => void send(event)}>
      <input
        aria-label={w.saySomething}
        placeholder={w.saySomething}
        aria-invalid={over > 0}
        aria-describedby="saylong"
        value={text.value}
        onInput={event => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="btn pri" disabled={over > 0}>
        {w.say}
      </button>
      <small id="saylong" role="status" class={over > 0 ? 'bad' : ''}>
        {over > 0 && w.sayTooLong(over)}
      </small>
    </form>
  );
}
