import { headingOf, root, turnBetween } from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { CLOSE } from '../rules/01-units.ts';
import { judge as whyNotMove, whyNotUnit } from '../rules/06-movement.ts';
import { hasActed, type Pub, unitId } from '../state.ts';
import { type Body, blowOn, blowWorth, bodyAt, wayBetween } from './bodies.ts';
import { type Blow, NOTHING, together } from './chances.ts';
import { allWaysOf, type Way } from './marches.ts';
import { addForm, PARTS } from './places.ts';
import { type Aim, aimOf, maskedBy, maskOf, salvo } from './salvos.ts';
import type { Scene } from './scene.ts';

// A whole side on paper: where everybody might stand, and what they do there to the enemy and he to them, who fires first.

const FIRES = 0.7; // in our next turn: he comes before
const GUNS_FIRE = 0.8; // besides, for many turns
const SUFFERS = 1.2; // at once
const CHARGES = 0.6;
const CHARGED = 0.8;
const LIKES = 6500; // infantry's distance, out of volleys
const NEAR = 1.5; // how much more it is drawn to the enemy's regiments than on its own
const STAYS = 0.1; // what a move must bring
const IDLE = 0.2; // a regiment that has nobody before it
const CLASH = 3; // two on one spot

/** A place of one unit, with all that can pass between it and each enemy. */
export interface Place {
  readonly number: number; // 0: where it stands
  readonly way: Way | null;
  readonly body: Body;
  readonly ways: readonly number[]; // to each enemy
  readonly comes: readonly Body[]; // each, if it comes on to this place
  readonly later: Map<Body, Aim | null>; // what can be fired at them there
  readonly masks: Map<Place, number>; // files before which a friend stands who is there
  readonly aimed: readonly (Aim | null)[];
  readonly blows: readonly (Blow | null)[];
  readonly struck: readonly (Blow | null)[];
  readonly alone: number;
  readonly idle: number; // what it misses if it can fire at nobody
}

const REACHES = 4 * BW;
const HALTS = 4.5 * BW;
/** An enemy who comes on to a body in his turn, as far as he likes to. */
function comingTo(body: Body, enemy: Body): Body {
  const [x, y] = [body.x - enemy.x, body.y - enemy.y];
  const far = root(Math.round(x * x + y * y));
  if (!enemy.foot || far <= HALTS) return enemy;
  const goes = Math.min(REACHES, far - HALTS) / far;
  const [ahead, aside] = [x / far, y / far];
  return { ...enemy, x: enemy.x + x * goes, y: enemy.y + y * goes, ahead, aside };
}

function placeOf(pub: Pub, number: number, way: Way | null, body: Body, enemies: readonly Body[]): Place {
  const aims = enemies.map(enemy => aimOf(pub, body, enemy));
  const ways = enemies.map(enemy => wayBetween(body, enemy));
  const comes = enemies.map(enemy => comingTo(body, enemy));
  const later = new Map(enemies.map((enemy, e) => [enemy, aims[e]!] as const));
  const aimed = enemies.map(enemy => aimOf(pub, enemy, body));
  const drawn = body.foot ? ways.filter((_, e) => enemies[e]!.foot) : ways; // nobody is drawn to guns
  const nearest = Math.min(...drawn);
  const parts = new Float64Array(PARTS.length);
  const fires = aims.some(aim => aim !== null) ? salvo([aims], enemies) : 0;
  addForm(parts, 1, body, enemies, nearest, fires, LIKES);
  const form = parts[2]! + parts[3]! + NEAR * parts[4]!;
  const blows = enemies.map(enemy => blowOn(pub, body, enemy));
  const struck = enemies.map(enemy => blowOn(pub, enemy, body));
  const alone = (body.foot ? 0 : GUNS_FIRE * fires) + form - (way ? STAYS : 0);
  const idle = idleness(body, enemies);
  return { number, way, body, ways, comes, later, masks: new Map(), aimed, blows, struck, alone, idle };
}
const ALONE = 0.3;
const WELL_ASIDE = 1.5;
const LOOKS = 2000; // so far aside an enemy is still before it
const RIGHT_ANGLE = 9000;
/** What a regiment misses from which nobody can be fired at: the more, the longer it takes to bring it to the enemy's regiments. */
function idleness(body: Body, enemies: readonly Body[]): number {
  if (!body.foot) return 0;
  const aside = enemies.map(enemy => (enemy.foot ? timeTo(body, enemy) : Number.POSITIVE_INFINITY));
  const least = Math.min(...aside);
  return least === Number.POSITIVE_INFINITY ? 0 : IDLE * (ALONE + Math.min(WELL_ASIDE, least));
}
function timeTo(body: Body, enemy: Body): number {
  const x = enemy.x - (enemy.ahead * enemy.deep) / 2 - body.x;
  const y = enemy.y - (enemy.aside * enemy.deep) / 2 - body.y;
  const turn = Math.abs(turnBetween(body.heading, headingOf(Math.round(x), Math.round(y))));
  return Math.max(0, wayBetween(body, enemy) - CLOSE) / CLOSE + Math.max(0, turn - LOOKS) / RIGHT_ANGLE;
}
/** The files of each that friends keep from firing. */
const masksOf = (at: readonly Place[]): readonly number[] =>
  at.map(place => {
    let mask = 0;
    for (const friend of at) if (friend !== place) mask |= maskAt(place, friend);
    return mask;
  });
function maskAt({ body, masks }: Place, friend: Place): number {
  const known = masks.get(friend);
  if (known !== undefined) return known;
  const mask = maskedBy(body, friend.body);
  masks.set(friend, mask);
  return mask;
}
function aimAt(pub: Pub, { body, later }: Place, enemy: Body): Aim | null {
  const known = later.get(enemy);
  if (known !== undefined) return known;
  const aim = aimOf(pub, body, enemy);
  later.set(enemy, aim);
  return aim;
}
/** What all can fire at in our next turn: every enemy comes on to the one who is nearest to him. */
function laterAims(pub: Pub, at: readonly Place[], enemies: readonly Body[]): readonly (readonly (Aim | null)[])[] {
  const there = enemies.map((enemy, e) => {
    let nearest = at[0];
    for (const place of at) if (place.ways[e]! < nearest!.ways[e]!) nearest = place;
    return nearest?.comes[e] ?? enemy;
  });
  return at.map(place => there.map(enemy => aimAt(pub, place, enemy)));
}
/** What it would be worth if the unit were alone. */
function soloWorth(pub: Pub, place: Place, enemies: readonly Body[]): number {
  const { alone, aimed, struck, body } = place;
  const danger = struck.reduce<Blow>((all, blow) => (blow ? together(all, blow) : all), NOTHING);
  const fire =
    FIRES * salvo(laterAims(pub, [place], enemies), enemies) -
    SUFFERS *
      salvo(
        aimed.map(aim => [aim]),
        [body],
      );
  return alone + fire - CHARGED * Math.max(0, blowWorth(danger, body));
}

const PLACES = 12;
/** The places of a unit in an order that stays as long as it and the enemy stand: the first is its own. */
export function placesOf(pub: Pub, me: Body, enemies: readonly Body[]): readonly Place[] {
  const ways = allWaysOf(pub, me, enemies).map((way, i) =>
    placeOf(pub, i + 1, way, bodyAt(pub, me.unit, way.pose, way.form, way.guns), enemies),
  );
  const ranked = ways
    .map(place => ({ place, worth: soloWorth(pub, place, enemies) }))
    .sort((a, b) => b.worth - a.worth);
  return [placeOf(pub, 0, null, me, enemies), ...ranked.slice(0, PLACES).map(({ place }) => place)];
}
/** The move to the place of that number; null: none, or not allowed now. */
export function moveTo(pub: Pub, me: Body, enemies: readonly Body[], number: number) {
  const way = number > 0 ? allWaysOf(pub, me, enemies)[number - 1] : undefined;
  return way && whyNotMove(pub, me.unit, way.move).why === null ? way.move : null;
}

/** All that a side could do in a movement phase. */
export interface Board {
  readonly pub: Pub;
  readonly own: readonly Body[];
  readonly enemies: readonly Body[];
  readonly masks: readonly number[]; // of each enemy: files before which a friend of his stands
  readonly places: readonly (readonly Place[])[]; // by own unit
}
export function boardOf({ side, own, enemies, t }: Scene, pub: Pub): Board {
  const places = own.map(me => {
    const free = !hasActed(pub.table, me.unit) && !whyNotUnit(pub, side, unitId(t, me.unit));
    const all = placesOf(pub, me, enemies);
    return free ? all.filter(({ way }) => !way || whyNotMove(pub, me.unit, way.move).why === null) : all.slice(0, 1);
  });
  const masks = enemies.map(enemy => maskOf(enemy, enemies));
  return { pub, own, enemies, places, masks };
}

const firesAny = (row: readonly (Aim | null)[], mask: number): boolean =>
  row.some(aim => aim?.files.some((far, k) => far < Number.POSITIVE_INFINITY && !((mask >> k) & 1)));

/** What an arrangement is worth to its side. */
export function worthOf({ pub, enemies, masks }: Board, at: readonly Place[]): number {
  let worth = 0;
  const bodies = at.map(({ body }) => body);
  for (const { alone } of at) worth += alone;
  const later = laterAims(pub, at, enemies);
  const own = masksOf(at);
  worth += FIRES * salvo(later, enemies, own);
  for (let i = 0; i < at.length; i++) if (!firesAny(later[i]!, own[i]!)) worth -= at[i]!.idle;
  worth -=
    SUFFERS *
    salvo(
      enemies.map((_, e) => at.map(({ aimed }) => aimed[e]!)),
      bodies,
      masks,
    );
  worth +=
    CHARGES *
    assault(
      enemies,
      at.map(({ blows }) => blows),
    );
  worth -=
    CHARGED *
    assault(
      bodies,
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
