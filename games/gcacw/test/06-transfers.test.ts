import { describe, expect, it } from 'vitest';
import { campaignNamed, LEVELS } from '../data/index.ts';
import { type Position, position, type Table } from './table.ts';

const to = (leader: string, unit: string) => ({ type: 'transfer', leader, to: unit }) as const;
const scenarioLeaders = (scenario: string) => campaignNamed(scenario).leaders.data;
/** Granger and Wheeler can always ride to another unit, so that there is a question. */
const phase = (p: Position): Table =>
  position({
    step: 'transfers.transfer',
    dice: [3, 4],
    ...p,
    ...(p.scenario
      ? {}
      : {
          units: { 'u-steedman': '0101', 'u-d-mccook': '0101', 'c-wharton': '2321', 'c-martin': '2321', ...p.units },
          leaders: { 'uL-granger': 'u-steedman', 'cL-wheeler': 'c-wharton', ...p.leaders },
        }),
  });

describe('GCACW 6.3-transfer-phase, 6.3-transfer-any, 3.0-transfer-phase leaders ride to another unit', () => {
  const units = { 'u-baird': '1101', 'u-negley': '1111', 'u-reynolds': '1112', 'c-law': '2011' };
  it('ten hexes, not eleven, once each', () => {
    const table = phase({ units, leaders: { 'uL-thomas': 'u-baird' } });
    table.refused(to('uL-thomas', 'u-reynolds'), '6.3-transfer-path');
    table.act(to('uL-thomas', 'u-negley'));
    expect(table.where('uL-thomas')).toBe('1111');
  });
  it('a second time is refused, nobody need go', () => {
    const near = {
      'u-baird': '1110',
      'u-negley': '1111',
      'u-reynolds': '1112',
      'u-wood': '1109',
      'u-palmer': '1108',
      'c-law': '2011',
    };
    const table = phase({ units: near, leaders: { 'uL-thomas': 'u-baird', 'uL-crittenden': 'u-wood' } });
    table.act(to('uL-thomas', 'u-negley')).refused(to('uL-thomas', 'u-reynolds'), '6.3-transfer-any');
    table.refused(to('uL-crittenden', 'u-wood'), '6.3-transfer-phase');
    table.act({ type: 'endTransfers' });
  });
});

describe('GCACW 6.3-transfer-path round enemies, through their zones', () => {
  it('the way round an enemy is counted', () => {
    const wall = {
      'c-law': '1106',
      'c-gist': '1205',
      'c-liddell': '1206',
      'c-stewart': '1005',
      'c-preston': '1006',
      'c-cleburne': '0906',
      'c-hindman': '1306',
    };
    const table = phase({
      units: { 'u-baird': '1101', 'u-negley': '1111', ...wall },
      leaders: { 'uL-thomas': 'u-baird' },
    });
    expect(table.whyNot(to('uL-thomas', 'u-negley'))?.rule).toBe('§6.3-transfer-path');
    const free = phase({
      units: { 'u-baird': '1101', 'u-negley': '1109', 'c-law': '1205' },
      leaders: { 'uL-thomas': 'u-baird' },
    });
    free.allowed(to('uL-thomas', 'u-negley'));
  });
});

describe('GCACW 6.3-no-command, 2.2-leader-corps-div-attach, 6.3-several-leaders to whom', () => {
  const units = { 'u-baird': '1110', 'u-negley': '1111', 'u-davis': '1112', 'u-wilder': '1109', 'c-law': '2011' };
  it('a unit of one’s own command, of any arm', () => {
    const table = phase({ units, leaders: { 'uL-thomas': 'u-baird' } });
    table.refused(to('uL-thomas', 'u-davis'), '6.3-no-command');
    table.allowed(to('uL-thomas', 'u-wilder'));
  });
  it('never two leaders of one level with one unit; of different levels they may', () => {
    const seat = { 'c-davidson': '1712', 'c-scott': '1711', 'c-dibrell': '1710', 'u-baird': '0718' };
    const table = phase({
      units: seat,
      leaders: { 'cL-forrest': 'c-davidson', 'cL-pegram': 'c-scott' },
      side: 'confederate',
    });
    table.allowed(to('cL-forrest', 'c-scott'));
    const law = { 'c-law': '1712', 'c-mcnair': '1711', 'u-baird': '0718' };
    const equals = phase({
      units: law,
      leaders: { 'cL-hood': 'c-law', 'cL-longstreet': 'c-mcnair' },
      side: 'confederate',
    });
    equals.refused(to('cL-longstreet', 'c-law'), '6.3-several-leaders');
  });
});

describe('GCACW 6.3-army-transfer, 2.2-leader-army-infantry, 2.2-leader-district-infantry, 6.3-army-alone senior leaders stay with infantry', () => {
  it('an army leader with any infantry, never with horse or guns', () => {
    const units = { 'u-baird': '1110', 'u-davis': '1112', 'u-minty': '1109', 'c-law': '2011' };
    const table = phase({ units, leaders: { 'uL-rosecrans': 'u-baird' } });
    table.refused(to('uL-rosecrans', 'u-minty'), '2.2-leader-army-infantry');
    table.act(to('uL-rosecrans', 'u-davis'));
  });
  it('a district leader likewise', () => {
    const units = { 'c-winder': '1114', 'c-crutchfield-art': '1115', 'c-taylor': '1012', 'u-tyler': '2505' };
    const table = phase({
      scenario: 'siv-between-two-armies',
      units,
      leaders: { 'cL-jackson': 'c-winder' },
      side: 'confederate',
    });
    table.refused(to('cL-jackson', 'c-crutchfield-art'), '2.2-leader-district-infantry');
    table.allowed(to('cL-jackson', 'c-taylor'));
  });
});

describe('GCACW 2.2-leader-army-titles, 2.2-leader-district-titles, 2.2-leader-corps-div-id leaders by title', () => {
  it('no army leaders in the Valley, district leaders there and not at Chickamauga; levels are the scenario’s', () => {
    const levels = (scenario: string) => new Set(scenarioLeaders(scenario).map(each => each.level));
    expect([levels('siv-lewiston').has('army'), levels('siv-lewiston').has('district')]).toEqual([false, true]);
    expect([
      levels('bac-battle-of-chickamauga').has('army'),
      levels('bac-battle-of-chickamauga').has('district'),
    ]).toEqual([true, false]);
    const jackson = (scenario: string) => scenarioLeaders(scenario).find(each => each.name === 'Jackson')?.level;
    expect([jackson('siv-lewiston'), jackson('sjw-cedar-run')]).toEqual(['district', 'corps']);
    const level = (scenario: string, slug: string) => {
      const { leaders } = campaignNamed(scenario);
      return LEVELS[leaders.level[leaders.ids.indexOf(slug)]!];
    };
    expect([level('siv-lewiston', 'cL-jackson'), level('sjw-cedar-run', 'cL-jackson')]).toEqual(['district', 'corps']);
    expect(level('bac-battle-of-chickamauga', 'cL-armstrong')).toBe('division');
  });
});
