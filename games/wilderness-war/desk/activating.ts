import type { Draft, Offer } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import {
  commandOf,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isLeader,
  leadersOf,
  pieceIds,
  pieceNumber,
  sideOf,
  unitsOf,
} from '../data/index.ts';
import { type Action, isBesieged, isOnMap, isUsed, piecesIn } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { halves } from '../text/names.ts';
import {
  type Aim,
  type Asked,
  acting,
  atSprite,
  button,
  drafting,
  joined,
  nameOf,
  order,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  slugs,
  toggles,
  word,
  words,
} from './asked.ts';
import { filled } from './groups.ts';
import { foulWeather } from './possible.ts';

// Whom the card activates. Drafts: `{ leader, pieces }` a force, `{ singles }` pieces one by one, `{ drilled }` one unit.

const CAMPAIGN = 0;
const cardValue = (a: Asked): number => (a.locals as { value: number }).value;
const costOf = (piece: number): number => (isIndian[piece] ? 1 : 2); // in half points

const isFree = ({ t, side }: Asked, piece: number): boolean =>
  piece >= 0 && sideOf[piece] === side && isOnMap(t, piece) && !isUsed(t, piece);
const mayLead = (a: Asked, leader: number): boolean =>
  cardValue(a) === CAMPAIGN || initiativeOf(leader) <= cardValue(a);
const isSingle = (piece: number): boolean => isLeader(piece) || isAuxiliary[piece]!;

const freeLeaders = (a: Asked): number[] => leadersOf[a.side]!.filter(piece => isFree(a, piece));
const freeUnits = (a: Asked): number[] => unitsOf[a.side]!.filter(piece => isFree(a, piece));

/** Those who could march with a leader. */
const company = (a: Asked, leader: number): number[] =>
  piecesIn(a.t, a.side, a.t.at[leader]!).filter(
    piece => piece !== leader && isFree(a, piece) && isBesieged(a.t, piece) === isBesieged(a.t, leader),
  );

interface Plan {
  readonly leader: number; // -1: no force
  readonly pieces: readonly number[];
  readonly singles: readonly number[];
  readonly drilled: number; // -1: none
}

function planOf(a: Asked, draft: Draft): Plan {
  const named = pieceNumber(word(draft, 'leader'));
  const leader = isFree(a, named) && isLeader(named) && mayLead(a, named) ? named : -1;
  const with_ = leader < 0 ? [] : company(a, leader);
  const unit = pieceNumber(word(draft, 'drilled'));
  const fits = (piece: number): boolean => isFree(a, piece) && isSingle(piece) && cardValue(a) !== CAMPAIGN;
  return {
    leader,
    pieces: words(draft, 'pieces')
      .map(pieceNumber)
      .filter(piece => with_.includes(piece)),
    singles: leader < 0 ? words(draft, 'singles').map(pieceNumber).filter(fits) : [],
    drilled: isFree(a, unit) && isDrilled[unit] && cardValue(a) !== CAMPAIGN ? unit : -1,
  };
}

/** Those of a draft who would move together. */
export function chosenOf(a: Asked, draft: Draft): readonly number[] {
  const { leader, pieces, singles, drilled } = planOf(a, draft);
  if (leader >= 0) return [leader, ...pieces];
  return singles.length > 0 ? singles.slice(-1) : drilled >= 0 ? [drilled] : [];
}

const forceDraft = (leader: number, pieces: readonly string[]): Draft => ({ leader: pieceIds[leader]!, pieces });
const singlesDraft = (singles: readonly string[]): Draft => (singles.length === 0 ? START : { singles });

export const activating: Question = {
  rule: '§5.32e',
  first: dx('desk.no.activate', {}, '§5.32e'),
  offer(a, draft) {
    const plan = planOf(a, draft);
    const possible = foulWeather(a);
    const offer = offerFor(a, plan);
    return possible ? { ...offer, possible } : offer;
  },
  whyNot: (a, draft, what) => whyNotActivate(a, planOf(a, draft), what),
};

function offerFor(a: Asked, plan: Plan): Offer<Action> {
  if (plan.leader >= 0) return leading(a, plan);
  if (plan.singles.length > 0) return gathering(a, plan.singles);
  if (plan.drilled >= 0) return sending(a, plan.drilled);
  return {
    targets: starters(a, () => true),
    buttons: [nobody()],
    hint: dx(
      cardValue(a) === CAMPAIGN ? 'desk.hint.campaign' : 'desk.hint.activate',
      { value: cardValue(a) },
      '§5.32e',
    ),
  };
}
const nobody = (): Press => button('desk.noActivation', {}, acting({ type: 'pass' }));

/** Pieces with which an activation can begin. */
function starters(a: Asked, is: (piece: number) => boolean): Aim[] {
  const units = cardValue(a) === CAMPAIGN ? [] : freeUnits(a).filter(unit => isAuxiliary[unit] || isDrilled[unit]);
  return [...freeLeaders(a), ...units].filter(is).map(piece => starter(a, piece));
}
function starter(a: Asked, number: number): Aim {
  const piece = pieceIds[number]!;
  if (isLeader(number) && mayLead(a, number))
    return atSprite(piece, dx('desk.lead', { piece }, '§5.34a'), drafting(forceDraft(number, [])));
  const single = isSingle(number);
  const label = dx('desk.activateOne', { piece }, single ? '§5.32a' : '§5.32c');
  return atSprite(piece, label, drafting(single ? { singles: [piece] } : { drilled: piece }));
}

/** A leader and whom he takes along. */
function leading(a: Asked, { leader, pieces }: Plan): Offer<Action> {
  const piece = pieceIds[leader]!;
  const pool = company(a, leader);
  const here = [leader, ...pool];
  const force: Action = { type: 'force', leader: piece, pieces: slugs(pieces) };
  const commanders = [leader, ...pieces].filter(isLeader);
  return {
    targets: [
      atSprite(piece, dx('desk.putDown', { piece }), drafting(START), { picked: true }),
      ...toggles(pool, slugs(pieces), all => forceDraft(leader, all)),
      ...starters(a, other => isLeader(other) && !here.includes(other)),
    ],
    buttons: [
      order(a, dx('desk.activateForce', { pieces: joined([leader, ...pieces]) }, '§5.34a'), force, true),
      ...everyone(a, leader, pieces),
      ...alone(a, leader, pieces),
      putBack(),
    ],
    hint: dx(
      'desk.hint.force',
      { leader: piece, units: pieces.filter(each => !isLeader(each)).length, command: commandOfAll(commanders) },
      '§5.34a',
    ),
  };
}
const commandOfAll = (leaders: readonly number[]): number => leaders.reduce((sum, each) => sum + commandOf(each), 0);

/** The leader, those who may serve under him, and as many units as they can take. */
function everyone(a: Asked, leader: number, pieces: readonly number[]): Press[] {
  const pool = company(a, leader);
  const under = pool.filter(each => isLeader(each) && commandOf(each) <= commandOf(leader));
  const all = filled(a.t, [leader, ...under], pool).slice(1);
  if (cardValue(a) !== CAMPAIGN && all.every(isLeader)) return []; // §5.34f
  if (all.length === pieces.length && all.every(each => pieces.includes(each))) return [];
  const label = { pieces: joined([leader, ...all]) };
  return [button('desk.takeAll', label, drafting(forceDraft(leader, slugs(all))))];
}

function alone(a: Asked, leader: number, pieces: readonly number[]): Press[] {
  if (cardValue(a) === CAMPAIGN || pieces.length > 0) return [];
  const piece = pieceIds[leader]!;
  return [button('desk.singly', { piece }, drafting({ singles: [piece] }))];
}

/** Leaders and Auxiliaries one by one, up to the value of the card. */
function gathering(a: Asked, singles: readonly number[]): Offer<Action> {
  const left = cardValue(a) * 2 - singles.reduce((sum, piece) => sum + costOf(piece), 0);
  const pool = [...freeLeaders(a), ...freeUnits(a).filter(unit => isAuxiliary[unit])];
  const fits = pool.filter(piece => singles.includes(piece) || costOf(piece) <= left);
  const action: Action = { type: 'individuals', pieces: slugs(singles) };
  const [first = -1] = singles;
  const leads = singles.length === 1 && isLeader(first) && mayLead(a, first);
  return {
    targets: toggles(fits, slugs(singles), singlesDraft),
    buttons: [
      order(a, dx('desk.activateSingles', { pieces: joined(singles) }, '§5.32a'), action, true),
      ...(leads ? [button('desk.withForce', { piece: pieceIds[first]! }, drafting(forceDraft(first, [])))] : []),
      putBack(),
    ],
    hint: dx('desk.hint.singles', { left: halves(Math.max(0, left)) }, '§5.32a'),
  };
}

/** One unit of Drilled Troops. */
function sending(a: Asked, drilled: number): Offer<Action> {
  const unit = pieceIds[drilled]!;
  const leaders = freeLeaders(a).filter(leader => mayLead(a, leader) && company(a, leader).includes(drilled));
  return {
    targets: [
      atSprite(unit, dx('desk.putDown', { piece: unit }), drafting(START), { picked: true }),
      ...leaders.map(leader => {
        const piece = pieceIds[leader]!;
        return atSprite(piece, dx('desk.lead', { piece }, '§5.34a'), drafting(forceDraft(leader, [unit])));
      }),
      ...starters(a, piece => piece !== drilled && !leaders.includes(piece)),
    ],
    buttons: [
      order(a, dx('desk.activateSingles', { pieces: unit }, '§5.32c'), { type: 'drilled', unit }, true),
      putBack(),
    ],
    hint: dx('desk.hint.drilled', { unit }, '§5.32c'),
  };
}

// Why not.
function whyNotActivate(a: Asked, plan: Plan, { piece, space, name }: Pointed): Text | null {
  if (piece >= 0) return a.whyNot(wanted(a, plan, piece, name));
  if (space < 0) return null;
  const here = [...piecesIn(a.t, a.side, space), ...piecesIn(a.t, (1 - a.side) as 0 | 1, space)];
  const first = here[0];
  return first === undefined ? dx('desk.no.nobody', { space: nameOf(space) }, '§5.31a') : whyNotFirst(a, plan, first);
}
const whyNotFirst = (a: Asked, plan: Plan, piece: number): Text | null =>
  a.whyNot(wanted(a, plan, piece, pieceIds[piece]!));

/** What somebody who points at a piece would activate. */
function wanted(a: Asked, { leader, pieces, singles }: Plan, piece: number, name: string): Action {
  const beside = leader >= 0 && a.t.at[piece] === a.t.at[leader];
  if (beside) return { type: 'force', leader: pieceIds[leader]!, pieces: [...slugs(pieces), name] };
  if (cardValue(a) === CAMPAIGN) return { type: 'force', leader: name, pieces: [] };
  if (isDrilled[piece]) return { type: 'drilled', unit: name };
  return { type: 'individuals', pieces: [...slugs(singles), name] };
}
