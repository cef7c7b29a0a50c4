import { choices } from '@bivouac/kernel';
import { ASK } from '@bivouac/room';
import { effect, untracked } from '@preact/signals';
import type { Store } from './store.ts';

// Answers that leave no choice. What everyone can see is forced is answered by the table; whoever does not want that says so
// once, and a learner is asked what his teacher speaks of. Alone with bots on this device, a hand that could only pass passes
// at once: there is nobody to learn from it.

export function watchForced(store: Store): () => void {
  const stopWish = effect(() => tellWish(store));
  const stopPass = effect(() => passAlone(store));
  return () => {
    stopWish();
    stopPass();
  };
}

/** The table hears whether its seats want to be asked all the same. */
function tellWish({ now, held, asksAll, heard }: Store): void {
  const wants = asksAll.value;
  if (!now.value || now.value.over) return;
  for (const seat of held.value) {
    const given = now.value.standing?.[seat] ?? [];
    if (given.includes(ASK) === wants) continue;
    const orders = wants ? [...given, ASK] : given.filter(order => order !== ASK);
    untracked(() => void heard.ask({ t: 'order', seat, orders }));
  }
}

const NOTHING: ReadonlySet<string> = new Set(['pass', 'decline']);

function passAlone(store: Store): void {
  const { seat, liveView, asksAll, sending, isPast, lines, web } = store;
  const play = web.play.now.value;
  if (!seat.value || !liveView.value || !play || asksAll.value || sending.value || isPast.value) return;
  if (!isAlone(store) || lines.value.findLast(line => line.kind !== 'say')?.kind === 'undo') return;
  const offered = choices(play.game, liveView.value, seat.value);
  const [only, ...others] = offered.kind === 'list' ? offered.actions : [];
  if (only && NOTHING.has(only.type) && others.length === 0) untracked(() => store.follow({ action: only }));
}

/** Every other seat is a bot's, and the table is kept here. */
const isAlone = ({ info, held }: Store): boolean =>
  info.value !== null &&
  info.value.pace === undefined &&
  Object.entries(info.value.players).some(([seat]) => !held.value.includes(seat)) &&
  Object.entries(info.value.players).every(([seat, { kind }]) => held.value.includes(seat) || kind === 'bot');
