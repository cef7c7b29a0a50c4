import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Store, useStore } from './store.ts';

const TICK = 200;
const SHORT = 250; // milliseconds nobody needs to be told of

/** Long enough to be told of. */
export const isThinking = ({ heard, isPast }: Store): boolean =>
  !isPast.value && (heard.thinking.value?.budget ?? 0) >= SHORT;

/** A bot decides: how much of its time is spent, and a way to cut it short. The rest of the screen stays free. */
export function Thinking() {
  const { heard, words, info } = useStore();
  const w = words.value;
  const thinking = heard.thinking.value;
  const tick = useSignal(0);
  tick.value;
  useEffect(() => {
    if (!thinking) return;
    const timer = setInterval(() => tick.value++, TICK);
    return () => clearInterval(timer);
  }, [thinking]);
  if (!thinking) return null;
  const spent = Date.now() - thinking.since;
  const share = Math.min(1, Math.max(0, spent / thinking.budget));
  const who = w.level(info.value?.players[thinking.seat]?.level ?? '');
  return (
    <span class="thinking">
      <span>{w.thinking(who)}</span>
      <span
        class="meter"
        role="progressbar"
        aria-label={w.thinking(who)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
      >
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <button type="button" class="btn sm" title={w.hurryHint} onClick={() => void heard.ask({ t: 'hurry' })}>
        {w.hurry}
      </button>
    </span>
  );
}
