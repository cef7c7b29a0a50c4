import { go, list, only, rules, type Setup, type Text } from '@bivouac/kernel';
import { enemyOf, isCultivated, isFortress, SIDES, type Side, SPACES, spaceIds, spaceNumber } from '../data/index.ts';
import {
  type Action,
  advanced,
  BUILDER,
  FORT,
  isIn,
  isSiege,
  presence,
  STOCKADE,
  type Table,
  type U,
  UNIT,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification, isOriginallyFriendly } from './02-map.ts';
import { PASS } from './05-responses.ts';
import { score, settle } from './07-pieces.ts';
import { supplyLines } from './17-supply.ts';
import { by } from './told.ts';

// 5.4 CONSTRUCTION.

const { procedure } = rules<WW>();

export interface Building {
  what: number; // STOCKADE or FORT
  left: number;
  done: number[]; // spaces built in with this card
}

/** What is reckoned once for the whole map. */
interface Ground {
  readonly who: readonly number[];
  readonly lines: ReturnType<typeof supplyLines>;
}
function groundOf(t: Table, side: Side): Ground {
  const who = presence(t);
  return { who, lines: supplyLines(t, side, who) }; // §17.3d
}

/** Friendly Drilled Troops who can build: §5.42a, §17.3a. */
function whyNoBuilders(setup: Setup, side: Side, space: number, { who, lines }: Ground): Text | null {
  const args = { space: spaceIds[space]! };
  if (!isIn(who, BUILDER, side, space)) return tx('no.builders', args, '§5.42a');
  return advanced(setup) && !lines(space) ? tx('no.supply', args, '§17.3a') : null;
}

function whyNotBuild(t: Table, setup: Setup, side: Side, b: Building, space: number, ground: Ground): Text | null {
  const args = { space: spaceIds[space]! };
  if (isFortress[space]) return tx('no.buildFortress', args, '§5.43c');
  if (isSiege(t, space)) return tx('no.buildSiege', args, '§5.43b');
  if (b.done.includes(space)) return tx('no.buildTwice', args, b.what === FORT ? '§5.42c' : '§5.41a');
  if (isIn(ground.who, UNIT, enemyOf(side), space) || hasFortification(t, enemyOf(side), space))
    return tx('no.buildEnemy', args, '§5.41c');
  if (t.fort[space] === FORT) return tx('no.buildFort', args, b.what === FORT ? '§5.43a' : '§5.43d');
  return b.what === FORT ? whyNoBuilders(setup, side, space, ground) : whyNotStockade(t, setup, side, space, ground);
}

const isOwnField = (side: Side, space: number): boolean => isCultivated[space]! && isOriginallyFriendly(side, space);
function whyNotStockade(t: Table, setup: Setup, side: Side, space: number, ground: Ground): Text | null {
  if (t.fort[space] === STOCKADE) return tx('no.buildStockade', { space: spaceIds[space]! }, '§5.43a');
  if (isOwnField(side, space)) return null; // §5.41b
  const why = whyNoBuilders(setup, side, space, ground);
  return why && why.rule === '§5.42a' ? { ...why, rule: '§5.41b' } : why;
}

const sites = (t: Table, setup: Setup, side: Side, b: Building): number[] => {
  const found: number[] = [];
  const ground = groundOf(t, side);
  for (let space = 0; space < SPACES; space++) {
    const likely = isIn(ground.who, BUILDER, side, space) || (b.what === STOCKADE && isOwnField(side, space));
    if (likely && !whyNotBuild(t, setup, side, b, space, ground)) found.push(space); // no refusal is worded for the rest
  }
  return found;
};

function build(u: U, side: Side, b: Building, space: number): void {
  const { table: t } = u;
  const args = { side: SIDES[side], space: spaceIds[space]! };
  b.done.push(space);
  b.left--;
  if (b.what === STOCKADE) {
    t.fort[space] = STOCKADE;
    t.holder[space] = side;
    u.say(tx('built.stockade', args, '§5.41a'), by(side));
  } else if (t.works[space] === side) {
    t.works[space] = -1; // §5.42b
    t.fort[space] = FORT; // §5.43e
    t.holder[space] = side;
    u.say(tx('built.fort', args, '§5.42b'), by(side));
  } else {
    t.works[space] = side;
    u.say(tx('built.works', args, '§5.42b'), by(side));
  }
  settle(u, space);
}

export const construction = procedure<Building>('construction')({
  build: {
    asks: ({ table }, b) => (b.left > 0 ? only(SIDES[table.active]) : { seats: [] }),
    prompt: ({ table }, b) =>
      tx(
        'prompt.build',
        { side: SIDES[table.active], left: b.left, what: b.what === FORT ? 'fort' : 'stockade' },
        '§5.4a',
      ),
    choices: ({ table: t, setup }, b) =>
      list<Action>(
        [
          PASS,
          ...sites(t, setup, t.active, b).map((space): Action => ({ type: 'construct', space: spaceIds[space]! })),
        ],
        action => {
          if (action.type !== 'construct') return tx('no.buildNow', {}, '§5.4a');
          const space = spaceNumber(action.space);
          return space < 0
            ? tx('no.space', { space: action.space }, '§5.4a')
            : whyNotBuild(t, setup, t.active, b, space, groundOf(t, t.active));
        },
      ),
    take(u, b, action) {
      if (action.type !== 'construct') return;
      build(u, u.table.active, b, spaceNumber(action.space));
      return go('build');
    },
  },
});

// 5.46 DEMOLITION, at any time in one's own Action Phase.

export function demolitions(t: Table, side: Side): Action[] {
  const found: Action[] = [];
  for (let space = 0; space < SPACES; space++) {
    const where = spaceIds[space]!;
    if (isSiege(t, space)) continue; // §5.46a unbesieged
    const own = t.holder[space] === side;
    if (own && t.fort[space] === STOCKADE) found.push({ type: 'demolish', space: where, what: 'stockade' });
    if (own && t.fort[space] === FORT) found.push({ type: 'demolish', space: where, what: 'fort' }); // §2.0f
    if (t.works[space] === side) found.push({ type: 'demolish', space: where, what: 'works' });
    if (t.fieldworks[space] === side) found.push({ type: 'demolish', space: where, what: 'fieldworks' });
  }
  return found;
}

export function demolish(u: U, side: Side, slug: string, what: string): void {
  const { table: t } = u;
  const space = spaceNumber(slug);
  if (what === 'works') t.works[space] = -1;
  else if (what === 'fieldworks') t.fieldworks[space] = -1;
  else {
    t.fort[space] = 0;
    t.holder[space] = -1;
  }
  u.say(tx('demolished', { side: SIDES[side], space: slug, what }, '§5.46a'), by(side));
  if (what === 'fort') score(u, side, -1, 'demolition', '§5.46b'); // §table-vp-d
  settle(u, space);
}
