import { type Clash, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { enemyOf, hexIds, hexNumber, isGeneral, SIDES, type Side, unitIds, unitNumber } from '../data/index.ts';
import { sampleSupport } from '../fuzz/sample-battles.ts';
import { type Action, combatUnitsIn, fightOf, type G88, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { advance, advancePrompt, endAdvance, mayAdvance } from './04-advance.ts';
import { engage, leaveBattles } from './04-battles.ts';
import { advanceChoices } from './04-choices.ts';
import { damage } from './04-losses.ts';
import { isBombardment, modifiers } from './04-modifiers.ts';
import { DIE, loserOf, resultOf } from './04-results.ts';
import { isRetreat, retreat, retreatChoices, retreatPrompt } from './04-retreat.ts';
import { gunsThatDefend, whyNotDefend } from './10b-artillery.ts';
import { mayReroll, rerollDie, whyNotReroll } from './10e-initiative.ts';

const { procedure } = rules<G88>();

const names = (hexes: readonly number[]): readonly string[] => hexes.map(hex => hexIds[hex]!);
const unitNames = (units: readonly number[]): readonly string[] => units.map(unit => unitIds[unit]!);

/** Opens one declared battle. */
export function openFight(t: Table, number: number): void {
  const battle = t.battles.splice(number, 1)[0]!;
  t.fight = {
    ...battle,
    defenceGuns: [],
    attackDie: 0,
    defenceDie: 0,
    rerolled: [0, 0],
    loser: -1,
    owed: 0,
    bearers: [],
    fleeing: [],
    chain: [],
    chained: [],
    advanced: [],
  };
}

const totals = (u: { readonly table: Table; readonly setup: G88['setup'] }) => {
  const f = fightOf(u.table);
  const { attack, defence } = modifiers(u.table, u.setup, f, f.defenceGuns);
  return { attack: attack.total, defence: defence.total };
};

/** §4c COMBAT, one battle from the announcement to the advance, before the next begins: §4f-g. */
export const combat = procedure('combat')({
  announce(u) {
    const f = fightOf(u.table);
    const { attack, defence } = modifiers(u.table, u.setup, f);
    const args = { attackers: names(f.attackers), defenders: names(f.defenders), support: unitNames(f.guns) };
    const rule = isBombardment(f) ? '§10b2-d' : '§4b-a';
    u.say(tx('battle.begins', { ...args, attack: attack.total, defence: defence.total }, rule), () => ({
      by: SIDES[u.table.phase],
      clash: clashOf(u.table, 'begins'),
    }));
    const { hill, woods, town } = defence;
    if (hill + woods + town > 0) u.say(tx('battle.terrain', { hill, woods, town }, '§4b-n-a'));
  },
  support: {
    // §10b3-a
    asks: ({ table: t, setup }) => (defenceGuns(t, setup).length > 0 ? only(SIDES[enemyOf(t.phase)]) : nobody),
    prompt: ({ table: t }) => tx('prompt.support', { side: SIDES[enemyOf(t.phase)] }, '§10b3-a'),
    choices: ({ table: t, setup }) => ({
      kind: 'space',
      sample: pick => sampleSupport(defenceGuns(t, setup), pick),
      check: action => whyNotSupport(t, setup, action),
      outline: () => ({ guns: defenceGuns(t, setup) }),
    }),
    take(u, _locals, action) {
      if (action.type === 'supportDefence') support(u, action.guns);
    },
  },
  roll(u) {
    // §4c1
    const f = fightOf(u.table);
    const { phase } = u.table;
    f.attackDie = u.roll(DIE, tx('battle.attackDie', { side: SIDES[phase] }, '§4c1'), { by: SIDES[phase] });
    const by = SIDES[enemyOf(phase)];
    f.defenceDie = u.roll(DIE, tx('battle.defenceDie', { side: by }, '§4c1'), { by });
  },
  reroll: {
    // §10e-b
    asks: ({ table: t, setup }) => (mayReroll(t, setup) ? only(SIDES[t.initiative]) : nobody),
    prompt: pub => {
      const { attack, defence } = totals(pub);
      const f = fightOf(pub.table);
      const sums = { attack: f.attackDie + attack, defence: f.defenceDie + defence };
      return tx('prompt.reroll', { side: SIDES[pub.table.initiative], ...sums }, '§10e-b');
    },
    choices: () => list<Action>([{ type: 'keepDie' }, { type: 'reroll' }]),
    take(u, _locals, action) {
      if (action.type === 'keepDie') return;
      rerollDie(u);
      return go('reroll'); // §10e-c: the receiver may use it in the same battle
    },
  },
  result: u => applyResult(u),
  damage: {
    // §4e2-a
    plain: true,
    asks: ({ table: t }) => (bearers(t).length > 0 ? only(SIDES[fightOf(t).loser as Side]) : nobody),
    prompt: ({ table: t }) => {
      const f = fightOf(t);
      const hexes = [...new Set(bearers(t).map(unit => hexIds[t.at[unit]!]!))];
      return tx('prompt.damage', { side: SIDES[f.loser as Side], points: f.owed, hexes }, '§4e2-a');
    },
    choices: ({ table: t, setup }) =>
      list<Action>(
        bearers(t).map(unit => ({ type: 'lose', unit: unitIds[unit]! })),
        action => whyNotLose(t, setup, action),
      ),
    take(u, _locals, action) {
      if (action.type === 'lose') sufferOn(u, unitNumber(action.unit));
      return go('damage');
    },
  },
  afterDamage: u => settleDamage(u),
  retreat: {
    // 4d
    plain: true,
    asks: ({ table: t }) => (isRetreating(t) ? only(SIDES[fightOf(t).loser as Side]) : nobody),
    prompt: ({ table: t }) => retreatPrompt(t),
    choices: ({ table: t, setup }) => retreatChoices(t, setup),
    take(u, _locals, action) {
      if (isRetreat(action)) retreat(u, action);
      return go('damage'); // a stack that cannot retreat has one more point to take (4d5)
    },
  },
  advance: {
    // 4f
    asks: ({ table: t, setup }) => (mayAdvance(t, setup) ? only(SIDES[t.phase]) : nobody),
    prompt: ({ table: t }) => advancePrompt(t),
    choices: ({ table: t, setup }) => advanceChoices(t, setup),
    take(u, _locals, action) {
      if (action.type !== 'advance') return;
      advance(u, action.units, hexNumber(action.to));
      return go('advance');
    },
  },
  end(u) {
    endAdvance(u);
    u.table.fight = null;
  },
});

/** The battle being fought, as every board draws it. */
function clashOf(t: Table, stage: Clash['stage']): Clash {
  const f = fightOf(t);
  const batteries = f.guns.map(gun => t.at[gun]!).filter(hex => hex >= 0);
  const from = names([...new Set([...f.attackers, ...batteries])]);
  return { kind: isBombardment(f) ? 'fire' : 'battle', stage, at: names(f.defenders), from };
}

/** Guns of the defender that could join this battle (§10b3-a). */
const defenceGuns = (t: Table, setup: G88['setup']): string[] => {
  const f = fightOf(t);
  return isBombardment(f) ? [] : gunsThatDefend(t, setup, enemyOf(t.phase), f.attackers);
};

function whyNotSupport(t: Table, setup: G88['setup'], action: Action): Text | null {
  if (action.type !== 'supportDefence') return tx('no.notNow', {}, '§10b3-a');
  return whyNotDefend(t, setup, enemyOf(t.phase), action.guns, fightOf(t).attackers);
}

function support(u: U, guns: readonly string[]): void {
  if (guns.length === 0) return;
  fightOf(u.table).defenceGuns = guns.map(unitNumber);
  for (const gun of guns) engage(u, unitNumber(gun), 1);
  u.say(tx('battle.support', { guns, defence: totals(u).defence }, '§10b3-a'), { by: SIDES[enemyOf(u.table.phase)] });
}

function applyResult(u: U): void {
  // 4c2
  const { table: t } = u;
  const f = fightOf(t);
  const sums = totals(u);
  const attack = f.attackDie + sums.attack;
  const defence = f.defenceDie + sums.defence;
  const { winner, damage: points, cell } = resultOf(f, attack, defence);
  const won = isBombardment(f) && points === 0 ? {} : { won: SIDES[enemyOf(loserOf(t, winner))] };
  const decided = () => ({ by: SIDES[t.phase], clash: { ...clashOf(t, 'result'), ...won } });
  if (isBombardment(f)) {
    u.say(tx('bombardment.result', { attack, defence, damage: points, cell }, '§10b2-d'), decided);
    if (points === 0) return; // §10b2-f
  } else {
    const rule = winner === 'attacker' ? '§4c2-b' : '§4c2-a';
    u.say(tx('battle.result', { winner, attack, defence, damage: points, cell }, rule), decided);
  }
  f.loser = loserOf(t, winner);
  f.fleeing = [...(winner === 'attacker' ? f.defenders : f.attackers)];
  f.owed = points;
  f.bearers = f.fleeing.flatMap(hex => combatUnitsIn(t, f.loser as Side, hex)); // §10b2-i: not the guns in support
}

/** The units that may take the next point. */
function bearers(t: Table): number[] {
  const f = fightOf(t);
  return f.owed > 0 ? f.bearers.filter(unit => t.at[unit]! >= 0 && !isGeneral[unit]) : [];
}

function whyNotLose(t: Table, setup: G88['setup'], action: Action): Text {
  if (action.type === 'lose') return tx('no.notBearer', { unit: action.unit }, '§4e2-a');
  if (action.type === 'reroll') return whyNotReroll(t, setup);
  return tx('no.notNow', {}, isRetreat(action) ? '§4d-c' : '§4e2-c');
}

function sufferOn(u: U, unit: number): void {
  fightOf(u.table).owed--;
  damage(u, unit);
}

/** Points nobody is left to take are lost; hexes without units have nothing to retreat. */
function settleDamage(u: U): void {
  const { table: t } = u;
  const f = fightOf(t);
  if (f.owed > 0) u.say(tx('loss.excess', { points: f.owed }, '§4e2-c'));
  f.owed = 0;
  f.bearers = [];
  const emptied = f.fleeing.filter(hex => combatUnitsIn(t, f.loser as Side, hex).length === 0);
  f.fleeing = f.fleeing.filter(hex => !emptied.includes(hex));
  if (isBombardment(f)) leaveBattles(t, emptied);
}

const isRetreating = (t: Table): boolean => {
  const f = fightOf(t);
  return f.chain.length > 0 || f.fleeing.length > 0;
};

/** Battles without a defender lapse (§4a-b). */
export function dropLapsed(u: U): void {
  for (const battle of u.table.battles) {
    if (battle.defenders.length > 0) continue;
    u.say(tx('battle.lapsed', { attackers: names(battle.attackers) }, '§4a-b'), { by: SIDES[u.table.phase] });
  }
  u.table.battles = u.table.battles.filter(battle => battle.defenders.length > 0);
}
