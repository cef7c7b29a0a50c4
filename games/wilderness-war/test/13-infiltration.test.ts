import { describe, expect, it } from 'vitest';
import { at, BEARN, HURON, MARIN, MINGO, NY1, places, R44, R48, SHAWNEE, VIRGINIA } from './07-help.ts';
import { type Position, position, type Table } from './table.ts';

const through = (to: string, leave?: readonly string[]) =>
  ({ type: 'march', to, infiltrate: true, ...(leave ? { leave } : {}) }) as const;
const intercept = (...pieces: string[]) => ({ type: 'intercept', pieces }) as const;

/** The advanced game; French, one Auxiliary. */
const lone = (piece: string, p: Position): Table =>
  position({ active: 'french', hands: { french: [1] }, ...p })
    .activate(1)
    .individuals(piece);
const force = (leader: string, units: readonly string[], p: Position): Table =>
  position({ active: 'french', hands: { french: [1] }, ...p })
    .activate(1)
    .force(leader, ...units);
const woodstock = { [VIRGINIA]: 'woodstock' };

describe('WW 13.0a infiltration by a single Auxiliary', () => {
  it('passes through Woodstock', () => {
    const table = lone(SHAWNEE, { pieces: { [SHAWNEE]: 'allegheny-south', ...woodstock } })
      .act(through('woodstock'))
      .quietly();
    expect([table.asked, table.said('battle.begins').length]).toEqual([['french', 'act.decide'], 0]);
    expect(table.march('culpeper').where(SHAWNEE)).toBe('culpeper');
  });
  it('not two together, not in the basic game, not where nobody stands', () => {
    const pieces = { ...at('allegheny-south', 'dumas', SHAWNEE, MINGO), ...woodstock };
    force('dumas', [SHAWNEE, MINGO], { pieces }).refused(through('woodstock'), '13.0b');
    lone(SHAWNEE, { pieces, options: ['basic'] }).refused(through('woodstock'), '13.0a');
    lone(SHAWNEE, { pieces: at('allegheny-south', SHAWNEE) }).refused(through('woodstock'), '13.0a');
  });
});

describe('WW 13.0b, 13.0c it enters alone, with its leaders', () => {
  const pieces = { ...at('juniata', 'dumas', SHAWNEE, MINGO), [VIRGINIA]: 'carlisle' };
  it('may drop others one space before', () => {
    const table = force('dumas', [SHAWNEE, MINGO], { pieces }).march('raystown').quietly();
    table.refused(through('carlisle'), '13.0b');
    table
      .act(through('carlisle', [MINGO]))
      .quietly()
      .march('york');
    expect(places(table, MINGO)).toEqual(['raystown']);
    expect(table.said('move.step').at(-1)!.args).toMatchObject({ pieces: ['dumas', 'fr-shawnee-1'], space: 'york' });
  });
  it('leaves nobody among the enemy', () => {
    const two = { ...at('juniata', 'villiers', 'dumas', SHAWNEE), [VIRGINIA]: 'raystown' };
    const table = force('villiers', ['dumas', SHAWNEE], { pieces: two }).act(through('raystown')).quietly();
    table.refused({ type: 'march', to: 'carlisle', leave: ['dumas'] }, '13.0b');
    table.allowed({ type: 'march', to: 'carlisle' });
  });
  it('a leader alone cannot', () => {
    const table = lone('dumas', { pieces: { dumas: 'raystown', [VIRGINIA]: 'carlisle' } });
    table.refused(through('carlisle'), '13.0b');
    table.refused({ type: 'march', to: 'carlisle' }, '6.53a');
  });
});

describe('WW 13.0d, 13.4a the only way past forts', () => {
  const p = {
    pieces: { [MARIN]: 'wood-creek', [NY1]: 'hudson-carry-south' },
    forts: { 'hudson-carry-south': 'british fort' },
  };
  it('passes, but may not end there', () => {
    lone(MARIN, p).refused({ type: 'march', to: 'hudson-carry-south' }, '13.0d');
    const table = lone(MARIN, p).act(through('hudson-carry-south')).quietly();
    table.refused({ type: 'stop' }, '13.4a');
    expect(table.siege('hudson-carry-south')).toBe(-1);
    expect(table.march('green-mountains-south').where(MARIN)).toBe('green-mountains-south');
  });
});

describe('WW 13.1a enough movement to get out', () => {
  it('cannot infiltrate an unfortified mountain by land', () => {
    const p = { pieces: { [HURON]: 'shamokin', [NY1]: 'tuscarora-hills' } };
    lone(HURON, p).refused(through('tuscarora-hills'), '13.1a');
    lone(HURON, p).allowed({ type: 'march', to: 'tuscarora-hills' });
  });
  it('cannot with its last step', () => {
    const there = ['raystown', 'juniata', 'raystown', 'juniata'];
    const table = lone(HURON, { pieces: { [HURON]: 'juniata', [NY1]: 'wills-creek' } });
    for (const to of there) table.march(to).quietly();
    table.march('raystown').quietly().refused(through('wills-creek'), '13.1a');
    table.allowed({ type: 'march', to: 'wills-creek' });
  });
  describe('past forts on a shore, by boat', () => {
    const forts = (...names: string[]) => Object.fromEntries(names.map(name => [name, 'british fort']));
    const shore = forts('ganneious', 'quinte', 'ganaraske', 'toronto', 'mississauga');
    /** In the first of the forts, so many spaces on its way. */
    const within = (steps: number, all = shore) => {
      const way = Array.from({ length: steps }, (_, i) => (i % 2 === 0 ? 'cataraqui' : 'niaoure-bay'));
      const [from, ...there] = way.reverse();
      const table = lone(HURON, { pieces: { [HURON]: from! }, forts: all });
      for (const to of there) table.march(to).quietly();
      return table.act(through('ganneious')).quietly();
    };
    it('goes from one to the next if there is an end to them', () => {
      within(1, forts('ganneious', 'quinte', 'ganaraske')).allowed(through('quinte'));
    });
    it('or if it can turn back', () => {
      within(6).allowed(through('quinte'));
      within(7).refused(through('quinte'), '13.1a');
    });
  });
  it('is lost if its last way out closes', () => {
    const names = ['sorel', 'st-francois', 'becancour', 'trois-rivieres'];
    const british = Object.fromEntries(names.map(name => [name, 'british fort']));
    const forts = { ...british, memphremagog: 'french stockade' };
    const table = lone(HURON, { pieces: { [HURON]: 'montreal' }, forts });
    for (let n = 0; n < 3; n++) table.march('kahnawake').quietly().march('montreal').quietly();
    table.act(through('sorel')).quietly().act(through('st-francois')).quietly();
    table.refused({ type: 'stop' }, '13.4a');
    table.act({ type: 'demolish', space: 'memphremagog', what: 'stockade' }).stop();
    expect(table.where(HURON)).toBe('off');
    expect(table.said('unit.eliminated').map(({ rule }) => rule)).toEqual(['§13.1a']);
  });
});

describe('WW 13.2a interception inside the space', () => {
  it('is open to Regulars there, not to Regulars next door', () => {
    const pieces = { [HURON]: 'juniata', [R44]: 'raystown', [R48]: 'carlisle' };
    const table = lone(HURON, { pieces }).act(through('raystown'));
    expect(table.asked).toEqual(['british', 'entry.intercept']);
    table.allowed(intercept(R44));
    expect(table.whyNot(intercept(R48))).not.toBeNull();
  });
});

describe('WW 13.3a thrown back is eliminated', () => {
  const pieces = { [HURON]: 'juniata', [R44]: 'raystown', [NY1]: 'carlisle' };
  it('into a space the enemy holds', () => {
    const table = lone(HURON, { pieces, dice: [4, 2, 2] })
      .act(through('raystown'))
      .quietly()
      .act(through('carlisle'));
    table.act(intercept(NY1));
    expect(table.where(HURON)).toBe('off');
    table.done();
  });
  it('not into a free one', () => {
    const table = lone(HURON, { pieces, dice: [4, 2, 2] })
      .act(through('raystown'))
      .act(intercept(R44));
    expect(table.where(HURON)).toBe('juniata');
    table.done();
  });
  it('not those who lifted their own siege by leaving: they besiege again, at level 0', () => {
    const table = position({
      active: 'french',
      hands: { french: [1], british: [15] },
      pieces: { ...at('crown-point', 'dumas', HURON, BEARN), [NY1]: 'crown-point inside', [R44]: 'ticonderoga' },
      forts: { 'crown-point': 'british fort', ticonderoga: 'british fort' },
      sieges: { 'crown-point': 1 },
    });
    table.activate(1).force('dumas', HURON, BEARN).quietly().march('ticonderoga').respond(15);
    expect(places(table, 'dumas', HURON, BEARN)).toEqual(['crown-point', 'crown-point', 'crown-point']);
    expect([table.siege('crown-point'), table.isInside(NY1)]).toEqual([0, true]);
  });
  it('by a Lake Schooner as well, with his leader', () => {
    const schooner = (onTheWay: Record<string, string>) => {
      const pieces = { ...at('winooski', 'dumas', HURON), [R44]: 'ticonderoga', ...onTheWay };
      const hands = { french: [1], british: [15] };
      const table = force('dumas', [HURON], { pieces, hands, forts: { ticonderoga: 'british fort' } }).quietly();
      table.act(NY1 in onTheWay ? through('crown-point') : { type: 'march', to: 'crown-point' });
      return table.quietly().act(through('ticonderoga')).respond(15);
    };
    expect(places(schooner({ [NY1]: 'crown-point' }), HURON, 'dumas')).toEqual(['off', 'gone']);
    expect(places(schooner({}), HURON, 'dumas')).toEqual(['crown-point', 'crown-point']);
  });
});

describe('WW 13.4a may stop or go on', () => {
  it('stopping among enemies means a battle', () => {
    const pieces = { [HURON]: 'juniata', [R44]: 'raystown', [NY1]: 'carlisle' };
    const table = lone(HURON, { pieces, dice: [2, 2] })
      .act(through('raystown'))
      .quietly()
      .stop()
      .quietly();
    expect(table.said('battle.begins')).toHaveLength(1);
  });
  it('two in a row', () => {
    const pieces = { [HURON]: 'juniata', [R44]: 'raystown', [NY1]: 'carlisle' };
    const table = lone(HURON, { pieces }).act(through('raystown')).quietly().act(through('carlisle')).quietly();
    expect([table.where(HURON), table.asked[1]]).toEqual(['carlisle', 'act.decide']);
  });
});
