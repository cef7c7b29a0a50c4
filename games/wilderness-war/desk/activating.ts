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
import { allowanceOf } from '../rules/05-forces.ts';
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
  isGiven,
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
import { filled, withoutWeakest } from './groups.ts';
import { foulWeather } from './possible.ts';
import { goButton, outingOf, wayOdds, waysOut, wayTarget, wayTo } from './setting-out.ts';

// Whom the card activates. Drafts: `{ leader, pieces?, to? }` a force, all that can go if nobody is named, and where it is to
// go; `{ singles }` pieces one by one, `{ drilled }` one unit.

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
  readonly to: string; // where the force is to go; '' for nowhere
}

function planOf(a: Asked, draft: Draft): Plan {
  const named = pieceNumber(word(draft, 'leader'));
  const leader = isFree(a, named) && isLeader(named) && mayLead(a, named) ? named : -1;
  const with_ = leader < 0 ? [] : company(a, leader);
  const unit = pieceNumber(word(draft, 'drilled'));
  const fits = (piece: number): boolean => isFree(a, piece) && isSingle(piece) && cardValue(a) !== CAMPAIGN;
  return {
    leader,
    pieces: leader >= 0 && !isGiven(draft, 'pieces') ? everyone(a, leader) : piecesOf(draft, with_),
    singles: leader < 0 ? words(draft, 'singles').map(pieceNumber).filter(fits) : [],
    drilled: isFree(a, unit) && isDrilled[unit] && cardValue(a) !== CAMPAIGN ? unit : -1,
    to: word(draft, 'to'),
  };
}
const piecesOf = (draft: Draft, pool: readonly number[]): number[] =>
  words(draft, 'pieces')
    .map(pieceNumber)
    .filter(piece => pool.includes(piece));

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
    return atSprite(piece, dx('desk.lead', { piece }, '§5.34a'), drafting({ leader: piece }));
  const single = isSingle(number);
  const label = dx('desk.activateOne', { piece }, single ? '§5.32a' : '§5.32c');
  return atSprite(piece, label, drafting(single ? { singles: [piece] } : { drilled: piece }));
}

/** A leader and whom he takes along. */
function leading(a: Asked, plan: Plan): Offer<Action> {
  const { leader, pieces } = plan;
  const piece = pieceIds[leader]!;
  const pool = company(a, leader);
  const here = [leader, ...pool];
  const force: Action = { type: 'force', leader: piece, pieces: slugs(pieces) };
  const going = goingOut(a, plan, force);
  return {
    targets: [
      atSprite(piece, dx('desk.putDown', { piece }), drafting(START), { picked: true }),
      ...toggles(pool, slugs(pieces), all => forceDraft(leader, all)),
      ...going.targets,
      ...starters(a, other => isLeader(other) && !here.includes(other)),
    ],
    buttons: [
      ...going.buttons,
      order(
        a,
        dx('desk.activateForce', { pieces: joined([leader, ...pieces]) }, '§5.34a'),
        force,
        going.buttons.length === 0,
      ),
      ...variations(a, leader, pieces),
      ...alone(a, leader),
      putBack(),
    ],
    hint: going.hint ?? forceHint(plan),
    stack: nameOf(a.t.at[leader]!),
    points: String(allowanceOf([leader, ...pieces])),
    ...(going.odds ? { odds: going.odds } : {}),
  };
}
const forceHint = ({ leader, pieces }: Plan): Text => {
  const units = pieces.filter(each => !isLeader(each)).length;
  const command = commandOfAll([leader, ...pieces].filter(isLeader));
  return dx('desk.hint.force', { leader: pieceIds[leader]!, units, command }, '§5.34a');
};

/** Where it would march at once; of a Campaign both forces are designated first. */
function goingOut(a: Asked, { leader, pieces, to }: Plan, force: Action): Offer<Action> {
  if (cardValue(a) === CAMPAIGN || a.whyNot(force)) return { targets: [], buttons: [] };
  const draft = (space: string): Draft => ({ leader: pieceIds[leader]!, pieces: slugs(pieces), to: space });
  const out = outingOf(a, [leader, ...pieces], force, draft);
  const ways = waysOut(a, out);
  const way = wayTo(ways, to);
  const odds = way && wayOdds(a, out, way);
  return {
    targets: ways.map(each => (each === way ? { ...wayTarget(a, out, each), picked: true } : wayTarget(a, out, each))),
    buttons: way ? [goButton(out, way)] : [],
    ...(way ? { hint: dx('desk.hint.lookAt', { space: to }, '§6.51a') } : {}),
    ...(odds ? { odds } : {}),
  };
}
const commandOfAll = (leaders: readonly number[]): number => leaders.reduce((sum, each) => sum + commandOf(each), 0);

/** Those who may serve under a leader, and as many units of these as they can take. */
function following(a: Asked, leader: number, among: readonly number[]): readonly number[] {
  const under = company(a, leader).filter(each => isLeader(each) && commandOf(each) <= commandOf(leader));
  return filled(a.t, [leader, ...under], among).slice(1);
}
/** All who can go; a leader without units takes nobody: §5.34f */
function everyone(a: Asked, leader: number): readonly number[] {
  const all = following(a, leader, company(a, leader));
  return cardValue(a) !== CAMPAIGN && all.every(isLeader) ? [] : all;
}

const LEFT_BEHIND = 2;

/** The usual variations: all that can go, only Auxiliaries, all but two. */
function variations(a: Asked, leader: number, pieces: readonly number[]): Press[] {
  const all = everyone(a, leader);
  const some: readonly (readonly ['desk.takeAll' | 'desk.onlyAuxiliaries' | 'desk.leaveTwo', readonly number[]])[] = [
    ['desk.takeAll', all],
    [
      'desk.onlyAuxiliaries',
      following(
        a,
        leader,
        company(a, leader).filter(each => isAuxiliary[each]),
      ),
    ],
    ['desk.leaveTwo', withoutWeakest(a.t, all, LEFT_BEHIND)],
  ];
  const offered: string[] = [joined(pieces)];
  return some.flatMap(([key, group]) => {
    const isNew = !offered.some(each => sameGroup(each, joined(group)));
    if (!isNew || (cardValue(a) !== CAMPAIGN && group.every(isLeader))) return []; // §5.34f
    offered.push(joined(group));
    const label = { pieces: joined([leader, ...group]) };
    return [button(key, label, drafting(forceDraft(leader, slugs(group))), { quick: true })];
  });
}
const sameGroup = (one: string, other: string): boolean =>
  one.split(',').sort().join() === other.split(',').sort().join();

function alone(a: Asked, leader: number): Press[] {
  if (cardValue(a) === CAMPAIGN) return [];
  const piece = pieceIds[leader]!;
  return [button('desk.singly', { piece }, drafting({ singles: [piece] }), { quick: true })];
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
      ...(leads ? [button('desk.withForce', { piece: pieceIds[first]! }, drafting({ leader: pieceIds[first]! }))] : []),
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
