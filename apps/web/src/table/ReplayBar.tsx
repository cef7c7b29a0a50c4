import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { IconButton } from './bits.tsx';
import { Icon } from './icons.tsx';
import { actAt } from './log.ts';
import { stepped, ticksOf, turnFrom } from './replay.ts';
import { type Store, useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';

const PACE = 1000;

export function ReplayBar({ props }: { props: TableProps }) {
  const store = useStore();
  const { words, at, count, isPast, goTo } = store;
  const w = words.value;
  const playing = useSignal(false);
  useEffect(() => playOn(store, playing), [playing.value]);
  const step = (by: number): void => {
    playing.value = false;
    void goTo(stepped(at.value, by, count.value));
  };
  const turn = (by: 1 | -1): void => {
    playing.value = false;
    void goTo(turnFrom(ticksOf(store.lines.value), at.value, by, count.value));
  };
  const play = (): void => {
    if (!isPast.value && !playing.value) void goTo(0);
    playing.value = !playing.value;
  };
  return (
    <section class="replay" aria-label={w.replay}>
      <IconButton label={w.first} onClick={() => step(-count.value)} disabled={count.value === 0}>
        <Icon name="first" />
      </IconButton>
      <IconButton label={`${w.previousTurn} ({)`} onClick={() => turn(-1)} disabled={count.value === 0}>
        <Icon name="prevTurn" />
      </IconButton>
      <IconButton label={`${w.previous} ([)`} onClick={() => step(-1)} disabled={count.value === 0}>
        <Icon name="prev" />
      </IconButton>
      <IconButton label={playing.value ? w.pause : w.play} onClick={play} disabled={count.value === 0}>
        <Icon name={playing.value ? 'pause' : 'play'} />
      </IconButton>
      <IconButton label={`${w.next} (])`} onClick={() => step(1)} disabled={!isPast.value}>
        <Icon name="next" />
      </IconButton>
      <IconButton label={`${w.nextTurn} (})`} onClick={() => turn(1)} disabled={!isPast.value}>
        <Icon name="nextTurn" />
      </IconButton>
      <Scrubber />
      <button type="button" class="live" onClick={() => void goTo(null)} disabled={!isPast.value} aria-label={w.toLive}>
        {isPast.value ? at.value : w.live}
        <small>/{count.value}</small>
      </button>
      {props.onWhatIf && (
        <IconButton
          label={`${w.whatIf}: ${w.whatIfHint}`}
          onClick={() => {
            const view = store.view.value;
            if (view) props.onWhatIf?.(view, store.shownCount.value);
          }}
        >
          <Icon name="branch" />
        </IconButton>
      )}
    </section>
  );
}

function playOn({ at, count, goTo }: Store, playing: { value: boolean }): (() => void) | undefined {
  if (!playing.value) return undefined;
  const timer = setInterval(() => {
    const next = stepped(at.value, 1, count.value);
    if (next === null) playing.value = false;
    void goTo(next);
  }, PACE);
  return () => clearInterval(timer);
}

/** The event that led to a position, as a sentence. */
function told(store: Store, count: number): string {
  const event = actAt(store.lines.value, count)?.events[0];
  return event ? store.speak.text(event) : store.words.value.beginning;
}

function Scrubber() {
  const store = useStore();
  const { at, count, goTo, lines, words, shownCount } = store;
  const most = Math.max(1, count.value);
  const here = at.value ?? count.value;
  const along = (n: number): string => `${(n / most) * 100}%`;
  return (
    <div class="scrub">
      {ticksOf(lines.value).map(tick => (
        <i key={`${tick.kind}${tick.count}`} class={tick.kind} style={{ left: along(tick.count) }} />
      ))}
      <b style={{ width: along(here) }} />
      <input
        type="range"
        min={0}
        max={count.value}
        step={1}
        value={here}
        disabled={count.value === 0}
        aria-label={words.value.replay}
        aria-valuetext={`${words.value.atAction(shownCount.value, count.value)}: ${told(store, shownCount.value)}`}
        onInput={event => {
          const to = Number(event.currentTarget.value);
          void goTo(to >= count.value ? null : to);
        }}
      />
    </div>
  );
}
