import type { BotThought, Misjudged } from '../messages.ts';
import type { Room } from '../room.ts';

const MOST = 3;
const WORTH_TELLING = 0.05; // of the chance to win

/**
 * Where a bot was most wrong: what it expected of what it did, against what it expected when it thought next, dice and enemy
 * between them. At most three, in the order of the game; `thoughts` by line.
 */
export function misjudgedOf({ lines, record }: Room, thoughts: ReadonlyMap<number, BotThought>): readonly Misjudged[] {
  const stands = new Map<number, number>(); // count → its line: what was taken back is none of it
  for (const { kind, count, seq } of lines)
    if (kind === 'act' && count <= record.history.length) stands.set(count, seq);
  const before = new Map<string, Misjudged>(); // by seat: its last thought
  const found: Misjudged[] = [];
  for (const line of lines) {
    const { trials = 0, ideas: [best] = [] } = thoughts.get(line.seq) ?? {};
    if (!best || trials === 0 || line.seat === null || stands.get(line.count) !== line.seq) continue;
    const last = before.get(line.seat);
    if (last) found.push({ ...last, saw: best.win });
    before.set(line.seat, { count: line.count, seat: line.seat, expected: best.win, saw: best.win });
  }
  return found
    .filter(each => by(each) >= WORTH_TELLING)
    .sort((a, b) => by(b) - by(a))
    .slice(0, MOST)
    .sort((a, b) => a.count - b.count);
}
const by = ({ expected, saw }: Misjudged): number => Math.abs(expected - saw);
