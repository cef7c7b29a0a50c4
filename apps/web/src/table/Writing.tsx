import type { Text } from '@bivouac/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Said } from './bits.tsx';
import { Dialog } from './Dialog.tsx';
import { useStore } from './store.ts';
import type { AnyOffer } from './targets.ts';

const SOON = 10; // seconds before the end that are said aloud

/** Words are written against the clock; what is not sent in time is not said. It cannot be put away: the clock would begin anew. */
export function Writing() {
  const { offer } = useStore();
  const { writing } = offer.value;
  return writing ? <Paper key={writing.title.key} writing={writing} /> : null;
}

function Paper({ writing }: { writing: NonNullable<AnyOffer['writing']> }) {
  const { words, speak, follow } = useStore();
  const w = words.value;
  const text = useSignal('');
  const why = useSignal<Text | null>(null);
  const left = useClock(writing.seconds, () => follow({ action: writing.late }));
  const written = text.value.split(/\s+/).filter(word => word !== '');
  const send = (event: Event): void => {
    event.preventDefault();
    why.value = writing.whyNot(written);
    if (why.value === null) follow({ action: writing.act(written) });
  };
  return (
    <Dialog label={speak.text(writing.title)} class="writing" onClose={() => {}}>
      <h2>
        <Said text={writing.title} />
      </h2>
      <form onSubmit={send}>
        <input
          data-first
          aria-label={w.orderWords}
          aria-invalid={written.length > writing.words}
          autocomplete="off"
          value={text.value}
          onInput={event => (text.value = event.currentTarget.value)}
        />
        <p class="mute">
          <span class={written.length > writing.words ? 'bad' : ''}>{w.wordsOf(written.length, writing.words)}</span>
          {' · '}
          <span role="timer" aria-live={left <= SOON ? 'polite' : 'off'}>
            {w.secondsLeft(left)}
          </span>
        </p>
        {why.value && (
          <p class="bad" role="alert">
            <Said text={why.value} />
          </p>
        )}
        <div class="row">
          <button type="button" class="btn" onClick={() => follow({ action: writing.late })}>
            {w.sendNothing}
          </button>
          <button type="submit" class="btn pri">
            {w.sendOrder}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Whole seconds that are left; `late` once, when there are none. */
function useClock(seconds: number, late: () => void): number {
  const left = useSignal(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      left.value--;
      if (left.value > 0) return;
      clearInterval(timer);
      late();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return left.value;
}
