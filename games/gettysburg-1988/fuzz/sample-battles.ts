import type { Pick, Setup } from '@bivouac/kernel';
import { areAdjacent, hexIds, type Side } from '../data/index.ts';
import { advanceOf, parties, vacated } from '../rules/04-advance.ts';
import { bombardTargets, type Contact, contact, starOf, stars, whyNotLeftOut } from '../rules/04-battles.ts';
import { gunsThatReach } from '../rules/10b-artillery.ts';
import { type Action, has, type Table } from '../state.ts';

// How random games fight: no rule, but any battle that leaves nobody out, some of the guns, any party that may occupy.

const END: Action = { type: 'endDeclaration' };
const STAY: Action = { type: 'endAdvance' };

export function sampleDeclaration(t: Table, setup: Setup, side: Side, pick: Pick): Action {
  const targets = has(setup, '10b') ? bombardTargets(t, setup, side) : [];
  const open = contact(t, side);
  if (targets.length > 0 && pick(open.attackers.length > 0 ? 4 : 2) === 0)
    return sampleBombardment(t, setup, side, targets, pick);
  if (open.attackers.length === 0) return END;
  const { attackers, defenders } = sampleStar(open, pick);
  const idle = defenders.length === 1 ? gunsThatReach(t, setup, side, defenders) : []; // §4a5-c
  const guns = idle.filter(() => pick(2) === 0);
  const battle = {
    type: 'declareBattle',
    attackers: attackers.map(hex => hexIds[hex]!),
    defenders: defenders.map(hex => hexIds[hex]!),
  } as const;
  return guns.length > 0 ? { ...battle, support: guns } : battle;
}

function sampleBombardment(t: Table, setup: Setup, side: Side, targets: readonly number[], pick: Pick): Action {
  const target = targets[pick(targets.length)]!;
  const guns = gunsThatReach(t, setup, side, [target]);
  const some = guns.filter(() => pick(2) === 0);
  return { type: 'bombard', guns: some.length > 0 ? some : [guns[pick(guns.length)]!], target: hexIds[target]! };
}

/** One hex against one or several: a random one, or the first that leaves nobody out. */
function sampleStar(open: Contact, pick: Pick): Contact {
  const { attackers, defenders } = open;
  for (let tries = 0; tries < 8; tries++) {
    const i = pick(attackers.length + defenders.length);
    const hub = i < attackers.length ? attackers[i]! : defenders[i - attackers.length]!;
    const rays = (i < attackers.length ? defenders : attackers).filter(hex => areAdjacent(hub, hex));
    const some = rays.filter(() => pick(2) === 0);
    const star = starOf(hub, some.length > 0 ? some : rays, i < attackers.length);
    if (!whyNotLeftOut(open, star.attackers, star.defenders)) return star;
  }
  return firstStar(open);
}

function firstStar(open: Contact): Contact {
  for (const star of stars(open)) if (!whyNotLeftOut(open, star.attackers, star.defenders)) return star;
  throw new Error('units in contact that no battle can take');
}

export const sampleSupport = (guns: readonly string[], pick: Pick): Action => ({
  type: 'supportDefence',
  guns: guns.filter(() => pick(2) === 0),
});

export function sampleAdvance(t: Table, setup: Setup, pick: Pick): Action {
  const open = vacated(t).flatMap(to => [...parties(t, setup, to)].map(party => advanceOf(party, to)));
  return pick(3) === 0 ? STAY : (open[pick(open.length)] ?? STAY);
}
