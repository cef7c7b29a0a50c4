import { type Draft, type Fight, signed } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { enemyOf, type Side, tables } from '../data/index.ts';
import { marchOf, pointsLeft } from '../rules/06-move.ts';
import { attackAct, costOf, mayEvade, newAttack } from '../rules/07-attack.ts';
import { KINDS } from '../rules/07-modifiers.ts';
import { type Attack, hexId, isHeldBy, of, sideOf, type Table, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, acting, atPlace, button, drafting, hexAt, type Offer, type Press, putBack, word } from './asked.ts';
import { flankBars } from './flanks.ts';
import { attackOdds, fightOf } from './odds.ts';
import type { Way } from './ways.ts';

// 7.1 An attack of the marching unit is chosen: the hex, then its kind. Draft `{ hex, kind }`.

type Kind = (typeof KINDS)[number];
type Choose = (draft: Draft) => Aim['next'];

const marchingSide = (t: Table): Side => sideOf(t, marchOf(t).unit);
export const whyNotAttack = (t: Table, hex: string, kind: string): Text | null =>
  attackAct.whyNot(t, marchingSide(t), { type: 'attack', hex, kind });

/** The kinds the unit can pay for against this hex, the weakest first. */
const kindsFor = (t: Table, hex: string): readonly Kind[] => KINDS.filter(kind => whyNotAttack(t, hex, kind) === null);

/** Hexes it can attack from where it stands. */
export function targetsOf(t: Table): readonly string[] {
  const at = t.at[marchOf(t).unit]!;
  const { neighbours } = of(t).board;
  const enemy = enemyOf(marchingSide(t));
  return [0, 1, 2, 3, 4, 5]
    .map(direction => neighbours[at * 6 + direction]!)
    .filter(hex => hex >= 0 && isHeldBy(t, enemy, hex))
    .map(hex => hexId(t, hex))
    .filter(hex => kindsFor(t, hex).length > 0);
}

export const attackOn = (t: Table, hex: string, kind: Kind): Attack => {
  const { unit } = marchOf(t);
  return { ...newAttack(t, marchingSide(t), [unit], t.at[unit]!, hexAt(t, hex)), kind: KINDS.indexOf(kind) };
};
/** The kind of a draft, or the best it can pay for. */
function kindOf(t: Table, hex: string, draft: Draft): Kind {
  const kinds = kindsFor(t, hex);
  return kinds.find(kind => kind === word(draft, 'kind')) ?? kinds.at(-1)!;
}
/** The hex of a draft, if it can be attacked now. */
export const attackedIn = (t: Table, draft: Draft): string =>
  targetsOf(t).find(hex => hex === word(draft, 'hex')) ?? '';

export const attackTargets = (t: Table, choose: Choose): readonly Aim[] =>
  targetsOf(t).map(hex => {
    const label = dx('desk.attackHex', { unit: unitId(t, marchOf(t).unit), hex }, '§7.1-target');
    const attack = attackOn(t, hex, kindOf(t, hex, {}));
    return atPlace(hex, label, choose({ hex }), { fight: fightOf(t, attack), marks: [flankBars(t, attack)] });
  });

/** The best of the attacks that could follow a move, with the points it leaves; null: there would be none. */
export function fightAfter(t: Table, { hex, cost }: Way): Fight | null {
  const march = marchOf(t);
  const left = pointsLeft(march) - cost;
  if (left <= 0) return null;
  const at = t.at.with(march.unit, hexAt(t, hex));
  const there: Table = { ...t, at, march: { ...march, left, cut: 0, begun: 1, moved: march.moved + 1 } };
  const fights = targetsOf(there).map(target => fightOf(there, attackOn(there, target, kindOf(there, target, {}))));
  return fights.reduce<Fight | null>(
    (best, each) => (best && best.wins * each.of >= each.wins * best.of ? best : each),
    null,
  );
}

/** A hex is chosen: the kinds of attack with their prices, and the chances of the one considered. */
export function attacking(t: Table, draft: Draft, hex: string): Offer {
  const chosen = kindOf(t, hex, draft);
  const others = attackTargets(t, drafting).filter(({ at }) => !('place' in at) || at.place !== hex);
  return {
    targets: [atPlace(hex, dx('desk.noAttack', { hex }), drafting({}), { picked: true }), ...others],
    buttons: [putBack(), ...KINDS.map(kind => manner(t, hex, kind, chosen)), attackNow(t, hex, chosen)],
    hint: dx('desk.hint.attack', { hex }, '§7.1-m2-type'),
    marks: [flankBars(t, attackOn(t, hex, chosen))],
    odds: attackOdds(
      t,
      attackOn(t, hex, chosen),
      mayEvade(t, hexAt(t, hex)) ? dx('desk.odds.mayEvade', {}, '§7.7-trigger-restricted') : null,
    ),
  };
}
const attackNow = (t: Table, hex: string, kind: Kind): Press =>
  button('desk.attackNow', { kind, cost: costOf(t, marchOf(t).unit, kind) }, acting({ type: 'attack', hex, kind }), {
    primary: true,
  });
/** A kind with what it adds and its price; one that cannot be paid for says so. */
function manner(t: Table, hex: string, kind: Kind, chosen: Kind): Press {
  const price = dx('desk.attackPrice', { cost: costOf(t, marchOf(t).unit, kind) });
  const adds = tables.attackTypes.types[kind].modifier;
  const refused = whyNotAttack(t, hex, kind);
  return button('desk.attackAs', { kind }, drafting({ hex, kind }), {
    manner: { worth: adds === 0 ? '0' : signed(adds), price, ...(kind === chosen ? { picked: true } : {}) },
    ...(refused ? { refused } : {}),
  });
}
