import { describe, expect, it } from 'vitest';
import {
  at,
  BEARN,
  BR_MILITIA,
  basic,
  choose,
  event,
  HURON,
  lose,
  prowl,
  R44,
  respond,
  SIEGE,
  scored,
} from './07-help.ts';
import type { Position } from './table.ts';

const withOption = (option: string | null): readonly string[] => (option ? ['basic', option] : ['basic']);

describe('WW 18.0a Pitt and Diplomatic Revolution linked', () => {
  const deal = (option: string | null, more: Position = {}) =>
    basic({
      active: 'french',
      options: withOption(option),
      removed: [67],
      discard: [69],
      hands: { french: [5] },
      ...more,
    })
      .activate(5)
      .pass();
  it('gives the other card in the next deal, within the hand size', () => {
    const table = deal('pitt-diplo-link');
    expect(table.hand('french')).toContain('card-69');
    expect(table.hand('french')).toHaveLength(table.t.limit[1]!);
  });
  it('gives Pitt to the British after the Diplomatic Revolution', () =>
    expect(deal('pitt-diplo-link', { removed: [69], discard: [67] }).hand('british')).toContain('card-67'));
  it('not without the option, nor from the deck', () => {
    expect(deal(null).hand('french')).not.toContain('card-69');
    const top = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
    expect(deal('pitt-diplo-link', { discard: [], deck: top }).hand('french')).not.toContain('card-69');
  });
});

describe('WW 18.0b raids scare the militia', () => {
  const york = (option: string | null, pieces: Record<string, string>) =>
    prowl({ options: withOption(option), pieces: { [HURON]: 'carlisle', ...pieces }, dice: [6] }, 5, HURON, 'york');
  it('a marker costs a step of the Department', () => {
    const table = york('raid-militia-loss', at('militia-southern', BR_MILITIA));
    expect(table.asked).toEqual(['british', 'frighten.choose']);
    expect(table.act(lose(BR_MILITIA)).isReduced(BR_MILITIA)).toBe(true);
    const reduced = york('raid-militia-loss', at('militia-southern reduced', BR_MILITIA)).act(lose(BR_MILITIA));
    expect(reduced.where(BR_MILITIA)).toBe('off');
  });
  it('nothing of another Department, an empty box, or without the option', () => {
    expect(york('raid-militia-loss', at('militia-northern', BR_MILITIA)).asked[1]).not.toBe('frighten.choose');
    expect(york('raid-militia-loss', {}).asked[1]).not.toBe('frighten.choose');
    expect(york(null, at('militia-southern', BR_MILITIA)).asked[1]).not.toBe('frighten.choose');
  });
});

describe('WW 18.0c early Regulars cost VP', () => {
  const regulars = (year: number, option: string | null) =>
    scored(
      basic({ active: 'french', year, options: withOption(option), hands: { french: [55, 1] } })
        .event(55)
        .act(choose('quebec')),
    );
  it('in 1755 and 1756 only', () => {
    expect(regulars(1756, 'early-regulars-cost')).toEqual(['british 1 regulars']);
    expect(regulars(1757, 'early-regulars-cost')).toEqual([]);
    expect(regulars(1756, null)).toEqual([]);
  });
  it('to the French for British Regulars', () => {
    const p: Position = { active: 'british', year: 1755, options: withOption('early-regulars-cost') };
    expect(scored(basic({ ...p, hands: { british: [57, 1] } }).event(57))).toEqual(['french 1 regulars']);
  });
  it('not for an activation', () => {
    const p: Position = { active: 'french', options: withOption('early-regulars-cost'), hands: { french: [55, 1] } };
    expect(scored(basic(p).activate(55).pass())).toEqual([]);
  });
});

describe('WW 18.0d either side may play Surrender!', () => {
  const dig = (option: string | null) => {
    const p: Position = {
      options: withOption(option),
      pieces: { ...at('ticonderoga', 'webb', R44), [BEARN]: 'ticonderoga inside' },
      forts: { ticonderoga: 'french fort' },
      sieges: { ticonderoga: 0 },
      hands: { british: [1], french: [6, 5] },
      dice: option ? [] : [2],
    };
    return basic(p).activate(1).force('webb', R44).quietly().act(SIEGE);
  };
  it('the besieged is offered it', () => {
    const table = dig('surrender-either-side');
    expect(table.asked).toEqual(['french', 'responses.offer']);
    expect(table.respond(6).quietly().fort('ticonderoga')).toBe('british fort');
  });
  it('not without the option', () => dig(null).refused(respond(6), 'card-06a'));
});

describe('WW 18.0e either side may expel the Acadians', () => {
  const french = (option: string | null) =>
    basic({ active: 'french', options: withOption(option), hands: { french: [66, 1] } });
  it('only with the option', () => {
    french('acadians-either-side').allowed(event(66));
    french(null).refused(event(66), '5.12a');
  });
});
