import type { Seat, Text } from '@bivouac/kernel';
import type { Answer, Ask, Line, TableInfo, Update } from '@bivouac/room';
import { effect, signal } from '@preact/signals';
import type { Link } from '../net/link.ts';
import { mergedLines } from './log.ts';

type Reply = Extract<Answer, { t: 'done' | 'refused' | 'position' }>;
export type Position = Pick<Extract<Answer, { t: 'position' }>, 'views' | 'thought'>;
/** A bot at work, in milliseconds of this device's clock. */
export interface Thinking {
  readonly seat: Seat;
  readonly budget: number;
  readonly since: number;
}
type Sent<T extends Ask> = T extends { id: string } ? Omit<T, 'id'> : never;

/** What has been heard from the table so far, and how to speak to it. */
export function hearing(link: Link, seats: readonly Seat[]) {
  const info = signal<TableInfo | null>(null);
  const held = signal<readonly Seat[]>(seats);
  const now = signal<Update | null>(null);
  const heardAt = signal(0);
  const lines = signal<readonly Line[]>([]);
  const trouble = signal<Text | null>(null);
  const thinking = signal<Thinking | null>(null);
  const present = signal<readonly Seat[]>([]);
  const waiting = new Map<string, (reply: Reply) => void>();

  const stop = link.listen(answer => {
    switch (answer.t) {
      case 'welcome':
        if (info.value && answer.seats.join() !== held.value.join()) hello(0); // other eyes: everything once more
        info.value = answer.table;
        held.value = answer.seats;
        break;
      case 'update':
        if (now.value && answer.seq < now.value.seq) break;
        lines.value = mergedLines(lines.value, answer.lines);
        heardAt.value = Date.now();
        if (answer.lines.some(line => line.kind !== 'say')) thinking.value = null;
        now.value = answer;
        break;
      case 'trouble':
        trouble.value = answer.why;
        break;
      case 'present':
        present.value = answer.seats;
        break;
      case 'thinking':
        thinking.value = { seat: answer.seat, budget: answer.budget, since: Date.now() - answer.spent };
        break;
      default:
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
    }
  });

  /** After a break the link itself says hello with the last number heard. */
  const hello = (since: number): void => link.send({ t: 'hello', since });
  const quit = effect(() => {
    if (link.state.value === 'open') trouble.value = null;
    else present.value = [];
  });
  hello(0);

  /** Sends with a new id; the reply comes once, perhaps after a break. */
  const ask = (what: Sent<Ask>): Promise<Reply> =>
    new Promise(resolve => {
      const id = crypto.randomUUID();
      waiting.set(id, resolve);
      link.send({ ...what, id } as Ask);
    });

  const position = async (count: number): Promise<Position | null> => {
    const reply = await ask({ t: 'at', count });
    return reply.t === 'position' ? reply : null;
  };

  /** After the end everything may be heard: once more from the beginning. */
  const hearAll = (): void => hello(0);

  const close = (): void => {
    stop();
    quit();
  };
  return { link, info, held, now, heardAt, lines, trouble, thinking, present, ask, position, hearAll, close };
}
export type Hearing = ReturnType<typeof hearing>;
