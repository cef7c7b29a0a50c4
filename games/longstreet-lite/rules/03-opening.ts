import { type Choices, list, nobody, only, rules, type Text, together } from '@bivouac/kernel';
import { onTable } from '@bivouac/maps/plane';
import {
  ARTILLERY,
  armNumber,
  BOTH,
  depthOf,
  enemyOf,
  FULL_TURN,
  INFANTRY,
  pitched,
  SIDES,
  type Side,
  stripOf,
  tableOf,
} from '../data/index.ts';
import { sampleArmy, sampleDeploy, sampleLaying } from '../fuzz/sample-opening.ts';
import {
  type Action,
  formOf,
  type LL,
  type Opening,
  type Pub,
  sideOf,
  type Table,
  type U,
  UNITS,
  unitNumber,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { type Footprint, footprintAt, HAIR, isAbout, isLegalForm, unitsPlaced } from './01-units.ts';
import { standsBarred } from './02-terrain.ts';
import { pieceRange, terrainFrom, whyNotLaid, wordsOf } from './03-terrain.ts';
import { breakpointOf } from './03-victory.ts';
import { isOn } from './06-ground.ts';
import { by, spotOf } from './told.ts';

// 3 A PITCHED BATTLE: armies, terrain, edges, deployment.

const { procedure } = rules<LL>();
export const openingOf = ({ opening }: Table): Opening => {
  if (!opening) throw new Error('the armies are deployed');
  return opening;
};

/** `infantry 8`, `artillery 3`; null: no such unit. §3-army-b */
export function readUnit(words: string): { arm: number; bases: number } | null {
  const [, arm, figure] = /^(infantry|artillery) (\d{1,2})$/.exec(words) ?? [];
  if (arm === undefined) return null;
  const [least, most] = pitched.units[arm as 'infantry' | 'artillery'];
  const bases = Number(figure);
  return bases >= least && bases <= most ? { arm: armNumber(arm), bases } : null;
}
/** §3-army-a As the players agree: no points, no other limit than the room for it. */
function whyNotArmy(action: Action): Text | null {
  if (action.type !== 'muster') return tx('no.musterFirst', {}, '§3-army-a');
  if (action.units.length === 0 || action.units.length > pitched.most)
    return tx('no.army', { most: pitched.most }, '§3-army-a');
  const wrong = action.units.find(words => readUnit(words) === null);
  return wrong === undefined ? null : tx('no.armyUnit', { words: wrong }, '§3-army-b');
}

function muster(u: U, armies: Readonly<Record<string, Action>>): void {
  const { table: t } = u;
  for (const side of BOTH) {
    const action = armies[SIDES[side]]!;
    if (action.type !== 'muster') continue;
    for (const [i, words] of action.units.entries()) enlist(t, side, i + 1, readUnit(words)!);
    u.say(tx('opening.army', { side: SIDES[side], units: action.units }, '§3-army-a'), by(side));
  }
  const bases = BOTH.map(side =>
    openingOf(t).bases.reduce((sum, each, unit) => sum + (sideOf(t, unit) === side ? each : 0), 0),
  );
  t.breakpoint = breakpointOf(bases);
}
function enlist(t: Table, side: Side, number: number, { arm, bases }: { arm: number; bases: number }): void {
  t.id.push(`${SIDES[side][0]}-${number}`);
  if (side === 0) t.federals++;
  t.arm.push(arm);
  t.form.push('');
  for (const column of [t.guns, t.x, t.y, t.heading, t.smoke, t.acted, t.hits, t.saved, t.owed]) column.push(0);
  openingOf(t).bases.push(bases);
}

/** §3-terr-a Both roll, ties again: the higher lays out the terrain. */
function rollTerrain(u: U): void {
  const opening = openingOf(u.table);
  for (;;) {
    const why = (side: Side) => tx('roll.contest', { side: SIDES[side] }, '§3-terr-a');
    const dice = BOTH.map(side => u.roll(6, why(side), by(side)));
    if (dice[0] === dice[1]) continue;
    opening.winner = dice[0]! > dice[1]! ? 0 : 1;
    Object.assign(opening, pieceRange(dice[0]!, dice[1]!));
    return;
  }
}
/** Eight dice say everything: how many pieces, and which. */
const DICE = 8;
function layByChance(u: U): void {
  const { least, most } = openingOf(u.table);
  let seed = 0;
  for (let i = 0; i < DICE; i++) seed = seed * 6 + u.roll(6, tx('roll.terrain', {}, '§3-terr-c')) - 1;
  const count = least + (seed % (most - least + 1)); // §3-terr-b
  u.table.laid.push(...terrainFrom(seed + 1, count).map(wordsOf));
  u.say(tx('opening.laid', { count: u.table.laid.length }, '§3-terr-b'));
}
function whyNotLay(t: Table, action: Action): Text | null {
  const { least, most } = openingOf(t);
  const count = t.laid.length;
  if (action.type === 'end') return count < least ? tx('no.layMore', { count, least }, '§3-terr-b') : null;
  if (action.type !== 'lay') return tx('no.layFirst', {}, '§3-terr-a');
  return count >= most ? tx('no.layLess', { most }, '§3-terr-b') : whyNotLaid(action);
}

const EDGES: readonly Action[] = [
  { type: 'choose', what: 'north' },
  { type: 'choose', what: 'south' },
];
const ORDER: readonly Action[] = [
  { type: 'choose', what: 'first' },
  { type: 'choose', what: 'second' },
];

/** §3-terr-e The third of the table along one's own edge. */
export function isInStrip({ setup, table: t }: Pub, side: Side, { outline }: Footprint): boolean {
  const [width, height] = tableOf(setup.scenario);
  const strip = stripOf(setup.scenario);
  const north = openingOf(t).north === side;
  return onTable(outline, width, height) && (north ? outline.south >= height - strip : outline.north <= strip);
}

type Deploying = Extract<Action, { type: 'deploy' }>;
function shapeOf({ setup, table: t }: Pub, unit: number, { x, y, heading, depths, limbered }: Deploying): Footprint {
  const { infantry, gun, limber } = depthOf(setup.scenario);
  const depth = t.arm[unit] === INFANTRY ? infantry : limbered ? limber : gun;
  return footprintAt({ x, y, heading }, limbered ? '1' : formOf(depths), depth);
}
export function whyNotDeploy(pub: Pub, side: Side, action: Action): Text | null {
  const { table: t } = pub;
  if (action.type !== 'deploy') return tx('no.deployFirst', {}, '§3-terr-e');
  const unit = unitNumber(t, action.unit);
  const who = { unit: action.unit };
  if (unit < 0 || sideOf(t, unit) !== side || t.form[unit] !== '') return tx('no.deployUnit', who, '§3-terr-e');
  if (!isForm(t, unit, action) || action.heading < 0 || action.heading >= FULL_TURN)
    return tx('no.form', who, '§1-rank-b');
  const at = shapeOf(pub, unit, action);
  if (!isInStrip(pub, side, at)) return tx('no.deployStrip', who, '§3-terr-e');
  const near = unitsPlaced(pub).filter(other => isAbout(other.outline, at.outline, HAIR));
  const taken = near.some(other => at.bases.some(base => isOn(other, base)));
  if (taken) return tx('no.deployTaken', who, '§1-rank-d');
  return standsBarred(pub, unit, at) ? tx('no.impassable', who, '§2-imp-a') : null;
}
function isForm(t: Table, unit: number, { depths, limbered }: Deploying): boolean {
  const bases = openingOf(t).bases[unit]!;
  const guns = t.arm[unit] === ARTILLERY;
  if (limbered) return guns && depths.length === 0; // §1-art-c
  const whole = depths.reduce((sum, depth) => sum + depth, 0) === bases && depths.every(depth => depth <= 10);
  return whole && isLegalForm(depths) && (!guns || depths.every(depth => depth === 1)); // §1-art-b
}
function deploy(u: U, action: Deploying): void {
  const { table: t } = u;
  const unit = unitNumber(t, action.unit);
  if (action.limbered) t.guns[unit] = openingOf(t).bases[unit]!;
  t.form[unit] = action.limbered ? '1' : formOf(action.depths);
  [t.x[unit], t.y[unit], t.heading[unit]] = [action.x, action.y, action.heading];
  const placed = () => ({ ...by(sideOf(t, unit)), placed: { pieces: [action.unit], at: spotOf(u, unit) } });
  u.say(tx('opening.deployed', { unit: action.unit }, '§3-terr-e'), placed);
}
export function undeployed(t: Table, side: Side): readonly number[] {
  const waiting: number[] = [];
  for (let unit = 0; unit < UNITS(t); unit++) if (t.form[unit] === '' && sideOf(t, unit) === side) waiting.push(unit);
  return waiting;
}
/** Who deploys now. */
const deploying = (t: Table): Side => {
  const { first } = openingOf(t);
  return undeployed(t, first).length > 0 ? first : enemyOf(first);
};

const space = (
  check: (action: Action) => Text | null,
  sample: Extract<Choices<Action>, { kind: 'space' }>['sample'],
): Choices<Action> => ({ kind: 'space', check, sample });

export const opening = procedure('opening')({
  muster: {
    asks: () => together(...SIDES),
    prompt: () => tx('prompt.muster', {}, '§3-army-a'),
    choices: () => space(whyNotArmy, sampleArmy),
    settle: (u, _locals, answers) => muster(u, answers),
  },
  roll: u => rollTerrain(u),
  chance(u) {
    if (!u.setup.options.includes('automatic-terrain')) return;
    layByChance(u);
    return { go: 'edge' };
  },
  lay: {
    asks: ({ table: t }) => only(SIDES[openingOf(t).winner]),
    prompt: ({ table: t }) => tx('prompt.lay', { side: SIDES[openingOf(t).winner], ...counts(t) }, '§3-terr-b'),
    choices: ({ table: t }) =>
      space(
        action => whyNotLay(t, action),
        pick => sampleLaying(t, pick),
      ),
    take(u, _locals, action) {
      if (action.type !== 'lay') return { go: 'edge' };
      u.table.laid.push(wordsOf(action));
      u.say(tx('terrain.laid', { kind: action.kind }, '§3-terr-a'), by(openingOf(u.table).winner));
      return { go: 'lay' };
    },
  },
  edge: {
    asks: ({ table: t }) => only(SIDES[enemyOf(openingOf(t).winner)]), // §3-terr-d
    prompt: ({ table: t }) => tx('prompt.edge', { side: SIDES[enemyOf(openingOf(t).winner)] }, '§3-terr-d'),
    choices: () => list<Action>(EDGES, () => tx('no.chooseFirst', {}, '§3-terr-d')),
    take({ table: t }, _locals, action) {
      const chooser = enemyOf(openingOf(t).winner);
      if (action.type === 'choose') openingOf(t).north = action.what === 'north' ? chooser : enemyOf(chooser);
    },
  },
  order: {
    asks: ({ table: t }) => only(SIDES[openingOf(t).winner]), // §3-terr-f
    prompt: ({ table: t }) => tx('prompt.order', { side: SIDES[openingOf(t).winner] }, '§3-terr-f'),
    choices: () => list<Action>(ORDER, () => tx('no.chooseFirst', {}, '§3-terr-f')),
    take({ table: t }, _locals, action) {
      const { winner } = openingOf(t);
      if (action.type === 'choose') openingOf(t).first = action.what === 'first' ? winner : enemyOf(winner);
    },
  },
  deploy: {
    asks: ({ table: t }) => (BOTH.some(side => undeployed(t, side).length > 0) ? only(SIDES[deploying(t)]) : nobody),
    prompt: ({ table: t }) =>
      tx('prompt.deploy', { side: SIDES[deploying(t)], left: undeployed(t, deploying(t)).length }, '§3-terr-e'),
    choices: view =>
      space(
        action => whyNotDeploy(view, deploying(view.table), action),
        pick => sampleDeploy(view, deploying(view.table), pick),
      ),
    take(u, _locals, action) {
      if (action.type === 'deploy') deploy(u, action);
      return { go: 'deploy' };
    },
  },
  ready({ table: t }) {
    t.opening = null;
  },
});
const counts = (t: Table) => ({ count: t.laid.length, least: openingOf(t).least, most: openingOf(t).most });
