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

/** Version 3 kept all of an activation in one row of fields, and truths as 0 and 1. */
export function withParts(old: Json): Json {
  const { table, stack, ...rest } = old as Fields;
  const t = table as Fields;
  const frames = stack as Fields[];
  const entering = frames.some(({ proc }) => proc === 'entry');
  return {
    ...rest,
    table: {
      ...truths(t, LASTING),
      move: part(t, 'move', m => moveInParts(m, entering)),
      battle: part(t, 'battle', b => truths(b, ['landing', 'ambush', 'wiped', 'free'])),
      siegework: part(t, 'siegework', s => truths(s, ['over'])),
      raid: part(t, 'raid', r => truths(r, ['marked'])),
    },
    stack: frames.map(frame =>
      frame['proc'] === 'retreat' ? { ...frame, locals: truths(frame['locals'] as Fields, ['inside']) } : frame,
    ),
  };
}
const LASTING = [
  ...['carried', 'resting', 'built', 'pitt', 'diplomatic', 'quiberon', 'noLandings', 'noFrenchSea', 'blockhouses'],
  ...['cherokees', 'uprising', 'reshuffle', 'montcalm', 'swap'],
];
const part = (t: Fields, key: string, lift: (fields: Fields) => Json): Json => (t[key] ? lift(t[key] as Fields) : null);
const truth = (value: Json): Json => (Array.isArray(value) ? value.map(truth) : value === 1);
const truths = (fields: Fields, keys: readonly string[]): Fields => ({ ...fields, ...truly(fields, keys) });
const truly = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.map(key => [key, truth(fields[key]!)]));
const kept = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.map(key => [key, fields[key]!]));

function moveInParts(m: Fields, entering: boolean): Fields {
  const passing = m['infiltrating'] === 1 && m['over'] === 0;
  const pursuit = kept(m, ['failed', 'passed']);
  return {
    ...kept(m, ['commander', 'pieces', 'side', 'at', 'dropped', 'foughtIn', 'raided']),
    over: m['over'] === 1,
    path: {
      ...kept(m, ['came', 'trail', 'steps', 'most', 'tired', 'freed']),
      ...truly(m, ['land', 'boat', 'portage', 'croghan', 'sea']),
      landing: m['landed'] === 1,
    },
    entry: entering || passing ? entryPart(m) : null,
    pursuit: Object.values(pursuit).some(pieces => (pieces as number[]).length > 0) ? pursuit : null,
  };
}
const entryPart = (m: Fields): Fields => ({
  ...truly(m, ['lake', 'infiltrating', 'stopping', 'halt', 'tried', 'met', 'overran', 'took']),
  ...kept(m, ['interceptors', 'joined']),
});
