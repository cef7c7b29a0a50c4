import { type Choices, done, go, list, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import {
  type CardEvent,
  cardNumber,
  cardOf,
  cardSlug,
  enemyOf,
  eventOf,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isLight,
  isRegular,
  SIDES,
  type Side,
} from '../data/index.ts';
import {
  type Action,
  ASSAULT,
  battleOf,
  FORT,
  has,
  moveOf,
  outsideIn,
  raidOf,
  siegeOf,
  type Table,
  type U,
  unitsIn,
  type WildernessView,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { CARD_RULES } from './05-card-rules.ts';
import { couldHold, discard, handOf, mayUse } from './05-cards.ts';
import { allHold, type Clause, needs, whyNotClauses } from './05-clauses.ts';
import { massacre } from './07-pieces.ts';
import { maySurrender } from './08-conditions.ts';

// 5.56 RESPONSE EVENTS. A side is asked whenever it *could* hold one: a pause betrays nothing.

const { procedure } = rules<WW>();

export type Moment = 'activation' | 'lake' | 'battle' | 'siege' | 'surrender' | 'assault' | 'raid' | 'taken';
export const PASS: Action = { type: 'pass' };

/** The events of a moment. */
const MOMENTS: Readonly<Record<Moment, readonly CardEvent[]>> = {
  activation: ['foul_weather'],
  lake: ['lake_schooner'],
  battle: ['fieldworks', 'ambush'],
  siege: ['coehorns', 'surrender'],
  surrender: ['surrender'],
  assault: ['coehorns'],
  raid: ['blockhouses'],
  taken: ['massacre'],
};

/** What must hold on the table for a response; the moment itself is where the window opens. */
const CONDITIONS: Readonly<Partial<Record<CardEvent, readonly Clause[]>>> = {
  foul_weather: [needs('notYet', t => moveOf(t).most > 2)], // §card-14a
  fieldworks: [
    needs('drilled', (t, _setup, side) => {
      const { where, militia } = battleOf(t); // §card-09a, §7.55b
      return outsideIn(t, side, where).some(piece => isDrilled[piece] && !militia.includes(piece));
    }),
    needs('fieldworks', (t, _setup, side) => side !== battleOf(t).attacker || dugIn(t)),
    needs('noFieldworks', (t, _setup, side) => side === battleOf(t).attacker || !dugIn(t)),
  ],
  ambush: [
    // §card-11a
    needs('wild', t => !isCultivated[battleOf(t).where]),
    needs('notYet', (t, _setup, side) => !battleOf(t).ambush[side]), // §7.56a
    needs('auxiliaries', (t, _setup, side) => auxiliaries(t, side) > 0),
    needs('noLight', (t, _setup, side) => !outsideIn(t, enemyOf(side), battleOf(t).where).some(p => isLight[p])),
    needs('noEnemyFort', (t, _setup, side) => !isFortOf(t, enemyOf(side), battleOf(t).where)),
    needs('enoughAuxiliaries', (t, _setup, side) => auxiliaries(t, enemyOf(side)) <= auxiliaries(t, side)),
  ],
  coehorns: [
    // §card-08a
    needs('notYet', (t, _setup, side) => t.batteries[side] !== besiegedPlace(t)),
    needs('regulars', (t, _setup, side) => unitsIn(t, side, besiegedPlace(t)).some(unit => isRegular[unit])),
  ],
  surrender: [
    // §card-06a
    needs('notYet', t => !siegeOf(t).over),
    needs('besieger', (t, setup, side) => side === siegeOf(t).side || has(setup, 'surrender-either-side')), // §18.0d
    needs('louisbourgSiege', t => maySurrender(t, siegeOf(t).where)),
  ],
  blockhouses: [
    // §card-13a
    needs('notYet', (t, _setup, side) => t.blockhouses[side] === 0),
    needs('enemyRaid', (t, _setup, side) => raidOf(t).side !== side),
  ],
};
const dugIn = (t: Table): boolean => t.fieldworks[battleOf(t).where]! >= 0;
const auxiliaries = (t: Table, side: Side): number =>
  outsideIn(t, side, battleOf(t).where).filter(piece => isAuxiliary[piece]).length;
const isFortOf = (t: Table, side: Side, where: number): boolean => t.fort[where] === FORT && t.holder[where] === side;
const besiegedPlace = (t: Table): number => (t.battle?.kind === ASSAULT ? t.battle.where : siegeOf(t).where);

/** §5.56a The events a side could answer a moment with, as far as everyone can see. */
export const possibleResponses = (t: Table, setup: Setup, side: Side, moment: Moment): readonly CardEvent[] =>
  MOMENTS[moment].filter(event => couldHold(t, setup, side, event) && allHold(CONDITIONS[event], t, setup, side));

const responsesHeld = (view: WildernessView, side: Side, moment: Moment): Action[] => {
  const possible = possibleResponses(view.table, view.setup, side, moment);
  return handOf(view, side)
    .filter(card => possible.includes(eventOf(card)) && mayUse(view.setup, side, card))
    .map(card => ({ type: 'respond', card: cardSlug(card) }));
};

function whyNotRespond(view: WildernessView, side: Side, moment: Moment, action: Action): Text | null {
  if (action.type !== 'respond') return tx('no.respond', {}, '§5.56a');
  const card = cardNumber(action.card);
  if (!handOf(view, side).includes(card)) return tx('no.card', { card: action.card }, '§5.21a');
  if (!cardOf(card).response) return tx('no.notResponse', { card: action.card }, '§5.13a');
  if (!mayUse(view.setup, side, card)) return tx('no.colour', { card: action.card }, '§5.12a');
  if (!MOMENTS[moment].includes(eventOf(card))) return tx('no.moment', { card: action.card }, '§5.56a');
  return whyNotClauses(CONDITIONS[eventOf(card)], [view.table, view.setup, side], card);
}

const choicesFor = (view: WildernessView, side: Side, moment: Moment): Choices<Action> =>
  list<Action>([PASS, ...responsesHeld(view, side, moment)], action => whyNotRespond(view, side, moment, action));

export const responses = procedure<{ side: Side; moment: Moment }>('responses')({
  offer: {
    asks: ({ table, setup }, { side, moment }) =>
      possibleResponses(table, setup, side, moment).length > 0 ? only(SIDES[side]) : nobody,
    prompt: (_pub, { side, moment }) => tx(`respond.${moment}`, { side: SIDES[side] }, '§5.56a'),
    choices: (view, { side, moment }) => choicesFor(view, side, moment),
    take(u, { side }, answer) {
      if (answer.type !== 'respond') return done();
      answerWith(u, side, cardNumber(answer.card));
      return go('offer'); // §7.4a all of one side's cards before the other's
    },
  },
});

/** Plays a response: §5.56b it is no Action Phase. */
export function answerWith(u: U, side: Side, card: number): void {
  discard(u, side, card);
  u.say(tx('card.response', { side: SIDES[side], card: cardSlug(card) }, CARD_RULES[eventOf(card)]));
  EFFECTS[eventOf(card)]?.(u, side);
}

/** What the response events of battles, moves and raids do; the others are in 05-events.ts. */
const EFFECTS: Readonly<Partial<Record<CardEvent, (u: U, side: Side) => void>>> = {
  foul_weather(u) {
    moveOf(u.table).most = 2;
    moveOf(u.table).sea = 0;
  },
  lake_schooner(u) {
    moveOf(u.table).over = 1;
  },
  fieldworks(u, side) {
    const { where, attacker } = battleOf(u.table);
    u.table.fieldworks[where] = side === attacker ? -1 : side;
  },
  ambush(u, side) {
    battleOf(u.table).ambush[side] = 1;
  },
  coehorns(u, side) {
    const { table: t } = u;
    t.batteries[side] = besiegedPlace(t); // §9.13b
  },
  surrender(u) {
    siegeOf(u.table).over = 1;
  },
  blockhouses(u, side) {
    u.table.blockhouses[side] = 1; // §card-13a
  },
  massacre: (u, side) => massacre(u, side),
};
