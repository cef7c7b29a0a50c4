import { describe, expect, it } from 'vitest';
import type { MapFile } from '../data/edition.ts';
import { BURNT, DAMAGED, of, WHOLE } from '../state.ts';
import { laid } from './fixture.ts';
import { type Position, position, type Table } from './table.ts';

const SJW = 'sjw-jackson-crosses-the-rapidan';
const burn = (unit: string) => ({ type: 'burn', unit }) as const;
/** Trimble at Rapidan Station (1413), a Union division far off; after the action both roll for initiative. */
const trimble = (standing: string, more: Position = {}): Table =>
  position({
    scenario: SJW,
    units: { 'c-trimble': standing, 'c-winder': '0625', 'u-ricketts': '2001' },
    side: 'confederate',
    dice: [1, 6],
    ...more,
  });
const stationNumber = (table: Table, name: string): number =>
  of(table.t).board.stations.findIndex(each => each.name === name);
const marker = (table: Table, name: string): number => table.t.stations[stationNumber(table, name)]!;
const RAPIDAN = 'Rapidan Station';
/** What is left of the station after a unit of this strength has burnt it; `before`: what marker lay there. */
function after(standing: string, before: number = WHOLE): number {
  const table = trimble(standing);
  table.t.stations[stationNumber(table, RAPIDAN)] = before;
  table.act(burn('c-trimble')).done();
  return marker(table, RAPIDAN);
}

describe('GCACW 5.4-who, 5.4-where one unit in a station', () => {
  it('at a station, not on the railroad beside it, not an enemy, not a leader', () => {
    trimble('1413').allowed(burn('c-trimble'));
    trimble('1614').refused(burn('c-trimble'), '5.4-where');
    trimble('1413').refused(burn('u-ricketts'), '5.4-who');
    trimble('1413').refused(burn('cL-jackson'), '5.4-who');
  });
});

describe('GCACW 5.4-fatigue fatigue 3 at most', () => {
  it('not even with the option at fatigue 4', () => {
    trimble('1413 fatigue 3').allowed(burn('c-trimble'));
    trimble('1413 fatigue 4').refused(burn('c-trimble'), '5.4-fatigue');
    trimble('1413 fatigue 4', { options: ['fatigue-4'] }).refused(burn('c-trimble'), '5.4-fatigue');
  });
});

describe('GCACW 5.4-cv, 5.4-damage, 5.4-destroy by combat value', () => {
  it('two at least, of what it is worth now', () => {
    trimble('1413 manpower 2').allowed(burn('c-trimble'));
    trimble('1413 manpower 1').refused(burn('c-trimble'), '5.4-cv');
    trimble('1413 manpower 2 disorganized').refused(burn('c-trimble'), '5.4-cv');
  });
  it('two to four damage, five destroy', () => {
    expect([2, 4, 5, 6].map(manpower => after(`1413 manpower ${manpower}`))).toEqual([DAMAGED, DAMAGED, BURNT, BURNT]);
  });
  it('the worked cases R-burn-1 to R-burn-5', () => {
    trimble('1413 manpower 1').refused(burn('c-trimble'), '5.4-cv');
    expect([2, 4, 5].map(manpower => after(`1413 manpower ${manpower}`))).toEqual([DAMAGED, DAMAGED, BURNT]);
  });
});

describe('GCACW 5.4-alone others do not help', () => {
  it('two of three damage only', () => {
    const units = { 'c-trimble': '1413 manpower 3', 'c-early': '1413 manpower 3', 'u-ricketts': '2001' };
    expect(marker(trimble('', { units }).act(burn('c-trimble')), RAPIDAN)).toBe(DAMAGED);
  });
});

describe('GCACW 5.4-titles not in Stonewall in the Valley and On to Richmond!', () => {
  it('refused at Fair Oaks in 1862, allowed in Stonewall Jackson’s Way', () => {
    const units = { 'u-hooker': '1109', 'c-huger': '0409' };
    position({ scenario: 'otr-to-the-james', units }).refused(burn('u-hooker'), '5.4-titles');
    trimble('1413').allowed(burn('c-trimble'));
  });
  it('nor in the Valley, where a station would stand', async () => {
    const map = (m: MapFile): MapFile => ({ ...m, features: [...m.features, station('Staunton Depot', '0516')] });
    const scenario = await laid('siv-with-a-station', 'siv-between-two-armies', { map });
    const units = { 'u-tyler': '0516', 'c-winder': '1114' };
    position({ scenario, units }).refused(burn('u-tyler'), '5.4-titles');
  });
});
const station = (name: string, hex: string) => ({ kind: 'station' as const, name, hex });

describe('GCACW 5.4-fatigue-up, 5.4-no-ext, 5.4-ends what it costs', () => {
  it('one fatigue, no extended march, and the action is over', () => {
    const table = trimble('1413 fatigue 1 exhausted').act(burn('c-trimble'));
    expect([table.how('c-trimble'), table.asked]).toEqual([
      'manpower 6 fatigue 2 exhausted',
      ['confederate', 'cycle.winner'],
    ]);
    table.done();
  });
});

describe('GCACW 5.4-upgrade, 5.4-no-upgrade, 5.4-destroyed-stays, 5.4-permanent markers', () => {
  it('five make a damaged station a destroyed one', () => expect(after('1413', DAMAGED)).toBe(BURNT));
  it('four leave it, tired all the same', () => {
    expect(after('1413 manpower 4', DAMAGED)).toBe(DAMAGED);
    const table = trimble('1413 manpower 4', { dice: [1, 6] }).act(burn('c-trimble'));
    expect(table.how('c-trimble')).toBe('manpower 4 fatigue 1');
  });
  it('a destroyed one stays so', () => expect(after('1413 manpower 3', BURNT)).toBe(BURNT));
  it('it stays when the unit goes', () => {
    const table = trimble('1413', { dice: [1, 6, 3] })
      .act(burn('c-trimble'))
      .march('c-trimble')
      .move('1313');
    expect([table.where('c-trimble'), marker(table, RAPIDAN)]).toEqual(['1313', BURNT]);
  });
});

describe('GCACW 5.4-frederick Frederick Junction is only ever damaged', () => {
  const renamed = (m: MapFile): MapFile => ({
    ...m,
    features: m.features.map(each => (each.kind === 'station' ? { ...each, name: 'Frederick Junction' } : each)),
  });
  it('in Roads to Gettysburg and Here Come the Rebels!, whoever burns it, however often', async () => {
    const rtg = await laid('rtg-frederick', 'rtg-armies-meet', { map: renamed });
    const hcr = await laid('hcr-frederick', 'hcr-the-lost-order', { map: renamed });
    const razed = (scenario: string, unit: string, hex: string, enemy: string): number => {
      const units = { [unit]: hex, [enemy]: '0201' };
      const table = position({ scenario, units, side: 'confederate', dice: [1, 6, 1, 6] });
      table.act(burn(unit)).act(burn(unit)).done();
      return table.t.stations[of(table.t).board.stationAt[table.hex(hex)]!]!;
    };
    expect(razed(rtg, 'c-heth', '1110', 'u-gamble')).toBe(DAMAGED);
    expect(razed(hcr, 'c-lawton', '0620', 'u-whiting')).toBe(DAMAGED);
    expect(razed('rtg-armies-meet', 'c-heth', '1110', 'u-gamble')).toBe(BURNT);
  });
});
