import { describe, expect, it } from 'vitest';
import { campaignNamed, scenarios, tables, titles, WORKS } from '../data/index.ts';
import { flankBonus, flanksOf } from '../rules/07-flank.ts';
import { attackValue } from '../rules/07-values.ts';
import {
  type Digging,
  defendedArtillery,
  flankOfRedoubt,
  isInRedoubt,
  nextWorks,
  twiceDefended,
  worksFactor,
} from '../rules/09-works.ts';
import { type Attack, combatValue, of } from '../state.ts';
import { examplesOf } from './fixture.ts';
import { attackBy, plain } from './plain.ts';
import { opening, position, recovery, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const RWH = 'rwh-early-before-washington';
const OF_YEAR: Readonly<Record<number, readonly [string, string, string]>> = {
  1862: [OTR, 'u-hooker', '1210'],
  1863: [BAC, 'u-baird', '0718'],
  1864: [GTC, 'u-russell', '1412'],
};
const at = (scenario: string, units: Readonly<Record<string, string>>): Table => position({ scenario, units });
/** What a plain unit in plain ground has after digging. */
function grown(year: number, when: Digging, from: string): string | undefined {
  const [scenario, unit, hex] = OF_YEAR[year]!;
  const table = at(scenario, { [unit]: `${hex} works ${from}` });
  return WORKS[nextWorks(table.t, table.unit(unit), when)];
}
const inRecovery = (year: number, ...from: string[]) => from.map(each => grown(year, 'recovery', each));

describe('GCACW 9.0-year, 9.0-kinds which procedure', () => {
  it('by the date of the scenario, as the title says', () => {
    for (const { id } of scenarios)
      expect([id, campaignNamed(id).year]).toEqual([id, campaignNamed(id).title.entrenchYear]);
    const years = Object.entries(titles).map(([code, { entrenchYear }]) => `${code} ${entrenchYear}`);
    expect(years).toEqual([
      ...['SJW 1862', 'HCR 1862', 'RTG 1863', 'SIV 1862', 'SLB 1863', 'OTR 1862', 'GTC 1864', 'BAC 1863', 'BTC 1862'],
      'RWH 1864',
    ]);
  });
  it('so a unit without works has after one recovery what its year says', () =>
    expect([1862, 1863, 1864].map(year => grown(year, 'recovery', 'none'))).toEqual([
      'breastworksBuild',
      'breastworks',
      'breastworks',
    ]));
  it('abatis, breastworks and forts are what digging makes', () =>
    expect(['none', 'abatis', 'fortBuild2'].map(from => grown(1864, 'action', from))).toEqual([
      'abatis',
      'breastworksBuild',
      'fort',
    ]));
  it('no digging makes a redoubt: all it makes is in the list of markers', () => {
    expect(WORKS).not.toContain('redoubt');
    expect([...WORKS]).toEqual(tables.entrenchment.levels);
  });
});

describe('GCACW 9.0-p1862-none, 9.0-p1862-bb, 9.0-p1862-b, 9.0-p1862-fb recovery in 1862', () => {
  it('breastworks in two, a fort in two more', () =>
    expect(inRecovery(1862, 'none', 'breastworksBuild', 'breastworks', 'fortBuild', 'fort')).toEqual([
      'breastworksBuild',
      'breastworks',
      'fortBuild',
      'fort',
      undefined,
    ]));
});

describe('GCACW 9.0-p1863-none, 9.0-p1863-b, 9.0-p1863-fb recovery in 1863', () => {
  it('breastworks at once', () =>
    expect(inRecovery(1863, 'none', 'breastworksBuild', 'breastworks', 'fortBuild', 'fort')).toEqual([
      'breastworks',
      'breastworks',
      'fortBuild',
      'fort',
      undefined,
    ]));
});

describe('GCACW 9.0-p1864-none, 9.0-p1864-abatis, 9.0-p1864-bb, 9.0-p1864-b recovery in 1864', () => {
  it('two steps of the action at once', () =>
    expect(inRecovery(1864, 'none', 'abatis', 'breastworksBuild', 'breastworks', 'fortBuild1', 'fortBuild2')).toEqual([
      'breastworks',
      'fortBuild1',
      'fortBuild2',
      'fort',
      'fort',
      'fort',
    ]));
});

describe('GCACW 9.0-p1862-redoubt, 9.0-p1863-no-redoubt digging in a redoubt', () => {
  const there = (scenario: string, unit: string, hex: string, when: Digging) => {
    const table = at(scenario, { [unit]: hex });
    return WORKS[nextWorks(table.t, table.unit(unit), when)];
  };
  it('1862: Confederates have breastworks at once, the Union does not', () => {
    expect(there(OTR, 'c-huger', '0611', 'recovery')).toBe('breastworks');
    expect(there(OTR, 'u-hooker', '0611', 'recovery')).toBe('breastworksBuild');
    expect(there('btc-fredericksburg', 'c-mclaws', '2108', 'recovery')).toBe('breastworks');
  });
  it('1863: nobody gains a step', () => {
    expect(there(BAC, 'c-hindman', '0903', 'recovery')).toBe('breastworks');
    expect(there(BAC, 'c-hindman', '0903', 'action')).toBe('breastworksBuild');
  });
});

describe('GCACW APP-entrench-table, APP-entrench-blank the summary table', () => {
  it('all worked cases of digging', () => {
    const cases = examplesOf<{ year: number; mode: Digging; from: string }, { to: string }>('entrench');
    expect(cases).toHaveLength(11);
    for (const { id, given, expect: expected } of cases)
      expect([id, grown(given.year, given.mode, given.from)]).toEqual([id, expected.to]);
  });
  it('a fort never improves; a fort begun in two steps is of 1864 only; no abatis before', () => {
    for (const year of [1862, 1863, 1864])
      for (const when of ['action', 'recovery'] as const) expect(grown(year, when, 'fort')).toBeUndefined();
    const made = (year: 1862 | 1863) => JSON.stringify(tables.entrenchment.progress[year]);
    for (const year of [1862, 1863] as const) expect(made(year)).not.toMatch(/fortBuild[12]|abatis/);
  });
});

describe('GCACW 9.0-hcr-maryland, 9.0-hcr-2, 9.0-markers Here Come the Rebels!', () => {
  it('Confederates build forts in Maryland too', () => {
    const table = at('hcr-the-lost-order', { 'c-lawton': '1009 works breastworks' });
    expect(WORKS[nextWorks(table.t, table.unit('c-lawton'), 'recovery')]).toBe('fortBuild');
  });
  it('D’Utassy and Trimble begin with breastworks begun on Bolivar Heights, nobody else', () => {
    const { units } = campaignNamed('hcr-the-lost-order');
    const dug = units.data.filter(each => each.entrenchment !== 'none').map(each => `${each.id} ${each.entrenchment}`);
    expect(dug).toEqual(['u-d-utassy breastworksBuild', 'u-trimble breastworksBuild']);
    const { t } = opening('hcr-the-lost-order');
    expect(['u-d-utassy', 'u-trimble', 'u-ward'].map(id => WORKS[t.works[units.ids.indexOf(id)]!])).toEqual([
      ...['breastworksBuild', 'breastworksBuild', 'none'],
    ]);
  });
  it('in every title the level of works is kept, whatever the counters show', () => {
    const dug = recovery({
      scenario: 'hcr-the-lost-order',
      units: { 'c-lawton': '1009', 'u-meade': '1610 fatigue 1' },
    });
    dug.act({ type: 'entrench', unit: 'c-lawton' });
    expect(dug.how('c-lawton')).toContain('works breastworksBuild');
    for (const scenario of ['sjw-cedar-run', 'hcr-the-lost-order', 'rtg-first-day'])
      expect(of(position({ scenario }).t).units.data.every(each => WORKS.includes(each.entrenchment))).toBe(true);
  });
});

describe('GCACW 9.0-mult-15, 9.0-mult-2, 9.0-mult-25, 9.0-mult-3, 9.0-mult-bb multipliers', () => {
  const factors = (year: number) => {
    const [scenario, unit, hex] = OF_YEAR[year]!;
    return WORKS.map(works => {
      const table = at(scenario, { [unit]: `${hex} works ${works}` });
      return worksFactor(table.t, table.unit(unit)) / 2;
    });
  };
  it('1864: none, abatis, breastworks begun, breastworks, fort begun (three kinds), fort', () =>
    expect(factors(1864)).toEqual([1, 1.5, 1.5, 2, 2, 2, 2.5, 3]));
  it('to 1863 breastworks begun multiply nothing', () => {
    expect(factors(1863)[2]).toBe(1);
    expect(factors(1862)).toEqual([1, 1.5, 1, 2, 2, 2, 2.5, 3]);
  });
  it('Liddell: 8 in breastworks is 16, and his guns count double', () => {
    const table = at(BAC, { 'c-liddell': '1216 works breastworks' });
    const unit = table.unit('c-liddell');
    expect(twiceDefended(table.t, [unit], each => combatValue(table.t, each)) / 4).toBe(16);
    expect(defendedArtillery(table.t, [unit], () => 3)).toBe(6);
  });
});

describe('GCACW 9.0-defence-only, 9.0-not-for-flank what a unit is worth otherwise', () => {
  it('works do not enter its combat value', () => {
    const table = at(BAC, { 'c-liddell': '1216 works fort' });
    expect(combatValue(table.t, table.unit('c-liddell')) / 2).toBe(8);
    expect(attackValue(table.t, table.unit('c-liddell')) / 2).toBe(8);
  });
  it('a fort does not make a flank of a unit that is too weak for it', async () => {
    const scenario = await plain(BAC);
    const covered = (works: string): number => {
      const units = { 'c-liddell': '1112', 'u-baird': '1111', 'u-d-mccook': `1114 manpower 1 works ${works}` };
      const table = position({ scenario, units });
      return flanksOf(table.t, attackBy(table, ['u-baird'], '1112')).filter(each => each.covered).length;
    };
    expect(covered('fort')).toBe(covered('none'));
  });
});

describe('GCACW 9.0-redoubt-virginia, 9.0-redoubt-bac, 9.0-redoubt-mult whom redoubts help', () => {
  const helped = (scenario: string, unit: string, hex: string) => {
    const table = at(scenario, { [unit]: hex });
    return [isInRedoubt(table.t, table.unit(unit)), worksFactor(table.t, table.unit(unit)) / 2];
  };
  it('in Virginia Confederates only', () => {
    expect(helped(GTC, 'c-heth', '0718')).toEqual([true, 1.5]);
    expect(helped(GTC, 'u-russell', '0718')).toEqual([false, 1]);
  });
  it('in Tennessee, and before Washington, whoever is there', () => {
    expect([helped(BAC, 'u-baird', '0903'), helped(BAC, 'c-hindman', '0903')]).toEqual([
      [true, 1.5],
      [true, 1.5],
    ]);
    expect(helped(RWH, 'u-wheaton', '2024')).toEqual([true, 1.5]);
  });
});

describe('GCACW 9.0-redoubt-build, 9.0-redoubt-better, 9.0-per-unit, 9.0-per-unit-redoubt the better of the two', () => {
  const inFort = (works: string) => {
    const table = at(BAC, { 'c-liddell': `0903 works ${works}` });
    return worksFactor(table.t, table.unit('c-liddell')) / 2;
  };
  it('never both', () =>
    expect(['none', 'breastworksBuild', 'breastworks', 'fort'].map(inFort)).toEqual([1.5, 1.5, 2, 3]));
  it('a marker helps its unit, a redoubt all', () => {
    const worth = (units: Record<string, string>) => {
      const table = at(BAC, units);
      const who = Object.keys(units).map(each => table.unit(each));
      return twiceDefended(table.t, who, each => combatValue(table.t, each)) / 4;
    };
    expect(worth({ 'c-b-johnson': '1216 works breastworks', 'c-kershaw': '1216' })).toBe(15);
    expect(worth({ 'c-b-johnson': '0903 works breastworks', 'c-kershaw': '0903' })).toBe(17.5);
  });
});

describe('GCACW 9.0-redoubt-fraction fractions', () => {
  it('combat keeps them, artillery is rounded up for the hex', () => {
    const table = at(BAC, { 'c-b-johnson': '0903', 'c-liddell': '0903' });
    const [johnson, liddell] = [table.unit('c-b-johnson'), table.unit('c-liddell')];
    expect(twiceDefended(table.t, [johnson], each => combatValue(table.t, each)) / 4).toBe(7.5);
    expect(defendedArtillery(table.t, [johnson, liddell], each => (each === johnson ? 1 : 2))).toBe(5);
  });
});

describe('GCACW 9.0-redoubt-flank-4, 9.0-redoubt-flank-23, 9.0-redoubt-flank-1, 9.0-redoubt-front flank bonus', () => {
  it('0 to 4 become 0, 0, 1, 1, 2', () => expect([0, 1, 2, 3, 4].map(flankOfRedoubt)).toEqual([0, 0, 1, 1, 2]));
});

describe('GCACW 9.0-redoubt-works the redoubt guards flanks of those under works too', () => {
  it('not works elsewhere', () => {
    const bonus = (hex: string, works: string): number => {
      const table = position({ units: { 'c-liddell': `${hex} works ${works}` } });
      const { board } = of(table.t);
      const target = table.hex(hex);
      const around = Array.from(board.neighbours.subarray(target * 6, target * 6 + 6)).filter(each => each >= 0);
      const who = ['u-baird', 'u-negley', 'u-brannan', 'u-reynolds', 'u-davis', 'u-palmer'].map(each =>
        table.unit(each),
      );
      for (const [i, each] of around.entries()) table.t.at[who[i]!] = each;
      table.t.stamp++;
      const attack = {
        side: 0,
        units: [who[0]!],
        from: around[0]!,
        target,
        kind: 2,
        leader: -1,
        defenders: [table.unit('c-liddell')],
      };
      return flankBonus(table.t, attack as unknown as Attack);
    };
    const open = bonus('1110', 'fort');
    expect(open).toBeGreaterThan(1);
    expect(bonus('0903', 'fort')).toBeLessThan(open);
    expect(bonus('0903', 'fort')).toBe(bonus('0903', 'none'));
  });
});
