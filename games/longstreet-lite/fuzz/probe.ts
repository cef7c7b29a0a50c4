import { choices, type Field, type Pick, questionName, type Seat } from '@bivouac/kernel';
import { cardSlug, deckOf, enemyOf, kinds, type Side, sideNumber, yearOf } from '../data/index.ts';
import { game } from '../game.ts';
import { type Action, filesOf, handOf, type LongstreetView, PHASES, type Table, unitId, unitsOn } from '../state.ts';
import { nearMiss } from './probe-near.ts';

// What a person might try: a near miss of the question, a legal action with one thing wrong, or any action at all.

export interface Setting {
  readonly view: LongstreetView;
  readonly t: Table;
  readonly side: Side;
  readonly pick: Pick;
}
export const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

export function probe(view: LongstreetView, seat: Seat, pick: Pick): Action {
  const at = { view, t: view.table, side: sideNumber(seat), pick };
  if (pick(5) === 0) return anything(at);
  const near = pick(3) > 0 ? nearMiss(at, questionName(view) ?? '') : null;
  if (near) return near;
  const offered = choices(game, view, seat);
  return spoilt(at, offered.kind === 'list' ? oneOf(offered.actions, pick) : offered.sample(pick));
}

/** A unit of one's own most of the time. */
export function someUnit({ t, side, pick }: Setting): string {
  const own = unitsOn(t, pick(5) === 0 ? enemyOf(side) : side);
  return own.length > 0 ? unitId(t, oneOf(own, pick)) : 'nobody';
}
/** A card of the hand most of the time. */
export function someCard({ view, side, pick }: Setting): string {
  const hand = handOf(view, side);
  const from = hand.length > 0 && pick(6) > 0 ? hand : deckOf(side, yearOf(view.setup.scenario));
  return cardSlug(oneOf(from, pick));
}
export const several = <T>(at: Setting, most: number, make: (at: Setting) => T): T[] =>
  Array.from({ length: at.pick(most + 1) }, () => make(at));
const figure = ({ pick }: Setting): number => oneOf([-1, 0, 1, 2, 3, 7, 90, 900, 4000, 9000, 36_000], pick);

const WORDS: Readonly<Record<string, (at: Setting) => string>> = {
  unit: someUnit,
  units: someUnit,
  enemies: someUnit,
  target: at => someUnit({ ...at, side: enemyOf(at.side) }),
  card: someCard,
  cards: someCard,
  modifiers: someCard,
  phase: ({ pick }) => oneOf([...PHASES, 'parade'], pick),
  kind: ({ pick }) => oneOf([...kinds.map(({ id }) => id), 'lake'], pick),
  what: ({ pick }) => oneOf(['north', 'south', 'first', 'second'], pick),
  to: ({ pick }) => oneOf(['left', 'right', 'about'], pick),
  steps: ({ pick }) => oneOf(['about', 'left 900', 'right 20000', 'go 0 900', 'go 900 0', 'go 0 -3000', 'jump'], pick),
};

/** A value for a field, by its name. */
function valueFor(at: Setting, name: string, field: Field): unknown {
  const word = WORDS[name] ?? (() => 'nothing');
  if (field.startsWith('words')) return several(at, 3, word);
  if (field.startsWith('word')) return word(at);
  if (field.startsWith('flag')) return at.pick(2) === 0;
  return field.startsWith('wholes') ? several(at, 8, figure) : figure(at);
}
const fieldsOf = (type: Action['type']): readonly [string, Field][] =>
  Object.entries(game.actions[type] as Readonly<Record<string, Field>>);

function anything(at: Setting): Action {
  const type = oneOf(Object.keys(game.actions) as Action['type'][], at.pick);
  const filled = fieldsOf(type).filter(([, field]) => !field.endsWith('?') || at.pick(3) === 0);
  return { type, ...Object.fromEntries(filled.map(([name, field]) => [name, valueFor(at, name, field)])) } as Action;
}
function spoilt(at: Setting, action: Action): Action {
  const fields = fieldsOf(action.type);
  if (fields.length === 0) return anything(at);
  const [name, field] = oneOf(fields, at.pick);
  return { ...action, [name]: valueFor(at, name, field) } as Action;
}

/** A unit's number, for those who look at the table. */
export const someOwn = ({ t, side, pick }: Setting): number => oneOf(unitsOn(t, side), pick) ?? -1;
export const filesAt = ({ t }: Setting, unit: number): number => (unit < 0 ? 1 : filesOf(t, unit));
