import { judge as whyNotMove, whyNotUnit } from '../rules/06-movement.ts';
import { hasActed, type Pub, unitId } from '../state.ts';
import { type Body, blowOn, blowWorth, bodyAt, sureFireOf, wayBetween } from './bodies.ts';
import { type Blow, NOTHING, together } from './chances.ts';
import { type Way, waysOf } from './marches.ts';
import { addForm, PARTS } from './places.ts';
import type { Scene } from './scene.ts';

// A whole side on paper: where everybody might stand, and what they do there to the enemy and he to them, who fires first.

const FIRES = 0.3; // in our next turn: he comes before
const GUNS_FIRE = 1.6; // for many turns
const SUFFERS = 1; // at once
const CHARGES = 0.6;
const CHARGED = 0.8;
const LIKES = 6500; // infantry's distance, out of volleys
const NEAR = 0.6; // how much less it is drawn to the enemy than on its own
const STAYS = 0.1; // what a move must bring
const CLASH = 3; // two on one spot

/** A place of one unit, with all that can pass between it and each enemy. */
export interface Place {
  readonly number: number; // 0: where it stands
  readonly way: Way | null;
  readonly body: Body;
  readonly blows: readonly (Blow | null)[];
  readonly struck: readonly (Blow | null)[];
  readonly alone: number;
}

function placeOf(pub: Pub, number: number, way: Way | null, body: Body, enemies: readonly Body[]): Place {
  const suffers = enemies.reduce((sum, enemy) => sum + sureFireOf(pub, enemy, body), 0);
  const nearest = Math.min(...enemies.map(enemy => wayBetween(body, enemy)));
  const parts = new Float64Array(PARTS.length);
  const most = Math.max(0, ...enemies.map(enemy => sureFireOf(pub, body, enemy)));
  addForm(parts, 1, body, enemies, nearest, most, LIKES);
  const form = parts[2]! + parts[3]! + NEAR * parts[4]!;
  const blows = enemies.map(enemy => blowOn(pub, body, enemy));
  const struck = enemies.map(enemy => blowOn(pub, enemy, body));
  const alone = (body.foot ? FIRES : GUNS_FIRE) * most - SUFFERS * suffers + form - (way ? STAYS : 0);
  return { number, way, body, blows, struck, alone };
}
/** What it would be worth if the unit were alone. */
function soloWorth({ alone, struck, body }: Place): number {
  const danger = struck.reduce<Blow>((all, blow) => (blow ? together(all, blow) : all), NOTHING);
  return alone - CHARGED * Math.max(0, blowWorth(danger, body));
}

const PLACES = 9;
/** The places of a unit in an order that stays as long as it and the enemy stand: the first is its own. */
export function placesOf(pub: Pub, me: Body, enemies: readonly Body[]): readonly Place[] {
  const ways = waysOf(pub, me, enemies).map((way, i) =>
    placeOf(pub, i + 1, way, bodyAt(pub, me.unit, way.pose, way.form, way.guns), enemies),
  );
  const ranked = ways.map(place => ({ place, worth: soloWorth(place) })).sort((a, b) => b.worth - a.worth);
  return [placeOf(pub, 0, null, me, enemies), ...ranked.slice(0, PLACES).map(({ place }) => place)];
}
/** The move to the place of that number; null: none, or not allowed now. */
export function moveTo(pub: Pub, me: Body, enemies: readonly Body[], number: number) {
  const way = number > 0 ? waysOf(pub, me, enemies)[number - 1] : undefined;
  return way && whyNotMove(pub, me.unit, way.move).why === null ? way.move : null;
}

/** All that a side could do in a movement phase. */
export interface Board {
  readonly own: readonly Body[];
  readonly enemies: readonly Body[];
  readonly places: readonly (readonly Place[])[]; // by own unit
}
export function boardOf({ side, own, enemies, t }: Scene, pub: Pub): Board {
  const places = own.map(me => {
    const free = !hasActed(pub.table, me.unit) && !whyNotUnit(pub, side, unitId(t, me.unit));
    const all = placesOf(pub, me, enemies);
    return free ? all.filter(({ way }) => !way || whyNotMove(pub, me.unit, way.move).why === null) : all.slice(0, 1);
  });
  return { own, enemies, places };
}

/** What an arrangement is worth to its side. */
export function worthOf({ enemies }: Board, at: readonly Place[]): number {
  let worth = 0;
  for (const { alone } of at) worth += alone;
  worth +=
    CHARGES *
    assault(
      enemies,
      at.map(({ blows }) => blows),
    );
  worth -=
    CHARGED *
    assault(
      at.map(({ body }) => body),
      enemies.map((_, e) => at.map(({ struck }) => struck[e]!)),
    );
  return worth - CLASH * clashes(at);
}

const ROUNDS = 2;
/** What charges bring: the best target by all who reach it, then the next by the rest. `blows`: by attacker, then by target. */
function assault(targets: readonly Body[], blows: readonly (readonly (Blow | null)[])[]): number {
  const spent = new Set<number>();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [best, target] = [0, -1];
    for (let d = 0; d < targets.length; d++) {
      let all = NOTHING;
      for (let a = 0; a < blows.length; a++) if (blows[a]![d] && !spent.has(a)) all = together(all, blows[a]![d]!);
      const worth = all.attackers > 0 ? blowWorth(all, targets[d]!) : 0;
      if (worth > best) [best, target] = [worth, d];
    }
    if (target < 0) break;
    sum += best;
    for (let a = 0; a < blows.length; a++) if (blows[a]![target]) spent.add(a);
  }
  return sum;
}

function clashes(at: readonly Place[]): number {
  let found = 0;
  for (let i = 0; i < at.length; i++)
    for (let j = i + 1; j < at.length; j++) if ((at[i]!.way || at[j]!.way) && clash(at[i]!.body, at[j]!.body)) found++;
  return found;
}
/** Whether two blocks overlap: no line along a side of either parts them. */
function clash(a: Body, b: Body): boolean {
  const x = b.x - (b.ahead * b.deep) / 2 - a.x + (a.ahead * a.deep) / 2;
  const y = b.y - (b.aside * b.deep) / 2 - a.y + (a.aside * a.deep) / 2;
  const cos = Math.abs(a.ahead * b.ahead + a.aside * b.aside);
  const sin = Math.abs(a.ahead * b.aside - a.aside * b.ahead);
  const [ad, bd] = [a.deep / 2, b.deep / 2];
  return (
    Math.abs(x * a.ahead + y * a.aside) < ad + cos * bd + sin * b.half &&
    Math.abs(x * a.aside - y * a.ahead) < a.half + sin * bd + cos * b.half &&
    Math.abs(x * b.ahead + y * b.aside) < bd + cos * ad + sin * a.half &&
    Math.abs(x * b.aside - y * b.ahead) < b.half + sin * ad + cos * a.half
  );
}
