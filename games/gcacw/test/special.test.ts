import { beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '../data/edition.ts';
import { scenarios } from '../data/index.ts';
import rules from '../data/rules.json' with { type: 'json' };
import { fetchScenario } from '../entry.ts';
import { canAct, whyNotMarch } from '../rules/05-march.ts';
import { marchReach } from '../rules/06-move.ts';
import { BARRED } from '../rules/06-steps.ts';
import { advancers } from '../rules/07-advance.ts';
import { capitolHex, whyNotAssault, whyNotDestroyed, whyNotRepaired } from '../rules/special.ts';
import { type Attack, of } from '../state.ts';
import { catalogue } from '../text/catalogue-en.ts';
import { opening, position, type Table } from './table.ts';

const all: Scenario[] = [];
beforeAll(async () => {
  for (const { id } of scenarios) all.push((await fetchScenario(id))!.scenario);
});
const crossing = (table: Table, name: string): number =>
  of(table.t).board.crossings.findIndex(each => each.name === name);
const wagner = (enemy: string, table = {}) =>
  position({ units: { 'u-wagner': '0903', 'c-cleburne': enemy }, dice: [6], table });

describe('GCACW 1.0-replace activationLimit: a unit is activated so often in some turns', () => {
  it('holds for every limit of every scenario, for each of its units and turns, and not in another turn', () => {
    let checked = 0;
    for (const { id, turns, specialRules } of all)
      for (const rule of specialRules)
        if (rule.kind === 'activationLimit')
          for (const unit of rule.units)
            for (const [i] of turns.entries()) {
              const side = unit.startsWith('u') ? 'union' : 'confederate';
              const hex = of(opening(id).t).scenario.setup[side].units.find(each => each.id === unit)!.hex;
              const table = position({ scenario: id, units: { [unit]: hex ?? '0501' }, side, turn: i + 1 });
              const limits = specialRules.filter(each => each.kind === 'activationLimit' && each.units.includes(unit));
              const limit = limits.find(each => each.turns?.includes(i + 1));
              if (limit && limit !== rule) continue;
              table.t.activated[table.unit(unit)] = rule.most - 1;
              expect(whyNotMarch(table.t, table.unit(unit))).toBeNull();
              table.t.activated[table.unit(unit)] = rule.most;
              if (!limit) expect(whyNotMarch(table.t, table.unit(unit))).toBeNull();
              else expect(whyNotMarch(table.t, table.unit(unit))?.args).toMatchObject({ special: rule.id });
              checked++;
            }
    expect(checked).toBeGreaterThan(150);
  });
  it('a side whose units have all reached their limits cannot act', () => {
    const { t, unit } = position({ scenario: 'rtg-first-day', units: { 'u-geary': '1010', 'c-heth': '0404' } });
    t.activated[unit('u-geary')] = 1;
    expect([canAct(t, 0), canAct(t, 1)]).toEqual([false, true]);
  });
  it('is refused in its own words', () => {
    const table = position({ scenario: 'rtg-first-day', units: { 'u-geary': '1010', 'u-wadsworth': '0910' } });
    table.t.activated[table.unit('u-geary')] = 1;
    const why = table.refused({ type: 'march', unit: 'u-geary' }, '1.0-replace');
    expect(catalogue[why.key]!(why.args)).toContain('Slocum is slow to come up');
  });
});

describe('GCACW 1.0-replace noAssault: a unit held back joins no assault', () => {
  it('Ricketts, and nobody else', () => {
    const { t, unit } = opening('sjw-cedar-run');
    expect(whyNotAssault(t, unit('u-ricketts'))?.args).toMatchObject({ special: 'rickettsNoAssault' });
    expect(whyNotAssault(t, unit('u-augur'))).toBeNull();
  });
});

describe('GCACW 1.0-replace post: a garrison stays at its post', () => {
  it('Wagner leaves Chattanooga only if a Confederate is within three hexes of it', () => {
    wagner('0907')
      .march('u-wagner')
      .refused({ type: 'move', path: ['0904'] }, '1.0-replace');
    const near = wagner('0906').march('u-wagner').move('0904');
    expect(near.where('u-wagner')).toBe('0904');
  });
  it('driven off, he may come back but not go further', () => {
    const off = () => position({ units: { 'u-wagner': '0904', 'c-cleburne': '1508' }, dice: [6] }).march('u-wagner');
    off().refused({ type: 'move', path: ['0905'] }, '1.0-replace');
    expect(off().move('0903').where('u-wagner')).toBe('0903');
  });
  it('the Harpers Ferry garrison marches no further than one hex on turn 1', () => {
    const at = (turn: number) =>
      position({ scenario: 'hcr-the-lost-order', units: { 'u-ward': '0920' }, turn, dice: [6] }).march('u-ward');
    at(1).refused({ type: 'move', path: ['0820'] }, '1.0-replace');
    expect(at(1).move('1019').where('u-ward')).toBe('1019');
    expect(at(2).move('0820').where('u-ward')).toBe('0820');
  });
});

describe('GCACW 1.0-replace confined: the garrison of Washington keeps to forts and cities', () => {
  const at = (unit: string) =>
    position({ scenario: 'rwh-early-before-washington', units: { [unit]: '2024' }, dice: [6] }).march(unit);
  it('Haskin may go from fort to fort and not into the country; others are free', () => {
    at('u-haskin').refused({ type: 'move', path: ['2023'] }, '1.0-replace');
    expect(at('u-haskin').move('2125').where('u-haskin')).toBe('2125');
    const free = of(opening('rwh-early-before-washington').t).scenario.setup.union.units.find(
      each => each.type === 'inf' && each.restricted === undefined,
    )!;
    expect(at(free.id).move('2023').where(free.id)).toBe('2023');
  });
});

describe('GCACW 1.0-replace closed: hexes closed to a side or to some units', () => {
  const guns = (unit: string, turn: number) =>
    position({ scenario: 'btc-fredericksburg', units: { [unit]: '2108' }, side: 'confederate', turn, dice: [6] }).march(
      unit,
    );
  it('the guns on Stafford Heights close the town on turn 1 to all but Barksdale', () => {
    for (const hex of ['2207', '2208']) guns('c-mclaws', 1).refused({ type: 'move', path: [hex] }, '1.0-replace');
    expect(guns('c-barksdale', 1).move('2207').where('c-barksdale')).toBe('2207');
    expect(guns('c-mclaws', 2).move('2207').where('c-mclaws')).toBe('2207');
  });
  it('nor may it be advanced into after combat', () => {
    const after = (unit: string) => {
      const { t, unit: number, hex } = guns(unit, 1);
      return advancers(t, { units: [number(unit)], target: hex('2207') } as unknown as Attack).length;
    };
    expect([after('c-mclaws'), after('c-barksdale')]).toEqual([0, 1]);
  });
  it('the reach of a march does not show what is closed', () => {
    const { t, hex } = guns('c-mclaws', 1);
    expect(marchReach(t, t.march!).cost[hex('2207')]).toBe(BARRED);
    expect(marchReach(t, t.march!).cost[hex('2107')]).toBeLessThan(BARRED);
  });
  it('W F Smith may not cross the Chickahominy, Slocum may', () => {
    const at = (unit: string) =>
      position({
        scenario: 'otr-beaver-dam-to-boatswains',
        units: { [unit]: '1307' },
        table: { dice: [0, 0] },
        dice: [6],
      }).march(unit);
    const over = (table: Table) => table.t.at[table.unit('u-slocum')];
    const table = at('u-slocum');
    const north = of(table.t).scenario.specialRules.find(each => each.id === 'restOfTheArmies')!.hexes!;
    expect(north).toContain('1205');
    expect(north).not.toContain('1208');
    const to = north.find(hex => table.whyNot({ type: 'move', path: [hex] }) === null)!;
    expect(over(table.move(to))).toBe(table.hex(to));
    at('u-w-f-smith').refused({ type: 'move', path: [to] }, '1.0-replace');
  });
  it('Confederates stay above row 07 south of the river', () => {
    const at = (unit: string, side: string) =>
      position({ scenario: 'otr-beaver-dam-to-boatswains', units: { [unit]: '0606' }, side, dice: [6] }).march(unit);
    at('c-longstreet', 'confederate').refused({ type: 'move', path: ['0607'] }, '1.0-replace');
    expect(at('c-longstreet', 'confederate').move('0605').where('c-longstreet')).toBe('0605');
    expect(at('u-sykes', 'union').move('0607').where('u-sykes')).toBe('0607');
  });
  it('the Union stays east of column 09 on turns 1 and 2', () => {
    const at = (turn: number) =>
      position({ scenario: 'otr-to-the-james', units: { 'u-sykes': '1010' }, turn, dice: [6] }).march('u-sykes');
    for (const turn of [1, 2]) at(turn).refused({ type: 'move', path: ['0910'] }, '1.0-replace');
    expect(at(3).move('0910').where('u-sykes')).toBe('0910');
  });
});

describe('GCACW 1.0-replace underFire: who ends a march before the gunboats is disorganized', () => {
  const at = (hex: string) =>
    position({ scenario: 'otr-to-the-james', units: { 'c-holmes': hex }, side: 'confederate', dice: [3, 1, 2] }).march(
      'c-holmes',
    );
  it('in 1519 to 1521 and 1619, 1620, wherever the march began; not beside them', () => {
    for (const hex of ['1519', '1520', '1521', '1619', '1620'])
      expect(at(hex).end().how('c-holmes')).toContain('disorganized');
    expect(at('1518').end().how('c-holmes')).not.toContain('disorganized');
  });
  it('the Union is not shelled by its own', () => {
    const table = position({ scenario: 'otr-to-the-james', units: { 'u-sykes': '1520' }, dice: [3, 1, 2] });
    expect(table.march('u-sykes').end().how('u-sykes')).not.toContain('disorganized');
  });
});

describe('GCACW 1.0-replace surrender, escape, paroles: Harpers Ferry falls', () => {
  const siege = (units: Record<string, string>) =>
    position({
      scenario: 'hcr-the-lost-order',
      units: { 'u-ward': '1019 manpower 4', 'u-trimble': '0920 manpower 6', 'u-ford': '0922', ...units },
      leaders: { 'uL-miles': 'u-ward' },
      turn: 4,
    })
      .pass()
      .pass()
      .idle();
  const GUNS = { 'c-a-p-hill': '0820 manpower 14', 'c-mclaws': '0819 manpower 6' };
  it('to infantry and artillery worth 20 within three hexes: all within two hexes of the town; leaders go on', () => {
    const table = siege(GUNS);
    expect(['u-ward', 'u-trimble', 'u-ford'].map(each => table.where(each))).toEqual(['gone', 'gone', '0922']);
    expect(table.t.lost[2]).toBe(10);
    expect([table.with('uL-miles'), table.t.fell]).toEqual(['u-ford', 4]);
  });
  it('not to 19, not to cavalry, not while VI Corps is within five hexes of Maryland Heights', () => {
    const stand = (units: Record<string, string>) => siege(units).where('u-ward');
    expect(stand({ ...GUNS, 'c-mclaws': '0819 manpower 5' })).toBe('1019');
    expect(stand({ 'c-a-p-hill': '0820 manpower 14', 'c-munford': '0819' })).toBe('1019');
    expect(stand({ ...GUNS, 'u-slocum': '1516' })).toBe('1019');
    expect(stand({ ...GUNS, 'u-slocum': '1716' })).toBe('gone');
    expect(stand({ ...GUNS, 'u-cox': '1516' })).toBe('gone');
  });
  it('Voss may ride out before the first surrender from the town itself, not at fatigue 4', () => {
    const out = siege({ ...GUNS, 'u-voss': '1019 fatigue 3' });
    expect(out.asked).toEqual(['union', 'surrender.ride']);
    out.act({ type: 'escape', unit: 'u-voss' });
    expect([out.where('u-voss'), out.t.lost[2]]).toEqual(['gone', 10]);
    const stays = siege({ ...GUNS, 'u-voss': '1019 manpower 2' }).act({ type: 'stay' });
    expect(stays.t.lost[2]).toBe(12);
    expect(siege({ ...GUNS, 'u-voss': '1019 fatigue 4 manpower 2' }).t.lost[2]).toBe(12);
    expect(siege({ ...GUNS, 'u-voss': '0920 manpower 2' }).t.lost[2]).toBe(12);
  });
  it('A P Hill is not activated on the turn that follows, and is again later', () => {
    const after = (turn: number, fell: number) =>
      position({
        scenario: 'hcr-the-lost-order',
        units: { 'c-a-p-hill': '0820', 'c-mclaws': '0819' },
        side: 'confederate',
        turn,
        table: { fell },
      });
    after(3, 2).refused({ type: 'march', unit: 'c-a-p-hill' }, '1.0-replace');
    expect(after(4, 2).whyNot({ type: 'march', unit: 'c-a-p-hill' })).toBeNull();
    expect(after(1, 0).whyNot({ type: 'march', unit: 'c-a-p-hill' })).toBeNull();
  });
});

describe('GCACW 1.0-replace keepCrossing, noRepair, capitol: crossings', () => {
  it('the North River bridge is kept by the Confederates on turn 1 only; others are not', () => {
    const table = opening('siv-between-two-armies');
    const bridge = crossing(table, 'North River Bridge');
    const why = (side: 0 | 1, turn: number, name = bridge) => {
      table.t.turn = turn;
      return whyNotDestroyed(table.t, side, name)?.rule ?? null;
    };
    expect([why(1, 1), why(1, 2), why(0, 1)]).toEqual(['§1.0-replace', null, null]);
    expect(why(1, 1, crossing(table, 'Bridgewater Bridge'))).toBeNull();
  });
  it('Chain Bridge is destroyed by nobody', () => {
    const { t } = opening('rwh-early-before-washington');
    const bridge = of(t).board.crossings.findIndex(each => each.name === 'Chain Bridge');
    expect([0, 1].map(side => whyNotDestroyed(t, side as 0 | 1, bridge)?.rule)).toEqual([
      '§1.0-replace',
      '§1.0-replace',
    ]);
  });
  it('the Union repairs nothing in the Valley; Chatham Bridge is repaired by nobody', () => {
    const valley = opening('siv-lewiston');
    const bridge = crossing(valley, 'North River Bridge');
    expect([0, 1].map(side => whyNotRepaired(valley.t, side as 0 | 1, bridge)?.rule)).toEqual([
      '§1.0-replace',
      undefined,
    ]);
    const town = opening('slb-chancellorsville');
    const why = (name: string) => whyNotRepaired(town.t, 0, crossing(town, name))?.rule;
    expect([why('Chatham Bridge'), why('Falmouth Bridge')]).toEqual(['§1.0-replace', undefined]);
  });
  it('the Capitol is in 0309 before Richmond and nowhere on other maps', () => {
    for (const id of ['otr-beaver-dam-to-boatswains', 'otr-to-the-james']) {
      const { t, hex } = opening(id);
      expect(capitolHex(t)).toBe(hex('0309'));
    }
    for (const id of ['gtc-across-the-pamunkey', 'siv-lewiston']) expect(capitolHex(opening(id).t)).toBe(-1);
  });
});

describe('GCACW 1.0-replace highWater: rivers are up at the start', () => {
  it('major rivers through turn 2 or 1, minor ones not', () => {
    expect(opening('siv-between-two-armies').t.flood).toEqual([0, 2]);
    expect(opening('siv-lewiston').t.flood).toEqual([0, 1]);
    expect(opening('rwh-monocacy').t.flood).toEqual([0, 0]);
  });
});

describe('GCACW 1.0-replace stragglers: heat and dust, with the option', () => {
  it('adds 1 to an extended march roll', () => {
    const rolled = (options: readonly string[]) => {
      const units = { 'c-rodes': '0404 fatigue 2' };
      const at = { scenario: 'rwh-early-before-washington', units, side: 'confederate', dice: [3, 5] };
      return position({ ...at, options })
        .march('c-rodes')
        .how('c-rodes');
    };
    expect(rolled([])).not.toContain('disorganized');
    expect(rolled(['heat-and-dust'])).toContain('disorganized');
  });
});

describe('GCACW 1.0-replace succession: Jackson is wounded, with the option', () => {
  const before = (turn: number, options: readonly string[]) =>
    position({
      scenario: 'slb-chancellorsville',
      units: { 'c-rodes': '1010', 'c-f-lee': '0912', 'u-sykes': '1608' },
      leaders: { 'cL-jackson': 'c-rodes', 'cL-stuart': 'c-f-lee' },
      turn: turn - 1,
      options,
      dice: [1, 2, 1, 2],
    });
  const stand = (turn: number, options: readonly string[]) => {
    const table = before(turn, options);
    table.t.with[table.leader('cL-stuart-ii')] = -1;
    table.pass().pass().idle();
    return ['cL-jackson', 'cL-stuart', 'cL-stuart-ii'].map(table.with);
  };
  it('before turn 4 Stuart leaves the cavalry and takes his place with his unit', () => {
    expect(stand(4, ['jackson-wounded'])).toEqual(['nobody', 'nobody', 'c-rodes']);
    expect(stand(3, ['jackson-wounded'])).toEqual(['c-rodes', 'c-f-lee', 'nobody']);
    expect(stand(4, [])).toEqual(['c-rodes', 'c-f-lee', 'nobody']);
  });
  it('the successor is not on the map before', () => {
    expect(opening('slb-chancellorsville').where('cL-stuart-ii')).toBe('to come');
  });
});

describe('GCACW 1.0-replace note: what only says what a rule or the set-up does is true of them', () => {
  const leads = (id: string, side: 'union' | 'confederate') => all.find(each => each.id === id)!.setup[side].leaders;
  const noArmyLeader = (id: string, side: 'union' | 'confederate', turn = 1) =>
    leads(id, side).every(each => each.level !== 'army' || (each.entersTurn ?? 1) > turn);
  const nobodyOver = (id: string, side: 'union' | 'confederate', units: readonly string[]) => {
    const { t, unit } = opening(id);
    const { leaders } = of(t);
    return units.every(slug =>
      leads(id, side).every(
        each =>
          each.level !== 'corps' || leaders.obeys[leaders.ids.indexOf(each.id) * of(t).units.count + unit(slug)] === 0,
      ),
    );
  };
  const titleOf = (id: string) => of(opening(id).t).title;
  const redoubts = (id: string) => [...of(opening(id).t).board.redoubt].filter(each => each > 0);
  const early = (id: string) => {
    const one = leads(id, 'confederate').find(each => each.name === 'Early')!;
    const commands = all.find(each => each.id === id)!.setup.confederate.units.map(each => each.command);
    return one.level === 'corps' && commands.every(each => one.commands.includes(each));
  };
  const NOTES: Readonly<Record<string, (id: string) => boolean>> = {
    wilderCommand: id => nobodyOver(id, 'union', ['u-wilder']),
    bridgesUnderFire: id => opening(id).how('c-barksdale').includes('manpower 3'),
    grandDivisions: id =>
      leads(id, 'union').filter(each => each.level === 'corps' && each.commands.length === 2).length === 3,
    maryesWorks: id => redoubts(id).includes(2) && titleOf(id).entrenchYear === 1862,
    unionCavalry: id => !titleOf(id).unionCavalryLeaders || leads(id, 'union').every(each => each.arm !== 'cav'),
    pontoonAtDawn: id => opening(id).t.pontoons.length === 1,
    grandAssaultTurn1: id => noArmyLeader(id, 'union') && !noArmyLeader(id, 'union', 3),
    longstreetMarches: id =>
      all.find(each => each.id === id)!.setup.confederate.units.filter(each => each.fatigue === 1).length === 3,
    leeBonus: id => titleOf(id).leeBonus && opening(id).with('cL-lee') === 'c-d-r-jones',
    noLeeBonus: id => !titleOf(id).leeBonus,
    notUnderStuart: id => {
      const { t, leader, unit } = opening(id);
      const { leaders, units } = of(t);
      return ['c-a-jenkins', 'c-17-va'].every(
        each => leaders.obeys[leader('cL-stuart') * units.count + unit(each)] === 0,
      );
    },
    notArmyOfPotomac: id => of(opening(id).t).units.outside[opening(id).unit('u-lockwood')] === 1,
    levies: id => titleOf(id).levy,
    noUnionArmyLeader: id => noArmyLeader(id, 'union'),
    jenkinsApart: id => nobodyOver(id, 'confederate', ['c-a-jenkins', 'c-17-va']),
    earlyCommands: id => early(id) && noArmyLeader(id, 'union', 9) && noArmyLeader(id, 'confederate', 9),
    twoBridges: id => of(opening(id).t).board.crossings.filter(each => each.name.includes('Junction')).length === 1,
    washingtonForts: id => redoubts(id).length > 0 && redoubts(id).every(each => each === 1),
    entrenchAction: id => of(opening(id).t).year === 1864,
    noConfederateArmyLeader: id => noArmyLeader(id, 'confederate', 9),
    confederateFlank: id => titleOf(id).confederateIgnoresFlankStep3b,
    jacksonBonus: id => titleOf(id).jacksonAssaultBonus,
    hookerLosesConfidence: id => titleOf(id).special.some(each => each.id === 'hookerLosesConfidence'),
    noCorpsLeaderFirstCorps: id => nobodyOver(id, 'confederate', ['c-mclaws']),
  };
  it('every note', () => {
    for (const { id, specialRules } of all)
      for (const rule of specialRules)
        if (rule.kind === 'note') expect([id, rule.id, NOTES[rule.id]?.(id)]).toEqual([id, rule.id, true]);
  });
  it('cites a rule there is', () => {
    const known = new Set(rules.map(each => `§${each.id}`));
    for (const { specialRules } of all)
      for (const rule of specialRules) if (rule.kind === 'note') expect(known).toContain(rule.rule);
  });
});
