import type { Json } from '@bivouac/kernel';
import { cards, FIRST_CARD } from './data/index.ts';

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
