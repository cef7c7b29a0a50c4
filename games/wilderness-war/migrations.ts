import type { Json } from '@bivouac/kernel';
import { cards, FIRST_CARD } from './data/index.ts';
import { ENTRANTS, isEntrants } from './rules/05-events-effects.ts';
import type { Table } from './state.ts';

type Fields = Record<string, Json>;
const ANYWHERE = 7;

/** Version 1 kept no trace of where cards could be, nor of cards taken: whatever is not open could be anywhere. */
export function withTraces(old: Json): Json {
  const { table, hands, ...rest } = old as Fields;
  const t = table as Fields;
  const open = [...(t['discard'] as number[]), ...(t['removed'] as number[])];
  const may = cards.map((_, i) => (open.includes(i + FIRST_CARD) ? 0 : ANYWHERE));
  const sides = Object.entries(hands as Fields).map(([side, hand]) => [side, { ...(hand as Fields), seen: [] }]);
  return { ...rest, table: { ...t, may }, hands: Object.fromEntries(sides) };
}

/** Version 2 left it to the answer of an event's question who enters, and let nobody stay behind who went home. */
export function withEntrants(old: Json): Json {
  const { table, stack, ...rest } = old as Fields;
  const asked = (of: string): number[] => (isEntrants(of) ? ENTRANTS[of](table as unknown as Table) : []);
  const task = (each: Fields): Fields =>
    each['do'] === 'pick' ? { ...each, pieces: asked(String(each['of'])) } : each;
  const frames = (stack as Fields[]).map(frame => {
    const locals = companions(task(frame['locals'] as Fields), frame['proc']);
    const tasks = locals['tasks'] as Fields[] | undefined;
    return { ...frame, locals: tasks ? { ...locals, tasks: tasks.map(task) } : locals };
  });
  return { ...rest, table: table!, stack: frames };
}
const companions = (locals: Fields, proc: Json | undefined): Fields =>
  proc === 'goHome' ? { ...locals, free: [] } : locals;
