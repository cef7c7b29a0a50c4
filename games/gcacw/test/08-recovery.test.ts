import { describe, expect, it } from 'vitest';
import { WORKS } from '../data/index.ts';
import { LABOURS, recover } from '../rules/08-recovery.ts';
import { examplesOf } from './fixture.ts';
import { type Position, position, recovery, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const dig = (unit: string) => ({ type: 'entrench', unit }) as const;
const END = { type: 'endWorks' } as const;
const enemy = { 'c-hindman': '1216' };
/** Baird and what he is after recovery. */
const rested = (standing: string): string => {
  const table = position({ units: { 'u-baird': `0718 ${standing}`, ...enemy } });
  recover(table.t, table.unit('u-baird'));
  return table.how('u-baird').replace('manpower 9 ', '');
};
/** At step 1, the Union to work if it can. */
const works = (baird: string, more: Position = {}): Table =>
  recovery({ units: { 'u-baird': baird, 'c-hindman': '1216 fatigue 1' }, ...more });

describe('GCACW 8.0-order, 3.0-recovery-phase the steps in their order', () => {
  it('in step 1 the Union first, then the Confederates; then all recover', () => {
    const table = recovery({ units: { 'u-baird': '0718', 'u-negley': '0917 fatigue 3', ...enemy } });
    expect(table.asked).toEqual(['union', 'labours.work']);
    table.act(END);
    expect(table.asked).toEqual(['confederate', 'labours.work']);
    table.act(END);
    expect(table.how('u-negley')).toBe('manpower 9 fatigue 0 exhausted');
  });
  it('exhausted before it rests, and not restored in the same phase', () =>
    expect(rested('fatigue 3')).toBe('fatigue 0 exhausted'));
});

describe('GCACW 8.0-1-who, 9.0-recovery-f0, 9.0-recovery-any-arm who works', () => {
  it('nobody is asked when nobody is at fatigue 0', () => {
    const table = recovery({ units: { 'u-baird': '0718 fatigue 1', 'c-hindman': '1216 fatigue 1' } });
    expect(table.said('prompt.works')).toEqual([]);
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 0');
  });
  it('fatigue 1 is refused beside one that may', () => {
    const table = recovery({ units: { 'u-baird': '0718', 'u-negley': '0917 fatigue 1', ...enemy } });
    table.allowed(dig('u-baird'));
    table.refused(dig('u-negley'), '9.0-recovery-f0');
    table.refused(dig('c-hindman'), '8.0-1-who');
  });
  it('horse and guns dig too', () => {
    recovery({ units: { 'u-minty': '0718', ...enemy } }).allowed(dig('u-minty'));
    const table = recovery({ units: { 'u-baird': '0718 fatigue 1', 'c-robertson-art': '1216' } });
    table.allowed(dig('c-robertson-art'));
  });
});

describe('GCACW 9.0-recovery-demoralized, 5.5-in-addition what the action does not take away', () => {
  it('a demoralized unit digs in recovery', () => works('0718 demoralized 1').allowed(dig('u-baird')));
  it('works of the action grow again in recovery', () => {
    const table = recovery({
      scenario: GTC,
      units: { 'u-russell': '1412 works abatis', 'c-heth': '0310 fatigue 1' },
    }).act(dig('u-russell'));
    expect(table.how('u-russell')).toBe('manpower 11 fatigue 0 works fortBuild1');
  });
});

describe('GCACW 8.0-1-one, 9.0-recovery-exclusive one labour a unit', () => {
  it('who has dug digs no more, and builds nothing', () => {
    const units = { 'u-baird': '1412', 'u-negley': '0917', ...enemy };
    const table = recovery({ units }).act(dig('u-baird'));
    table.refused(dig('u-baird'), '8.0-1-one');
    table.refused({ type: 'build', unit: 'u-baird', to: '1411' }, '10.1-exclusive');
    table.allowed(dig('u-negley'));
  });
  it('who has built does not dig', () => {
    const units = { 'u-baird': '1412', 'u-negley': '0917', ...enemy };
    const table = recovery({ units, dice: [1] }).act({ type: 'build', unit: 'u-baird', to: '1411' });
    table.refused(dig('u-baird'), '9.0-recovery-exclusive');
    table.done();
  });
});

describe('GCACW 8.0-1-rain, 9.0-recovery-rain, 12.0-no-entrench, 12.0-bridges nothing in rain', () => {
  it('step 1 is skipped', () => {
    const table = works('0718', { rain: true });
    expect(table.asked[1]).toBe('over');
    expect(works('0718').asked).toEqual(['union', 'labours.work']);
    const { t } = position({ units: { 'u-baird': '0718' }, rain: true });
    expect(LABOURS[0]!.whyNot(t, 0, dig('u-baird'))?.rule).toBe('§9.0-recovery-rain');
  });
});

describe('GCACW 8.0-3a, 8.0-3a-dem2, APP-recovery order', () => {
  it('at fatigue 0 or 1', () => {
    expect([0, 1, 2, 3].map(fatigue => rested(`fatigue ${fatigue} disorganized`))).toEqual([
      'fatigue 0',
      'fatigue 0',
      'fatigue 0 disorganized',
      'fatigue 0 disorganized exhausted',
    ]);
  });
  it('not for who was at Demoralize-2', () =>
    expect(rested('fatigue 0 disorganized exhausted demoralized 2')).toBe(
      'fatigue 0 disorganized exhausted demoralized 1',
    ));
});

describe('GCACW 8.0-3b, 8.0-3b-dem2 breath', () => {
  it('at fatigue 0 or 1', () =>
    expect([1, 2].map(fatigue => rested(`fatigue ${fatigue} exhausted`))).toEqual([
      'fatigue 0',
      'fatigue 0 exhausted',
    ]));
  it('not for who was at Demoralize-2', () =>
    expect(rested('fatigue 0 exhausted demoralized 2')).toBe('fatigue 0 exhausted demoralized 1'));
});

describe('GCACW 8.0-3c-1, 8.0-3c-2 heart', () => {
  it('one level, at fatigue 0 or 1', () =>
    expect(['1 demoralized 1', '2 demoralized 1', '0 demoralized 2'].map(each => rested(`fatigue ${each}`))).toEqual([
      'fatigue 0',
      'fatigue 0 demoralized 1',
      'fatigue 0 demoralized 1',
    ]));
});

describe('GCACW 8.0-3-current, 8.0-4, 8.0-4-old-backs, 8.0-5 exhaustion and rest', () => {
  it('by the fatigue before it falls', () =>
    expect(rested('fatigue 3 disorganized')).toBe('fatigue 0 disorganized exhausted'));
  it('3 and 4 exhaust, 2 does not; three levels off', () =>
    expect([0, 1, 2, 3, 4].map(fatigue => rested(`fatigue ${fatigue}`))).toEqual([
      'fatigue 0',
      'fatigue 0',
      'fatigue 0',
      'fatigue 0 exhausted',
      'fatigue 1 exhausted',
    ]));
  it('the same in the titles whose counters say otherwise', () => {
    const exhausted = (scenario: string, unit: string, hex: string): string => {
      const table = position({ scenario, units: { [unit]: `${hex} fatigue 4` } });
      recover(table.t, table.unit(unit));
      return table.how(unit).replace(/manpower \d+ /, '');
    };
    expect([
      exhausted('sjw-jackson-crosses-the-rapidan', 'c-winder', '1413'),
      exhausted('hcr-the-lost-order', 'c-lawton', '1009'),
      exhausted('rtg-armies-meet', 'c-heth', '1110'),
      exhausted(OTR, 'u-hooker', '1210'),
    ]).toEqual(Array(4).fill('fatigue 1 exhausted'));
  });
});

describe('GCACW 8.0-order the worked cases R-recover-a to R-recover-e', () => {
  interface Unit {
    fatigue: number;
    exhausted: boolean;
    organized: boolean;
    demoralized: number;
  }
  const words = ({ fatigue, exhausted, organized, demoralized }: Unit): string =>
    [
      `fatigue ${fatigue}`,
      ...(organized ? [] : ['disorganized']),
      ...(exhausted ? ['exhausted'] : []),
      ...(demoralized ? [`demoralized ${demoralized}`] : []),
    ].join(' ');
  it('all five', () => {
    const cases = examplesOf<Unit, Unit>('recovery');
    expect(cases).toHaveLength(5);
    for (const { id, given, expect: expected } of cases)
      expect([id, rested(words(given))]).toEqual([id, words(expected)]);
  });
});

describe('GCACW 9.0-p1862-none, 9.0-p1862-bb two recoveries make breastworks in 1862', () => {
  it('played twice; who is tired keeps what is begun', () => {
    const units = {
      'u-hooker': '1210',
      'u-kearny': '1310 works breastworksBuild fatigue 1',
      'c-huger': '0409 fatigue 1',
    };
    const table = recovery({ scenario: OTR, units }).act(dig('u-hooker'));
    expect([table.how('u-hooker'), table.how('u-kearny')]).toEqual([
      'manpower 15 fatigue 0 works breastworksBuild',
      'manpower 15 fatigue 0 works breastworksBuild',
    ]);
    const again = recovery({ scenario: OTR, units: { ...units, 'u-hooker': '1210 works breastworksBuild' } });
    expect(again.act(dig('u-hooker')).how('u-hooker')).toBe('manpower 15 fatigue 0 works breastworks');
  });
  it('a fort is refused', () => {
    const units = { 'u-hooker': '1210 works fort', 'u-kearny': '1310', 'c-huger': '0409 fatigue 1' };
    recovery({ scenario: OTR, units }).refused(dig('u-hooker'), 'APP-entrench-blank');
    expect(WORKS).toContain('fort');
  });
});

describe('GCACW 5.4-permanent burnt stations after recovery', () => {
  it('stay burnt', () => {
    const table = recovery({
      scenario: BAC,
      units: { 'u-baird': '1803 fatigue 1', 'c-hindman': '1216 fatigue 1' },
      table: { stations: [2, 1, 0] },
    });
    expect([table.asked[1], table.t.stations]).toEqual(['over', [2, 1, 0]]);
  });
});
