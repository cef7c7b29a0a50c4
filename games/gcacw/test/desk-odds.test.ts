import { describe, expect, it } from 'vitest';
import { KINDS } from '../rules/07-modifiers.ts';
import { chancesOf } from '../rules/07-odds.ts';
import { Hand } from './desk-clicks.ts';
import { attackBy, plain } from './plain.ts';
import { position, type Table } from './table.ts';

const AFTERWARDS = [3, 2]; // for the initiative, where the march is over
const FACES = [1, 2, 3, 4, 5, 6];
const CLEAR = await plain('bac-battle-of-chickamauga');
const ROUGH = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'rough' } });

const duel = (scenario: string, ...dice: number[]): Table =>
  position({ scenario, units: { 'u-baird': '1111', 'c-gist': '1112' }, dice: [6, ...dice] }).march('u-baird');

/** What the table says of one fight with these dice. */
function fought(scenario: string, kind: string, ...dice: number[]): string {
  const table = duel(scenario, ...dice, ...AFTERWARDS).act({ type: 'attack', hex: '1112', kind });
  const { attacker, defender } = table.events.findLast(({ key }) => key === 'combat.result')!.args as {
    attacker: string;
    defender: string;
  };
  return `${attacker} ${defender}`;
}
function tally(results: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
const expected = (table: Table, kind: (typeof KINDS)[number]) => {
  const { outcomes, of } = chancesOf(table.t, attackBy(table, ['u-baird'], '1112', { kind }));
  const counts: Record<string, number> = {};
  for (const { attacker, defender, share } of outcomes) {
    const key = `${attacker} ${defender}`;
    counts[key] = (counts[key] ?? 0) + share;
  }
  return { counts, of };
};

describe('GCACW 7.0-cumulative, 7.5-two-results the odds of an attack are those of the procedure', () => {
  it.each(KINDS)('every roll of the two dice: %s', kind => {
    const all = FACES.flatMap(mine => FACES.map(theirs => fought(CLEAR, kind, mine, theirs)));
    expect(expected(duel(CLEAR), kind)).toEqual({ counts: tally(all), of: 36 });
  });
  it('GCACW 7.4-art-star and of the die for the guns', () => {
    const all = FACES.flatMap(guns =>
      FACES.flatMap(mine => FACES.map(theirs => fought(ROUGH, 'normal', guns, mine, theirs))),
    );
    expect(expected(duel(ROUGH), 'normal')).toEqual({ counts: tally(all), of: 216 });
  });
});

describe('GCACW 7.4-assault, 7.5-two-results the odds of an assault are those of the procedure, once it comes off', () => {
  const units = ['u-baird', 'u-negley'];
  const storm = (...dice: number[]): Table =>
    position({
      ...{ scenario: CLEAR, leaders: { 'uL-thomas': 'u-baird' }, dice },
      units: { 'u-baird': '1111', 'u-negley': '1111', 'c-gist': '1112', 'u-wagner': '0103', 'c-law': '2018' },
    });
  it('every roll of the two dice after a command roll of 1', () => {
    const all = FACES.flatMap(mine =>
      FACES.map(theirs => {
        const table = storm(1, mine, theirs, ...AFTERWARDS);
        table.act({ type: 'assault', leader: 'uL-thomas', units, hex: '1112' });
        const { attacker, defender } = table.events.findLast(({ key }) => key === 'combat.result')!.args as {
          attacker: string;
          defender: string;
        };
        return `${attacker} ${defender}`;
      }),
    );
    const table = storm();
    const { outcomes, of } = chancesOf(table.t, attackBy(table, units, '1112', { leader: 'uL-thomas' }));
    const counts: Record<string, number> = {};
    for (const { attacker, defender, share } of outcomes)
      counts[`${attacker} ${defender}`] = (counts[`${attacker} ${defender}`] ?? 0) + share;
    expect({ counts, of }).toEqual({ counts: tally(all), of: 36 });
  });
});

describe('the desk, an attack', () => {
  it('is one click on the enemy: kinds with their prices, the modifiers singly, both results', () => {
    const hand = new Hand(duel(CLEAR).state).at('1112');
    const { odds, buttons } = hand.offer;
    expect(buttons.map(({ label }) => label.key)).toEqual([
      'desk.putBack',
      ...['desk.attackAs', 'desk.attackAs', 'desk.attackAs', 'desk.attackAs', 'desk.attackNow'],
    ]);
    expect(buttons.map(({ manner }) => manner && [manner.worth, manner.price.args?.cost, manner.picked])).toEqual([
      undefined,
      ...[['−3', 0, undefined], ['−1', 2, undefined], ['0', 4, undefined], ['+1', 8, true]], // biome-ignore format: four
      undefined,
    ]);
    const sums = [odds!.bars, odds!.also!.bars].map(bars => bars.reduce((sum, { share }) => sum + share, 0));
    expect(sums).toEqual([odds!.of, odds!.of]);
    expect(odds!.lines.map(({ text }) => text.rule)).toEqual(
      expect.arrayContaining(['§7.4-ratio', '§7.4-art-diff', '§7.1-m2-type']),
    );
  });
  it('changes its kind with one more, and is declared with the main button', () => {
    const hand = new Hand(duel(CLEAR, 6, 1).state).at('1112');
    const hasty = hand.offer.buttons[2]!;
    hand.draft = 'draft' in hasty.next ? hasty.next.draft : {};
    expect(hand.offer.buttons.find(({ primary }) => primary)?.label.args).toEqual({ kind: 'hasty', cost: 2 });
    hand.press();
    expect(hand.state.table.attack?.kind ?? 1).toBe(1);
  });
  it('shows every kind side by side, those it cannot pay for with the rule', () => {
    const units = { 'u-baird': '1111', 'c-gist': '1112' };
    const hand = new Hand(position({ scenario: CLEAR, units, dice: [3] }).march('u-baird').state).at('1112');
    const kinds = hand.offer.buttons.filter(({ manner }) => manner);
    expect(kinds.map(({ refused }) => refused?.rule ?? '')).toEqual(['', '', '', '§6.1-attack-mp']);
    expect(kinds.findIndex(({ manner }) => manner?.picked)).toBe(2);
  });
  it('says where the tables are read: every row the dice may come to, the columns of both sides, the guns', () => {
    const table = duel(CLEAR, 6, 1, ...AFTERWARDS);
    const { reads } = new Hand(table.state).at('1112').offer.odds!;
    table.act({ type: 'attack', hex: '1112', kind: 'prepared' });
    const { difference, columns } = table.events.findLast(({ key }) => key === 'combat.result')!.args!;
    expect(`${reads!.attacker!.column} ${reads!.defender!.column}`).toBe(columns);
    expect(reads!.attacker!.rows).toHaveLength(11); // from 1 against 6 to 6 against 1
    expect(reads!.attacker!.rows.at(-1)).toBe(Number(difference) + 8);
    expect([reads!.kinds!.rows, reads!.guns!.rows]).toEqual([[3], [0]]);
  });
  it('is foreseen where a march could end: with the points that would be left', () => {
    const far = { 'u-baird': '1110', 'c-gist': '1112' };
    const hand = new Hand(position({ scenario: CLEAR, units: far, dice: [6] }).march('u-baird').state);
    const beside = hand.offer.targets.find(({ at }) => 'place' in at && at.place === '1111')!;
    const attack = new Hand(hand.at('1111').state).offer.targets.find(
      ({ at }) => 'place' in at && at.place === '1112',
    )!;
    expect(beside.fight).toEqual(attack.fight);
    expect(beside.fight?.to).toBe('1112');
  });
});

describe('GCACW 7.4-flank-1, 7.4-flank-3a the flanks of a planned attack are bars on the sides of its target', () => {
  const bars = (more: Record<string, string>, gist = '1112') => {
    const units = { 'u-baird': '1111', 'c-gist': gist, ...more };
    const hand = new Hand(position({ scenario: CLEAR, units, dice: [6] }).march('u-baird').state);
    const aimed = hand.offer.targets.find(({ at }) => 'place' in at && at.place === gist)!;
    const [mark] = hand.at(gist).offer.marks!;
    expect(aimed.marks).toEqual([mark]);
    return {
      ...(mark!.label.args as { covered: number; bonus: number }),
      bars: mark!.bars!.map(({ to, awayFrom, look, note }) => `${to ?? `-${awayFrom}`} ${look}${note ?? ''}`),
    };
  };
  it('solid where a unit stands, dashed where only its zone is, dotted where it is open', () =>
    expect(bars({})).toEqual({
      ...{ covered: 3, bonus: 0 },
      bars: ['1211 dashed', '1111 solid', '1011 dashed', '1012 dotted', '1113 dotted', '1212 dotted'],
    }));
  it('a friend of the defender takes one off', () =>
    expect(bars({ 'u-negley': '1113', 'c-law': '1012' })).toEqual({
      ...{ covered: 6, bonus: 3 },
      bars: ['1211 dashed', '1111 solid', '1011 dashed', '1012 dashed−1', '1113 solid', '1212 dashed'],
    }));
});

describe('GCACW 7.7-trigger-restricted, 7.7-declare-lost cavalry that may still go is announced', () => {
  it.each<[string, string, string, string, boolean]>([
    ['behind woods it may', '1111', 'woods', 'u-baird', true],
    ['in the open it has let its chance pass', '1111', 'clear', 'u-baird', false],
    ['from cavalry it may not', '1111', 'woods', 'u-minty', false],
  ])('%s', async (_what, hex, terrain, unit, says) => {
    const scenario = await plain('bac-battle-of-chickamauga', { terrain: { '1112': terrain as 'woods' } });
    const units = { [unit]: hex, 'c-martin': '1112', 'c-law': '2018' };
    const table = position({ scenario, units, dice: unit === 'u-minty' ? [3, 3] : [6] }).march(unit);
    if (table.asked[1] === 'evade.ask') table.act({ type: 'hold' });
    expect(new Hand(table.state).at('1112').offer.odds!.more?.key).toBe(says ? 'desk.odds.mayEvade' : undefined);
  });
});
