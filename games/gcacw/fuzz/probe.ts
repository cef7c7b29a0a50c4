import { choices, type Field, type Pick, type Seat } from '@bivouac/kernel';
import { SHAPES } from '../actions.ts';
import { enemyOf, type Side, sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { type Action, type CampaignView, hexId, leaderRange, of, onMap, type Table, unitRange } from '../state.ts';
import { nearMiss } from './probe-near.ts';

// What a person might try: a legal action with one thing wrong, or any action at all, so that fuzzing meets every refusal.

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;

interface Setting {
  readonly t: Table;
  readonly side: Side;
  readonly pick: Pick;
}

export function probe(view: CampaignView, seat: Seat, pick: Pick): Action {
  const at = { t: view.table, side: sideNumber(seat), pick };
  if (pick(4) === 0) return anything(at);
  const near = pick(2) === 0 ? nearMiss(view, at.side, pick) : null;
  if (near) return near;
  const offered = choices(game, view, seat);
  const legal = offered.kind === 'list' ? oneOf(offered.actions, pick) : offered.sample(pick);
  return spoilt(at, legal);
}

const isOwn = ({ pick }: Setting): boolean => pick(8) > 0;
const someUnit = (at: Setting): string => {
  const [from, to] = unitRange(at.t, isOwn(at) ? at.side : enemyOf(at.side));
  return of(at.t).units.ids[from + at.pick(to - from)]!;
};
const someLeader = (at: Setting): string => {
  const [from, to] = leaderRange(at.t, isOwn(at) ? at.side : enemyOf(at.side));
  return of(at.t).leaders.ids[from + at.pick(Math.max(1, to - from))] ?? 'nobody';
};
/** A hex beside somebody, most of all beside whoever marches. */
function someHex({ t, side, pick }: Setting): string {
  const { board } = of(t);
  const units = t.march && pick(4) > 0 ? [t.march.unit] : onMap(t, pick(3) === 0 ? enemyOf(side) : side);
  const hex = units.length > 0 ? t.at[oneOf(units, pick)]! : 0;
  const beside = board.neighbours[Math.max(0, hex) * 6 + pick(6)]!;
  return hexId(t, beside < 0 ? Math.max(0, hex) : beside);
}
/** A stroll that minds no rule. */
function somePath({ t, pick }: Setting): string[] {
  const { board } = of(t);
  let hex = Math.max(0, t.at[t.march?.unit ?? 0]!);
  const path: string[] = [];
  for (let n = 1 + pick(4); n > 0; n--) {
    const next = board.neighbours[hex * 6 + pick(6)]!;
    if (next >= 0) hex = next;
    path.push(hexId(t, hex));
  }
  return path;
}
const KINDS = ['column', 'hasty', 'normal', 'prepared', 'minor', 'major'];

/** A value for a field, by its name. */
function valueFor(at: Setting, name: string, field: Field): unknown {
  const { pick } = at;
  const several = field.startsWith('words');
  const word = (): string => {
    if (name === 'unit' || name === 'units' || name === 'dig') return someUnit(at);
    if (name === 'to') return pick(2) === 0 ? someUnit(at) : someHex(at);
    if (name === 'leader' || name === 'leaders' || name === 'along') return someLeader(at);
    return name === 'kind' ? oneOf(KINDS, pick) : pick(2) === 0 ? someHex(at) : `${someHex(at)}-${someHex(at)}`;
  };
  if (name === 'path') return somePath(at);
  if (several) return Array.from({ length: pick(4) }, word);
  if (field.startsWith('whole')) return field.startsWith('wholes') ? [pick(4)] : pick(4);
  return field.startsWith('flag') ? pick(2) === 0 : word();
}

function anything(at: Setting): Action {
  const types = Object.keys(SHAPES) as Action['type'][];
  const type = oneOf(types, at.pick);
  const fields = Object.entries(SHAPES[type] as Readonly<Record<string, Field>>);
  const filled = fields.filter(([, field]) => !field.endsWith('?') || at.pick(3) === 0);
  return { type, ...Object.fromEntries(filled.map(([name, field]) => [name, valueFor(at, name, field)])) } as Action;
}

function spoilt(at: Setting, action: Action): Action {
  const fields = Object.entries(SHAPES[action.type] as Readonly<Record<string, Field>>);
  if (fields.length === 0) return anything(at);
  const [name, field] = oneOf(fields, at.pick);
  return { ...action, [name]: valueFor(at, name, field) } as Action;
}
