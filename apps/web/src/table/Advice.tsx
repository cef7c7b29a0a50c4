import type { BotIdea, BotThought, Misjudged } from '@bivouac/room';
import type { ComponentChildren } from 'preact';
import { Said } from './bits.tsx';
import { wide } from './screen.ts';
import { type Store, useStore } from './store.ts';

/** In the replay: what the bot thought before the action shown. */
export function BotThoughts() {
  const { thought, isPast, words } = useStore();
  if (!isPast.value || !thought.value) return null;
  return (
    <Thoughts title={words.value.botThought(words.value.level(thought.value.level))} of={thought.value}>
      <Misjudgements all={thought.value.misjudged ?? []} />
    </Thoughts>
  );
}

/** After the end: where the bots were most wrong, each a step away. */
function Misjudgements({ all }: { all: readonly Misjudged[] }) {
  const { words, shownCount, goTo } = useStore();
  const w = words.value;
  if (all.length === 0) return null;
  return (
    <>
      <h4>{w.misjudgements}</h4>
      <ul class="misjudged">
        {all.map(({ count, expected, saw }) => (
          <li key={count}>
            <button
              type="button"
              class="btn sm"
              aria-current={shownCount.value === count}
              onClick={() => void goTo(count)}
            >
              {w.misjudged(count, Math.round(100 * expected), Math.round(100 * saw))}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** On a private board: what a General would do. */
export function AdviceBox() {
  const store = useStore();
  const { advice, isPast, words, follow } = store;
  const w = words.value;
  const found = advice.value;
  if (!found || isPast.value) return null;
  return (
    <Thoughts title={w.adviceOf(w.level('general'))} of={found.thought} live>
      <div class="row">
        <button type="button" class="btn sm" onClick={() => (advice.value = null)}>
          {w.close}
        </button>
        <button type="button" class="btn sm pri" onClick={() => follow({ action: found.action as never })}>
          {w.playIt}
        </button>
      </div>
    </Thoughts>
  );
}

export function AdviceButton() {
  const { mayAsk, asking, askAdvice, seat, isPast, now, words } = useStore();
  if (!mayAsk || !seat.value || isPast.value || now.value?.over) return null;
  return (
    <button type="button" class="btn advise" aria-disabled={asking.value} onClick={() => void askAdvice()}>
      {asking.value ? words.value.asking : words.value.whatWouldYouDo}
    </button>
  );
}

function Thoughts(props: { title: string; of: BotThought | null; live?: boolean; children?: ComponentChildren }) {
  const { words } = useStore();
  const w = words.value;
  const { of, title } = props;
  const best = of?.ideas[0];
  return (
    <section
      class="thoughts"
      aria-label={title}
      {...(wide.value ? {} : { tabIndex: 0 })} // it scrolls by itself; beside the map what it lies in does
      {...(props.live ? { 'aria-live': 'polite' as const } : {})}
    >
      <h3>{title}</h3>
      {of && best ? (
        <>
          <Chance win={best.win} vp={best.vp} />
          <ol>
            {of.ideas.map((idea, i) => (
              <IdeaLine key={i} idea={idea} first={i === 0} />
            ))}
          </ol>
          <small class="mute">{w.thoughtFor(of.ms, of.trials)}</small>
        </>
      ) : (
        <p class="mute">{w.onlyChoice}</p>
      )}
      {props.children}
    </section>
  );
}

function Chance({ win, vp }: { win: number; vp: number }) {
  const { words, language } = useStore();
  const percent = Math.round(100 * win);
  return (
    <p class="chance">
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      <b>{words.value.winChance(percent)}</b> <span>{words.value.margin(signed(vp, language.value))}</span>
    </p>
  );
}

function IdeaLine({ idea, first }: { idea: BotIdea; first: boolean }) {
  const store = useStore();
  const { words, language } = store;
  const percent = Math.round(100 * idea.win);
  const why = idea.why.map(({ feature, by }) => `${featureName(store, feature)} ${signed(by, language.value)}`);
  return (
    <li>
      {first ? (
        <b>
          <Said text={idea.say} />
        </b>
      ) : (
        <Said text={idea.say} />
      )}{' '}
      <em>{words.value.percent(percent)}</em>
      {why.length > 0 && (
        <small>{first ? words.value.overNext(why.join(', ')) : words.value.thanBest(why.join(', '))}</small>
      )}
    </li>
  );
}

/** The game's own word for what its judgement counts, where it has one. */
function featureName({ web, language, speak }: Store, feature: string): string {
  const key = `bot.feature.${feature}`;
  return web.voice.texts[language.value]?.[key] ? speak.text({ key }) : feature;
}

function signed(n: number, language: string): string {
  const shown = Math.abs(n).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return n < 0 ? `−${shown}` : `+${shown}`;
}
