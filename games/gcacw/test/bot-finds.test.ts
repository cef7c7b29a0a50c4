import { look, questionName } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { ideas } from '../bot/ideas.ts';
import { LONGER } from '../bot/weights.ts';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import { type Action, seatOf } from '../state.ts';
import { type Position, position, recovery, type Table } from './table.ts';

// Positions in which any player finds the answer; the bot must too.

/** What the bot does first. */
function first(table: Table): Action {
  const seat = seatOf(table.state.table.active);
  const asked = table.asked[0] ?? seat;
  const seen = look(game, table.state, asked);
  return mind.ideas(seen, asked, 8)[0]!.next(seen, asked)!;
}
/** An idea is carried out until the next action phase; says what was played. */
function whole(table: Table): readonly string[] {
  const asked = table.asked[0]!;
  const idea = mind.ideas(look(game, table.state, asked), asked, 8)[0]!;
  const played: string[] = [];
  for (let i = 0; i < 40; i++) {
    const now = table.asked[0];
    if (now !== asked || (i > 0 && questionName(table.state)!.startsWith('cycle.'))) break;
    const seen = look(game, table.state, asked);
    const action = idea.next(seen, asked) ?? mind.ideas(seen, asked, 4)[0]!.next(seen, asked)!;
    played.push(JSON.stringify(action));
    table.act(action);
  }
  return played;
}
const cedar = (p: Position): Table => position({ scenario: 'sjw-cedar-run', side: 'confederate', ...p });

describe('a bot finds', () => {
  it('the free hex that pays six points, once it sees a die that reaches it', () => {
    const table = cedar({ units: { 'c-winder': '1406', 'u-ricketts': '1802 works fort' }, dice: [4, 1, 6] });
    whole(table);
    expect(table.where('c-winder')).toBe('1505');
  });

  it('a force march, if only that brings the last march of a unit to a free hex that pays', () => {
    const table = cedar({ units: { 'c-winder': '1307 fatigue 2', 'u-ricketts': '1802 works fort' }, dice: [1, 1] });
    table.act({ type: 'march', unit: 'c-winder' });
    expect(first(table)).toEqual({ type: 'force' });
  });

  it('that a unit which can march again does not force its march', () => {
    const table = cedar({ units: { 'c-winder': '1307', 'u-ricketts': '1802 works fort' }, dice: [1] });
    table.act({ type: 'march', unit: 'c-winder' });
    expect(first(table).type).not.toBe('force');
  });

  it('that a weary unit with nothing to gain stays where it is', () => {
    const table = position({
      scenario: 'bac-battle-of-chickamauga',
      side: 'union',
      units: { 'u-baird': '0718 fatigue 3', 'c-cleburne': '2210' },
    });
    expect(first(table)).toEqual({ type: 'pass' });
  });

  it('an attack on a small force it outnumbers, as well prepared as the points allow', () => {
    const table = position({
      scenario: 'rwh-monocacy',
      side: 'confederate',
      units: { 'c-ramseur': '0304', 'c-rodes': '0402', 'u-brown': '0404' },
      dice: [6],
    });
    table.act({ type: 'march', unit: 'c-ramseur' });
    expect(first(table)).toEqual({ type: 'attack', hex: '0404', kind: 'prepared' });
  });

  it('that a brigade does not attack a whole corps', () => {
    const table = cedar({ units: { 'c-early': '1308', 'u-ricketts': '1307', 'u-augur': '1307' }, dice: [6] });
    table.act({ type: 'march', unit: 'c-early' });
    expect(first(table).type).not.toBe('attack');
  });

  it('that cavalry falls back before infantry that would fix it', () => {
    const table = cedar({ units: { 'c-branch': '1110', 'u-bayard': '1108' }, dice: [6] });
    table.act({ type: 'march', unit: 'c-branch' }).move('1109');
    expect(questionName(table.state)).toBe('evade.ask');
    expect(first(table)).toEqual({ type: 'evade' });
  });

  it('a bridge that pays to be broken, at the end of a march', () => {
    const table = position({
      scenario: 'bac-crossing-chickamauga-creek',
      side: 'union',
      units: { 'u-wood': '1410', 'c-law': '1912' },
      dice: [3],
    });
    table.act({ type: 'march', unit: 'u-wood' }).end();
    expect(first(table)).toEqual({ type: 'destroy', to: '1510' });
  });

  it('a station that pays to be burnt', () => {
    const table = position({
      scenario: 'sjw-jackson-crosses-the-rapidan',
      side: 'confederate',
      units: { 'c-winder': '1710 fatigue 2', 'u-ricketts': '1802 works fort' },
    });
    expect(first(table)).toEqual({ type: 'burn', unit: 'c-winder' });
  });

  it('the advance into a hex that pays', () => {
    const table = cedar({
      units: { 'c-branch': '1308', 'c-winder': '1407', 'u-crawford': '1307 fatigue 3 disorganized' },
      dice: [6, 6, 1],
    });
    table.act({ type: 'march', unit: 'c-branch' }).act({ type: 'attack', hex: '1307', kind: 'prepared' });
    while (questionName(table.state) !== 'combat.advance') table.act(first(table));
    expect(first(table)).toMatchObject({ type: 'advance', units: ['c-branch'] });
  });

  it('that works are dug where the enemy is near', () => {
    const table = recovery({
      scenario: 'bac-battle-of-chickamauga',
      turn: 1,
      units: { 'u-baird': '1109', 'c-cleburne': '1110' },
    });
    expect(first(table)).toEqual({ type: 'entrench', unit: 'u-baird' });
  });

  it('that a corps leader rides to the units he can lead', () => {
    const table = position({
      scenario: 'bac-battle-of-chickamauga',
      side: 'union',
      step: 'transfers.transfer',
      units: { 'u-baird': '0703', 'u-brannan': '0708', 'u-negley': '0808', 'u-reynolds': '0709', 'c-cleburne': '2210' },
      leaders: { 'uL-thomas': 'u-baird' },
    });
    const ride = first(table);
    expect(ride).toMatchObject({ type: 'transfer', leader: 'uL-thomas' });
    expect(ride).not.toMatchObject({ to: 'u-baird' });
  });

  it('that losses fall where no goal depends on the man', () => {
    const table = cedar({
      side: 'union',
      units: { 'c-early': '1307 manpower 3', 'c-trimble': '1307', 'u-ricketts': '1306', 'u-augur': '1306' },
      table: { attack: null },
    });
    const seen = look(game, table.state, 'confederate');
    const { t } = table;
    t.attack = {
      ...{ side: 0, units: [table.unit('u-ricketts')], leader: -1, from: table.hex('1306'), target: table.hex('1307') },
      ...{ kind: 2, grand: 0, defenders: [table.unit('c-early'), table.unit('c-trimble')], guns: 0 },
      ...{ attackerResult: '-', defenderResult: '1D', owed: [0, 1] },
    };
    table.state.stack.push({ proc: 'combat', step: 'defenderLoss', locals: {}, answer: null });
    expect(seen.table).toBe(t);
    expect(first(table)).toEqual({ type: 'lose', unit: 'c-trimble', manpower: 1 });
  });

  it('an assault by all when the enemy is weak and shaken, and cannot be outmarched', () => {
    const table = cedar({
      units: {
        ...{ 'c-winder': '1308 fatigue 2', 'c-trimble': '1308 fatigue 2', 'c-pender': '1407', 'c-branch': '1207' },
        'u-crawford': '1307 demoralized 2 disorganized',
      },
      leaders: { 'cL-jackson': 'c-winder' },
    });
    const [best] = mind
      .ideas(look(game, table.state, 'confederate'), 'confederate', 12)
      .filter(({ key }) => key.includes('"assault"'));
    expect(best!.prior).toBeGreaterThan(2);
    expect(JSON.parse(best!.key)[0].hex).toBe('1307');
  });

  it('that the game is over when the enemy has passed in the last turn and we are ahead', () => {
    const units = { 'c-winder': '1505', 'c-branch': '1306', 'c-pender': '1310', 'u-ricketts': '1802 works fort' };
    const closing = { step: 'cycle.loser', table: { winner: 0, passed: 1 } };
    expect(first(cedar({ units, ...closing }))).toEqual({ type: 'pass' });
  });

  it('that nobody passes while he is behind and has fresh troops, when the enemy is spent', () => {
    const table = cedar({
      side: 'union',
      units: {
        ...{ 'u-ricketts': '1603', 'u-augur': '1802', 'u-williams': '1703' },
        ...{ 'c-trimble': '1505 fatigue 4 disorganized', 'c-branch': '1306 fatigue 4', 'c-winder': '1307 fatigue 4' },
      },
    });
    expect(JSON.stringify(first(table))).toContain('u-ricketts');
  });

  it('that a brigade of cavalry does not keep a gap by itself: the infantry stays', () => {
    const table = position({
      scenario: 'hcr-gaps-of-south-mountain',
      side: 'confederate',
      units: {
        ...{ 'c-garland': '1710', 'c-rosser': '1710', 'c-colquitt': '1709', 'c-ripley': '1507' },
        ...{ 'u-cox': '1910', 'u-willcox': '2010' },
      },
      dice: [6],
    });
    table.act({ type: 'march', unit: 'c-garland' });
    expect(first(table)).not.toMatchObject({ type: 'move' });
  });

  it('that a brigade of cavalry keeps no hill against two divisions: ours joins it where the hill pays most', () => {
    const table = position({
      scenario: 'rtg-first-day',
      side: 'union',
      units: {
        ...{ 'u-geary': '1211', 'u-gamble': '1111', 'u-wadsworth': '1210', 'u-robinson': '1112' },
        ...{ 'c-pender': '0909', 'c-heth': '1010' },
      },
      dice: [3, 1, 6],
    });
    expect(whole(table)[0]).toBe(JSON.stringify({ type: 'march', unit: 'u-geary' }));
    expect(table.where('u-geary')).toBe('1111');
  });

  it('that a second march costs nothing before the last turn: the night takes it away', () => {
    const table = position({
      scenario: 'bac-battle-of-chickamauga',
      side: 'union',
      units: { 'c-cleburne': '2210', 'u-baird': '0718 fatigue 1' },
    });
    expect(first(table)).toEqual({ type: 'march', unit: 'u-baird' });
  });

  it('that three divisions of one activation go to three goals, not to one', () => {
    const table = cedar({
      units: { 'c-winder': '1406', 'c-trimble': '1406', 'c-early': '1406', 'u-ricketts': '1802 works fort' },
      leaders: { 'cL-jackson': 'c-winder' },
    });
    const [best] = mind.ideas(look(game, table.state, 'confederate'), 'confederate', 1);
    const [action, purposes] = JSON.parse(best!.key);
    expect(action.units).toHaveLength(3);
    expect(new Set(purposes).size).toBe(3);
  });

  it('that to pass is to lose: who is behind when the enemy has passed tries even an even fight', () => {
    const units = { 'c-winder': '1407 fatigue 2', 'u-augur': '1307', 'u-ricketts': '1802 works fort' };
    const closing = { step: 'cycle.loser', table: { winner: 0, passed: 1 } };
    expect(first(cedar({ units, ...closing }))).toEqual({ type: 'march', unit: 'c-winder' });
  });

  it('that who has won leaves an even fight alone', () => {
    const units = { 'c-branch': '1505', 'c-pender': '1306', 'c-winder': '1407', 'u-augur': '1307' };
    expect(first(cedar({ units: { ...units, 'u-ricketts': '1802 fatigue 4' } }))).toEqual({ type: 'pass' });
  });

  it('that one of several hexes is enough where any of them pays: the others march on', () => {
    const table = position({
      scenario: 'sjw-jackson-crosses-the-rapidan',
      side: 'confederate',
      turn: 3,
      units: { 'c-branch': '1306', 'c-pender': '1505', 'c-winder': '1307', 'u-crawford': '1802', 'u-ricketts': '0702' },
    });
    expect(first(table)).toMatchObject({ type: 'march' });
  });

  it('that a division which the enemy could strike next marches before one that walks into an empty town', () => {
    const table = position({
      scenario: 'btc-fredericksburg',
      side: 'union',
      units: { 'u-whipple': '2307', 'u-birney': '2110', 'c-mclaws': '2107', 'c-a-p-hill': '2107' },
    });
    expect(first(table)).toEqual({ type: 'march', unit: 'u-birney' });
    const [best] = ideas(look(game, table.state, 'union'), 'union', 1, { ...LONGER, reply: 0 });
    expect(best!.key).toContain('u-whipple');
  });
});
