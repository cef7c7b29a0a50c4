import { wordOf } from '@bivouac/desk';
import { type Clash, type Event, type Laid, listed, type Spot, type Trail } from '@bivouac/kernel';
import { type Entry, isHead } from './log.ts';

// What was done, put together from what events say they are: a march of many steps is one deed, a fight with its dice and losses another.

export interface Deed {
  readonly key: string; // of the entry that opens it; `+1` for a second deed of one entry
  readonly kind: Trail['kind'] | Clash['kind'] | 'placed' | 'removed';
  readonly by: string; // whose doing; '' unknown
  readonly pieces: readonly string[]; // who leads them first
  readonly spots: readonly Spot[]; // the way, or where it was
  readonly from: readonly Spot[]; // a fight: the attacker's places, where they are others
  readonly won?: string; // a fight: the side that has won it
  readonly lost: Readonly<Record<string, number>>; // steps, by side
  readonly count: number; // actions in force when it was over
  readonly entries: readonly Entry[]; // all that tell of it
}
type Draft = { -readonly [K in keyof Deed]: Deed[K] } & {
  pieces: string[];
  spots: Spot[];
  lost: Record<string, number>;
  entries: Entry[];
};
type Told = Entry & { readonly event: Event };

const CLASHES: readonly string[] = ['battle', 'assault', 'siege', 'raid', 'fire'] satisfies Clash['kind'][];
export const isFight = ({ kind }: Deed): boolean => CLASHES.includes(kind);
export const isWay = ({ kind }: Deed): boolean => ['march', 'retreat', 'arrive', 'leave'].includes(kind);
export const placesIn = ({ spots }: Deed): readonly string[] => spots.map(wordOf);
/** Where it ended: the place that is named with it. */
export const endOf = (deed: Deed): string => placesIn(deed).at(-1) ?? '';

/** A tale while it is told. */
interface Tale {
  readonly deeds: Draft[];
  last: Draft | null; // may be gone on with
  fight: Draft | null; // not decided yet
  fought: Draft | null; // its losses may follow
  named: Told[]; // plain entries that may announce a march
}

/** The key of the entry that opens it. */
const openedBy = ({ key }: Deed): string => key.split('+')[0]!;

export function deedsOf(entries: readonly Entry[]): readonly Deed[] {
  const tale: Tale = { deeds: [], last: null, fight: null, fought: null, named: [] };
  for (const entry of entries) if (entry.event) tell(tale, { ...entry, event: entry.event });
  return tale.deeds;
}

function tell(tale: Tale, told: Told): void {
  const { event } = told;
  if (event.heading) Object.assign(tale, { last: null, fight: null, fought: null });
  if (isHead(event)) tale.named = [];
  else if (isPlain(event)) aside(tale, told);
  else {
    const { length } = tale.deeds;
    for (const trail of event.trails ?? []) walk(tale, told, trail);
    for (const kind of ['placed', 'removed'] as const) if (event[kind]) lie(tale, told, kind, event[kind]);
    if (event.clash) meet(tale, told, event.clash);
    if (event.lost) lose(tale, told, event.lost);
    if (tale.deeds.length > length) tale.named = [];
  }
}

const sideIn = ({ event }: Told): string => event.by ?? '';

function begin(tale: Tale, told: Told, kind: Deed['kind'], pieces: readonly string[], spots: readonly Spot[]): Draft {
  const { count } = told;
  const before = tale.deeds.filter(deed => openedBy(deed) === told.key).length;
  const key = before === 0 ? told.key : `${told.key}+${before}`;
  const draft: Draft = {
    ...{ key, kind, count, by: sideIn(told), from: [], lost: {} },
    ...{ pieces: [...pieces], spots: [...spots], entries: [told] },
  };
  tale.deeds.push(draft);
  return draft;
}
function join(deed: Draft, told: Told): void {
  if (deed.entries.at(-1)?.key !== told.key) deed.entries.push(told);
  deed.count = told.count;
}

/** Dice and the like belong to a fight that is not decided; a card that is played has a line of its own. */
function aside({ fight, last, named }: Tale, told: Told): void {
  if (fight && !told.event.card) join(fight, told);
  else if (last && named.length === 0 && closes(last, told)) join(last, told);
  else named.push(told);
}

function walk(tale: Tale, told: Told, trail: Trail): void {
  const { last } = tale;
  if (last && goesOn(last, told, trail) && !(tale.named.length > 0 && joined(last, trail))) {
    last.spots.push(...trail.spots.slice(1));
    last.pieces = [...new Set([...last.pieces, ...trail.pieces])];
    join(last, told);
  } else if (last && goesAlong(last, told, trail)) {
    last.pieces.push(...trail.pieces);
    join(last, told);
  } else {
    tale.last = begin(tale, told, trail.kind, trail.pieces, trail.spots);
    tale.last.entries.unshift(...tale.named.filter(({ event }) => announces(event, trail)));
  }
  if (trail.kind !== 'retreat') tale.fought = null;
}

/** Something was put on the board or taken from it; who falls in a fight is told with it. */
function lie(tale: Tale, told: Told, kind: 'placed' | 'removed', { pieces, at }: Laid): void {
  const { last } = tale;
  const scene = tale.fight ?? tale.fought;
  if (kind === 'removed' && scene && meets([...scene.spots, ...scene.from], [at])) return join(scene, told);
  if (last?.kind === kind && last.by === sideIn(told) && endOf(last) === wordOf(at)) {
    last.pieces.push(...pieces);
    join(last, told);
  } else tale.last = begin(tale, told, kind, pieces, [at]);
}

function meet(tale: Tale, told: Told, { kind, stage, at, from = [], won }: Clash): void {
  const { fight } = tale;
  const isSame = fight !== null && stage === 'result' && fight.kind === kind && meets(fight.spots, at);
  const deed = isSame ? fight : begin(tale, told, kind, [], at);
  join(deed, told);
  if (from.length > 0) deed.from = from;
  if (won !== undefined) deed.won = won;
  const isOpen = stage === 'begins' && (kind !== 'siege' || hasDie(told.event)); // to lay a siege decides nothing yet
  tale.fight = isOpen ? deed : null;
  tale.fought = stage === 'result' ? deed : null;
  tale.last = null;
}

function lose({ fight, fought, last }: Tale, told: Told, steps: number): void {
  const scene = last?.entries.at(-1)?.key === told.key ? last : (fight ?? fought);
  if (!scene) return;
  scene.lost[sideIn(told)] = (scene.lost[sideIn(told)] ?? 0) + steps;
  join(scene, told);
}

const isPlain = ({ trails, placed, removed, clash, lost }: Event): boolean =>
  !(trails || placed || removed || clash || lost);
const hasDie = ({ args }: Event): boolean => typeof args?.die === 'number';

/** The same pieces go on from where they were; some may have stayed or joined. */
function goesOn(deed: Draft, told: Told, { kind, pieces, spots }: Trail): boolean {
  const sameKind = deed.kind === kind || (deed.kind === 'arrive' && kind === 'march');
  const together = pieces.some(piece => deed.pieces.includes(piece));
  return sameKind && deed.by === sideIn(told) && together && endOf(deed) === wordOf(spots[0] ?? '');
}
/** Somebody is with them who was not: after a word in between that is another march, of him they were led to. */
const joined = (deed: Draft, { pieces }: Trail): boolean => pieces.some(piece => !deed.pieces.includes(piece));
/** Others go the same way. */
const goesAlong = (deed: Draft, told: Told, { kind, spots }: Trail): boolean =>
  deed.kind === kind && deed.by === sideIn(told) && placesIn(deed).join() === spots.map(wordOf).join();

const wordsIn = ({ args = {} }: Event): readonly string[] =>
  Object.values(args).flatMap(value => (typeof value === 'number' ? [] : listed(value)));
/** An event that names one of those who then march is told with their march. */
const announces = (event: Event, { pieces }: Trail): boolean => {
  const words = wordsIn(event);
  return pieces.some(piece => words.includes(piece));
};
/** So is what is said at its end of nothing but them. */
function closes(deed: Draft, { event }: Told): boolean {
  const words = wordsIn(event);
  return deed.kind === 'march' && !hasDie(event) && words.length > 0 && words.every(word => deed.pieces.includes(word));
}
const meets = (some: readonly Spot[], others: readonly Spot[]): boolean =>
  others.some(spot => some.map(wordOf).includes(wordOf(spot)));

/** A line of the log: a deed with all that tells of it, or a plain sentence. */
export interface StoryLine {
  readonly key: string;
  readonly entry: Entry;
  readonly deed: Deed | null;
  readonly more: readonly Entry[]; // further dice of the same roll
}
export function storyOf(entries: readonly Entry[]): readonly StoryLine[] {
  const deeds = deedsOf(entries);
  const told = new Set(deeds.flatMap(deed => deed.entries.map(({ key }) => key)));
  const lines = entries.flatMap((entry): StoryLine[] => {
    const opened = deeds.filter(deed => openedBy(deed) === entry.key);
    if (opened.length > 0) return opened.map(deed => ({ key: deed.key, entry, deed, more: [] }));
    return told.has(entry.key) ? [] : [{ key: entry.key, entry, deed: null, more: [] }];
  });
  return lines.reduce<StoryLine[]>((all, line) => {
    const last = all.at(-1);
    if (!last || last.deed || line.deed || !isSameRoll(last.entry, line.entry)) all.push(line);
    else all[all.length - 1] = { ...last, more: [...last.more, line.entry] };
    return all;
  }, []);
}

/** Entries, with the dice of one roll together. */
export const rolledTogether = (entries: readonly Entry[]): readonly (readonly [Entry, ...Entry[]])[] =>
  entries.reduce<[Entry, ...Entry[]][]>((all, entry) => {
    const last = all.at(-1);
    if (last && isSameRoll(last[0], entry)) last.push(entry);
    else all.push([entry]);
    return all;
  }, []);

/** Dice that are rolled for the same. */
function isSameRoll({ event: one }: Entry, { event: other }: Entry): boolean {
  if (!one || !other || one.key !== other.key || !hasDie(one) || !hasDie(other)) return false;
  const why = ({ args }: Event): string => JSON.stringify({ ...args, die: 0, draw: 0 });
  return one.by === other.by && why(one) === why(other);
}
