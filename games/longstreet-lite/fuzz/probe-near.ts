import { ahead, right } from '@bivouac/maps/plane';
import { BW, enemyOf, kinds } from '../data/index.ts';
import { poseOf } from '../rules/01-units.ts';
import { mostWheel } from '../rules/07-charges.ts';
import { type Action, basesOf, depthsOf, PHASES, unitId, unitsOn } from '../state.ts';
import { filesAt, oneOf, type Setting, several, someCard, someOwn, someUnit } from './probe.ts';
import { go, randomMove } from './sample-moves.ts';

// Near misses by the question that is open: what people try there and the rules refuse.

type Near = (at: Setting) => Action | null;

/** Straight at somebody, friend or foe, and some way past him. */
function towards({ t, side, pick, view }: Setting, unit: number): string {
  const others = unitsOn(t, pick(2) === 0 ? side : enemyOf(side)).filter(other => other !== unit);
  const to = oneOf(others, pick) ?? unit;
  const [u, v] = [ahead(poseOf(t, unit), t.x[to]!, t.y[to]!), right(poseOf(t, unit), t.x[to]!, t.y[to]!)];
  const part = 1 + pick(4);
  return go(view, unit, Math.trunc((u * part) / 4) || 1, pick(2) === 0 ? 0 : Math.trunc((v * part) / 4));
}
const march: Near = at => {
  const { t, pick, view } = at;
  const unit = someOwn(at);
  if (unit < 0) return null;
  const slug = unitId(t, unit);
  const steps = [
    [towards(at, unit)],
    [towards(at, unit)],
    ['about'],
    [go(view, unit, 900, 0), 'about'],
    [go(view, unit, 900, 0), go(view, unit, 0, 900)],
    [go(view, unit, 100, 900)],
    [go(view, unit, -40 * BW, 0)],
    [`left ${9000 + pick(9000)}`],
  ][pick(8)]!;
  return { type: 'march', unit: slug, steps, ...(pick(3) === 0 ? { difficult: true } : {}) };
};
const guns: Near = at => {
  const unit = someOwn(at);
  if (unit < 0) return null;
  const slug = unitId(at.t, unit);
  const { x, y, heading } = poseOf(at.t, unit);
  const drive = { type: 'drive', unit: slug, steps: [towards(at, unit)], heading } as const;
  const all: readonly Action[] = [
    drive,
    { ...drive, heading: 36_000 },
    { type: 'prolong', unit: slug, x: x + at.pick(1500), y, heading },
    { type: 'limber', unit: slug, gun: at.pick(4), heading: at.pick(40_000) },
    { type: 'unlimber', unit: slug, left: at.pick(4), heading: at.pick(36_000) },
  ];
  return oneOf(all, at.pick);
};
const change: Near = at => {
  const { t, pick } = at;
  const unit = someOwn(at);
  if (unit < 0) return null;
  const [slug, bases, files] = [unitId(t, unit), basesOf(t, unit), filesAt(at, unit)];
  if (pick(3) === 0) return { type: 'quarter', unit: slug, to: oneOf(['left', 'right', 'about'], pick) };
  const depths = [[bases], Array(bases).fill(1), [1, bases - 2, 1], depthsOf(t, unit), [bases, 1]][pick(5)]!;
  return { type: 'reshape', unit: slug, guide: [pick(files + 1), pick(2)], file: pick(depths.length + 1), depths };
};
const any: Near = at => {
  const unit = someOwn(at);
  return unit < 0 ? null : randomMove(at.view, unit, at.pick);
};
const charge: Near = at => {
  const unit = someOwn(at);
  if (unit < 0) return null;
  const most = mostWheel(filesAt(at, unit));
  return { type: 'charge', unit: someUnit(at), wheel: at.pick(2 * most + 100) - most - 50 };
};
const straight: Near = at => ({ type: 'charge', unit: someUnit(at), wheel: 0 });

const call: Near = at => ({
  type: 'call',
  phase: oneOf(PHASES, at.pick),
  cards: several(at, 3, someCard),
  ...(at.pick(3) > 0 ? { modifiers: several(at, 2, someCard) } : {}),
  ...(at.pick(2) === 0 ? { units: several(at, 2, someUnit) } : {}),
});
const fire: Near = at => ({
  type: 'fire',
  unit: someUnit(at),
  ...(at.pick(2) === 0 ? { target: someUnit({ ...at, side: enemyOf(at.side) }) } : {}),
});
const morale: Near = at => ({ type: 'morale', card: someCard(at), unit: someUnit(at) });
const name: Near = at => ({ type: 'name', units: several(at, 3, someUnit) });
const lose: Near = at => ({ type: 'lose', unit: someUnit(at), file: at.pick(6) });
const reroll: Near = at => ({ type: 'reroll', dice: several(at, 3, ({ pick }) => pick(6)) });
const interrupt: Near = at => ({
  type: 'interrupt',
  card: someCard(at),
  ...(at.pick(3) > 0 ? { unit: someUnit({ ...at, side: enemyOf(at.side) }) } : { at: patch(at) }),
});
/** Rocky ground too near, too wide, off the table or on other ground. */
function patch({ t, pick }: Setting): number[] {
  const unit = pick(Math.max(1, t.x.length));
  const [x, y] = pick(2) === 0 ? [t.x[unit] ?? 0, t.y[unit] ?? 0] : [pick(36_000), pick(24_000)];
  return [x, y, 400 + pick(4000), 400 + pick(3000), pick(36_100)];
}
const allot: Near = ({ t, pick }) => {
  const attacker = oneOf(t.combat?.attackers ?? [], pick);
  if (!attacker) return null;
  const enemies = attacker.enemies.map(enemy => unitId(t, enemy.unit));
  return { type: 'allot', unit: unitId(t, attacker.unit), enemies, dice: enemies.map(() => pick(7)) };
};
const retreat: Near = at => ({
  type: 'retreat',
  unit: at.t.retreats.length > 0 && at.pick(4) > 0 ? unitId(at.t, oneOf(at.t.retreats, at.pick)) : someUnit(at),
  ...(at.pick(2) === 0 ? { files: at.pick(9) } : {}),
  ...(at.pick(3) === 0 ? { heading: at.pick(40_000) } : {}),
});
const protect: Near = at => ({ type: 'protect', card: someCard({ ...at, side: enemyOf(at.side) }) });

const muster: Near = at => ({
  type: 'muster',
  units: several(at, 24, ({ pick }) => `${oneOf(['infantry', 'artillery', 'cavalry'], pick)} ${pick(12)}`),
});
const lay: Near = at => {
  const { pick } = at;
  const [x, y] = [pick(38_000), pick(26_000)];
  const points = [
    [x, y, x + 2000, y, x + 2000, y + 2000, x, y + 2000],
    [x, y, x + 2000, y + 2000, x + 2000, y, x, y + 2000],
    [x, y],
  ][pick(3)]!;
  const crest = pick(3) === 0 ? { crest: pick(2) === 0 ? [x, y, x + 900, y] : [x, y] } : {};
  return { type: 'lay', kind: oneOf([...kinds.map(({ id }) => id), 'lake'], pick), points, ...crest };
};
const deploy: Near = at => {
  const { t, pick } = at;
  const unit = pick(Math.max(1, t.id.length));
  const bases = t.opening?.bases[unit] ?? 2;
  const depths = [Array(bases).fill(1), [bases], [1, bases - 2, 1], []][pick(4)]!;
  const [x, y] = [pick(36_000), pick(24_000)];
  return { type: 'deploy', unit: t.id[unit] ?? 'nobody', x, y, heading: pick(37_000), depths };
};

const NEAR: Readonly<Record<string, readonly Near[]>> = {
  'opening.muster': [muster],
  'opening.lay': [lay],
  'opening.deploy': [deploy],
  'turn.orders': [call, call, () => ({ type: 'pass' })],
  'interrupts.offer': [interrupt],
  'interrupts.confuse': [march, guns],
  'fire.shoot': [fire],
  'fire.reroll': [reroll],
  'fire.rekill': [reroll],
  'fire.morale': [morale],
  'fire.name': [name],
  'movement.move': [march, march, guns, change, any],
  'combat.charge': [charge, straight],
  'combat.name': [name],
  'combat.press': [name],
  'combat.again': [reroll],
  'combat.steady': [reroll],
  'combat.allot': [allot],
  'combat.morale': [morale],
  'losses.lose': [lose],
  'retreats.protect': [protect],
  'retreats.pick': [retreat],
  'retreats.way': [retreat],
};

/** What is tried at this question; null: nothing in particular. */
export const nearMiss = (at: Setting, question: string): Action | null =>
  oneOf(NEAR[question] ?? [], at.pick)?.(at) ?? null;
