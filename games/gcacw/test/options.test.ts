import { whyNotSetup } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { type Scenario, scenarios, tables, titles } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';
import { game } from '../game.ts';
import { recover } from '../rules/08-recovery.ts';
import { scoreOf } from '../rules/20-victory.ts';
import { balanceOf, startOf } from '../rules/conversion.ts';
import { of } from '../state.ts';
import { laid } from './fixture.ts';
import { opening, position } from './table.ts';

const why = (scenario: string, ...options: string[]) => whyNotSetup(game, { scenario, options })?.key ?? null;
const GTC = 'gtc-across-the-pamunkey';

describe('GCACW 1.0-options, LI-option what a set-up chooses', () => {
  it('three rules are optional; the rest of what can be chosen are variants', () => {
    expect(game.options.filter(each => !each.variant).map(each => each.id)).toEqual([
      'fatigue-4',
      'entrench-1863',
      'limited-intelligence',
    ]);
  });
  it('limited intelligence is off unless it is chosen, in any title', () => {
    for (const { id } of scenarios) expect(why(id, 'limited-intelligence')).toBeNull();
    expect(opening('rtg-first-day').t.options).toBe(0);
  });
  it('what says nothing in a scenario, or contradicts another choice, is refused', () => {
    expect([why(GTC, 'dry'), why(GTC, 'wet'), why(GTC, 'dry', 'wet')]).toEqual([null, null, 'setup.excludes']);
    expect([why('rwh-monocacy', 'dry'), why('rwh-monocacy', 'entrench-1863')]).toEqual([
      'setup.notHere',
      'setup.notHere',
    ]);
    expect([why('rtg-first-day', 'entrench-1863'), why('rtg-first-day', 'confederate-ties')]).toEqual([
      null,
      'setup.notHere',
    ]);
    expect(why('slb-chancellorsville', 'jackson-wounded')).toBeNull();
    expect(why('rtg-first-day', 'balance')).toBe('setup.option');
  });
  it('the list of scenarios knows what each scenario file knows', async () => {
    for (const { id, options, title } of scenarios) {
      const { scenario } = (await fetchScenario(id))!;
      const known = [
        ...(scenario.year === 1863 ? ['entrench-1863'] : []),
        ...(scenario.weather.variants ?? []).map(each => each.id),
        ...scenario.specialRules.flatMap(each => (each.option ? [each.option] : [])),
        ...(titles[title as 'BAC'].initiativeTie === 'byNumber' ? ['confederate-ties'] : []),
      ];
      expect([id, [...options].sort()]).toEqual([id, known.sort()]);
      for (const each of scenario.options) expect(why(id, each)).toBeNull();
    }
  });
});

const old = (id: string, from: string, change: Partial<Scenario>): Promise<string> =>
  laid(id, from, { scenario: each => ({ ...each, ...change }) });

describe('GCACW CONV-scope, CONV-0, CONV-1, CONV-2, CONV-disorg, CONV-principle printed fatigue of three old titles', () => {
  const starts = async (from: string) => {
    const { t } = opening(await old(`${from}-printed`, from, { printedFatigue: true, published: 2 }));
    const unit = { ...of(t).units.data[0]!, command: 'XX' };
    return [0, 1, 2].map(fatigue => startOf(of(t), { ...unit, fatigue, exhausted: false, organized: false }));
  };
  it('0 stays, 1 is exhausted at 0, 2 exhausted at 1; in SJW, HCR and RTG', async () => {
    for (const from of ['sjw-cedar-run', 'hcr-gaps-of-south-mountain', 'rtg-first-day'])
      expect(await starts(from)).toEqual([
        { fatigue: 0, exhausted: false },
        { fatigue: 0, exhausted: true },
        { fatigue: 1, exhausted: true },
      ]);
  });
  it('not in SIV, and not in scenarios of ours', async () => {
    expect((await starts('siv-lewiston'))[2]).toMatchObject({ fatigue: 2, exhausted: false });
    const { t, unit } = opening('hcr-gaps-of-south-mountain');
    expect([t.fatigue[unit('c-d-r-jones')], t.exhausted[unit('c-d-r-jones')]]).toEqual([1, 0]);
  });
  it('is printed fatigue and two, recovered once; the order of a unit is not converted', async () => {
    for (const printed of [1, 2]) {
      const table = position({ units: { 'u-baird': `1109 disorganized fatigue ${printed + 2}` } });
      const unit = table.unit('u-baird');
      recover(table.t, unit);
      const { fatigue, exhausted } = tables.fatigueConversion.printed[printed]!;
      expect([table.t.fatigue[unit], table.t.exhausted[unit]]).toEqual([fatigue, exhausted ? 1 : 0]);
    }
    const id = await old('hcr-gaps-printed-order', 'hcr-gaps-of-south-mountain', { printedFatigue: true });
    expect(opening(id).t.organized).toEqual(opening('hcr-gaps-of-south-mountain').t.organized);
    expect(opening(id).how('c-d-r-jones')).toContain('fatigue 0 exhausted');
  });
});

describe('GCACW CONV-rtg1 I and XI Corps on the first day', () => {
  it('start at fatigue 1 on the normal side in RTG 1 only', async () => {
    const start = async (published: number, command: string) => {
      const id = await old(`rtg-printed-${published}`, 'rtg-first-day', { printedFatigue: true, published });
      const campaign = of(opening(id).t);
      return startOf(campaign, { ...campaign.units.data[0]!, command, fatigue: 1 });
    };
    for (const command of ['I', 'XI']) expect(await start(1, command)).toEqual({ fatigue: 1, exhausted: false });
    expect(await start(1, 'XII')).toEqual({ fatigue: 0, exhausted: true });
    expect(await start(2, 'I')).toEqual({ fatigue: 0, exhausted: true });
  });
});

describe('GCACW BAL-union, BAL-sjw, BAL-hcr, BAL-rtg, BAL-siv, BAL-modified balance points', () => {
  const points = async (from: string, published: number, options = ['balance'], modifiedSetup = false) => {
    const id = await old(`${from}-${published}-${modifiedSetup}`, from, { published, modifiedSetup });
    return balanceOf(opening(id, options).t);
  };
  const all = async (from: string, modified: boolean) => {
    const found: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) found.push(await points(from, n, ['balance'], modified));
    return found;
  };
  it('as suggested for each published scenario; those of modified set-ups with such a set-up only', async () => {
    expect(await all('sjw-cedar-run', true)).toEqual([7, 45, 0, 2, 30, 0]);
    expect(await all('sjw-cedar-run', false)).toEqual([0, 45, 0, 0, 30, 0]);
    expect(await all('hcr-gaps-of-south-mountain', true)).toEqual([0, 8, 2, 0, 15, 0]);
    expect(await all('hcr-gaps-of-south-mountain', false)).toEqual([0, 0, 2, 0, 15, 0]);
    expect(await all('rtg-first-day', true)).toEqual([2, 0, 3, 0, 0, 0]);
    expect(await all('rtg-first-day', false)).toEqual([2, 0, 0, 0, 0, 0]);
    expect(await all('siv-lewiston', false)).toEqual([0, 6, 0, 0, 0, 0]);
  });
  it('only if chosen, and in none of ours', async () => {
    expect(await points('hcr-gaps-of-south-mountain', 5, [])).toBe(0);
    expect(balanceOf(opening('hcr-gaps-of-south-mountain', ['balance']).t)).toBe(0);
  });
  it('go to the Union, whichever side the score is counted for', async () => {
    for (const scoreFor of ['union', 'confederate'] as const) {
      const from = 'hcr-gaps-of-south-mountain';
      const { scenario } = (await fetchScenario(from))!;
      const id = await old(`hcr-5-${scoreFor}`, from, { published: 5, victory: { ...scenario.victory, scoreFor } });
      const shift = scoreOf(opening(id, ['balance']).t) - scoreOf(opening(id).t);
      expect(shift).toBe(scoreFor === 'union' ? 15 : -15);
    }
  });
});
