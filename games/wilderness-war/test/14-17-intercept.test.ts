import { describe, expect, it } from 'vitest';
import { intercept, marchTo, moving, sailTo } from './06-help.ts';
import type { Position, Table } from './table.ts';

const REGULAR = 'br-regular-44th';
const OTHER = 'br-regular-45th';
const RANGER = 'br-ranger-rogers';
const PROVINCIALS = [1, 2].map(n => `br-provincial-massachusetts-${n}`);
const COUREURS = 'fr-coureurs-marin';
const FRENCH = 'fr-regular-bearn';
const INTERCEPT = ['french', 'entry.intercept'];
type More = Omit<Position, 'active' | 'pieces'>;
/** A French force of Montcalm and a Regular, or one piece, marches. */
const french = (pieces: Record<string, string>, more: More = {}): Table =>
  moving('french', pieces, more).drilled(FRENCH);
const british = (pieces: Record<string, string>, more: More = {}): Table =>
  moving('british', pieces, more).drilled(REGULAR);

describe('WW 14.1a interception of adjacent movement', () => {
  it('next to a Regular: asked; two spaces away: not', () => {
    expect(british({ [REGULAR]: 'albany', [FRENCH]: 'hoosic' }).march('kinderhook').asked[1]).toBe('act.decide');
    const near = british({ [REGULAR]: 'albany', [FRENCH]: 'northampton' }).march('kinderhook');
    expect(near.asked).toEqual(INTERCEPT);
  });
  it('by sea too', () => {
    const table = british({ [REGULAR]: 'halifax', [FRENCH]: 'providence' }, { forts: {} }).act(sailTo('boston'));
    expect(table.asked[1]).toBe('phase.choose'); // one’s own fortress protects
    const amphib = { amphib: ['ile-dorleans'], dice: [6, 1, 1] };
    const landed = british({ [REGULAR]: 'halifax', [FRENCH]: 'quebec' }, amphib).act(sailTo('ile-dorleans'));
    expect(landed.asked).toEqual(INTERCEPT);
    landed.act(intercept(FRENCH));
    expect(landed.said('intercept.succeeds')).toHaveLength(1);
  });
  it('only with the advanced rules', () => {
    const table = british({ [REGULAR]: 'albany', [FRENCH]: 'northampton' }, { options: ['basic'] });
    expect(table.march('kinderhook').asked[1]).toBe('act.decide');
  });
});

describe('WW 14.1b what cannot be intercepted', () => {
  const unasked = (table: Table): void => {
    while (!table.asked[1].endsWith('phase.choose')) {
      expect(table.asked[1]).not.toBe('entry.intercept');
      if (table.asked[1] === 'act.decide') table.stop();
      else table.pass();
    }
  };
  it('neither an interception nor a retreat', () => {
    const pieces = { [REGULAR]: 'northampton', [FRENCH]: 'poughkeepsie' };
    const near = { [OTHER]: 'peekskill', 'fr-regular-guyenne': 'hoosic' };
    const table = british({ ...pieces, ...near }, { dice: [4, 1, 1] })
      .march('kinderhook')
      .act(intercept(FRENCH));
    unasked(table);
    expect([table.where(REGULAR), table.where(FRENCH)]).toEqual(['northampton', 'kinderhook']);
    table.done();
  });
  it('nor a sortie', () => {
    const pieces = { [REGULAR]: 'albany inside', [FRENCH]: 'albany', 'fr-regular-guyenne': 'kinderhook' };
    const table = british(pieces, { sieges: { albany: 0 }, dice: [1, 1] }).act({ type: 'sortie' });
    unasked(table);
    table.done();
  });
  it('nor those who avoid battle', () => {
    const table = british({ [REGULAR]: 'carlisle', [OTHER]: 'ashbys-gap', [FRENCH]: 'york' }, { dice: [4] });
    unasked(table.march('york').act({ type: 'avoid', pieces: [FRENCH], to: 'frederick' }));
    expect(table.where(FRENCH)).toBe('frederick');
  });
});

describe('WW 14.1c, 14.1e the interception roll', () => {
  const pass = (by: string[], dice: number[]) => {
    const there = Object.fromEntries(by.map(piece => [piece, 'northampton']));
    return french({ [FRENCH]: 'poughkeepsie', ...there }, { dice })
      .march('kinderhook')
      .act(intercept(...by));
  };
  it('with Bradstreet 3 succeeds, without a leader it fails', () => {
    const led = pass(['bradstreet', REGULAR], [3, 1, 1]);
    expect(led.said('intercept.succeeds')).toHaveLength(1);
    const failed = pass([REGULAR], [3]);
    expect(failed.said('intercept.fails')).toHaveLength(1);
    failed.done();
  });
  it('adds nothing of a subordinate', () =>
    expect(pass(['webb', 'bradstreet', REGULAR], [3]).said('intercept.fails')).toHaveLength(1));
  it('after a failure the mover goes on and the others stay', () => {
    const table = pass([REGULAR], [3]);
    expect(table.asked[1]).toBe('act.decide');
    expect(table.where(REGULAR)).toBe('northampton');
    table.allowed(marchTo('katskills'));
  });
  it('4 succeeds alone', () => {
    const table = pass([REGULAR], [4, 1, 1]);
    expect(table.said('battle.begins')).toHaveLength(1);
  });
});

describe('WW 14.1d, 14.1i success: the mover attacks, in one joint battle', () => {
  it('interceptors defend and win ties, the mover goes back', () => {
    const table = french({ [FRENCH]: 'poughkeepsie', [REGULAR]: 'northampton' }, { dice: [4, 1, 1] }).march(
      'kinderhook',
    );
    table.act(intercept(REGULAR)).quietly().done();
    expect(table.said('battle.begins')[0]!.args).toMatchObject({ side: 'french' });
    expect(table.said('battle.won')[0]!.args).toMatchObject({ side: 'british' });
    expect([table.where(FRENCH), table.where(REGULAR)]).toEqual(['poughkeepsie', 'kinderhook']);
    expect(table.asked[1]).toBe('phase.choose');
  });
  it('all who are there fight together, once', () => {
    const pieces = { [FRENCH]: 'poughkeepsie', [REGULAR]: 'northampton', [OTHER]: 'kinderhook' };
    const more = { dice: [4], hands: { french: [1, 49], british: [50] } };
    const table = moving('french', pieces, more).drilled(FRENCH).quietly().march('kinderhook').act(intercept(REGULAR));
    expect(table.t.battle!.units).toEqual([2, 1]);
    expect(table.said('battle.begins')).toHaveLength(1);
  });
});

describe('WW 14.1f, 14.1g interception before going inside', () => {
  const enter = () => {
    const pieces = { [FRENCH]: 'kinderhook', [REGULAR]: 'schenectady', [OTHER]: 'albany' };
    return french(pieces, { dice: [4, 1, 1] }).march('albany');
  };
  it('first the interception, then inside or outside', () => {
    const table = enter();
    expect(table.asked).toEqual(['british', 'entry.intercept']);
    table.act(intercept(REGULAR));
    expect(table.asked).toEqual(['british', 'entry.inside']);
  });
  it('interceptors fight outside, the garrison may stay in', () => {
    const table = enter().act(intercept(REGULAR));
    table.refused({ type: 'inside', pieces: [REGULAR] }, '8.1a');
    table
      .act({ type: 'inside', pieces: [OTHER] })
      .quietly()
      .done();
    expect(table.said('battle.begins')).toHaveLength(1);
    expect(table.where(FRENCH)).toBe('kinderhook');
  });
});

describe('WW 14.1h the just-relieved cannot intercept', () => {
  const pieces = { [FRENCH]: 'ticonderoga', [REGULAR]: 'ticonderoga inside' };
  const more = { forts: { ticonderoga: 'british fort' }, sieges: { ticonderoga: 0 } };
  it('not in the first space of that move', () => {
    const table = french(pieces, more).march('wood-creek');
    expect(table.asked[1]).toBe('act.decide');
    expect(table.siege('ticonderoga')).toBe(-1);
    const other = french({ ...pieces, [OTHER]: 'green-mountains-south' }, more).march('wood-creek');
    other.refused(intercept(REGULAR), '14.1h');
  });
  it('in later ones they may', () => {
    const table = french(pieces, more).march('wood-creek', 'green-mountains-central');
    expect(table.asked).toEqual(['british', 'entry.intercept']);
    table.allowed(intercept(REGULAR));
  });
});

describe('WW 14.11a interceptors save an empty stockade', () => {
  const enter = (dice: number[]) => {
    const pieces = { [FRENCH]: 'raystown', [REGULAR]: 'york' };
    const table = french(pieces, { forts: { carlisle: 'british stockade' }, dice }).march('carlisle');
    return table.act(intercept(REGULAR)).quietly();
  };
  it('success: it is still theirs, and the attacker fires at -1', () => {
    const table = enter([4, 3, 2]);
    const rolls = table.events.flatMap(({ args }) => (args && 'modifier' in args ? [args] : []));
    expect(rolls.some(args => args['side'] === 'french' && args['modifier'] === -1)).toBe(true);
    expect([table.fort('carlisle'), table.t.vp]).toEqual(['british stockade', -1]);
    table.done();
  });
  it('failure: it is captured', () => {
    const table = enter([3]);
    expect([table.fort('carlisle'), table.t.vp]).toEqual(['french stockade', 1]);
  });
});

describe('WW 14.12a an infiltrator caught at a fort', () => {
  const pass = (dice: readonly number[], what = 'british fort') => {
    const pieces = { [COUREURS]: 'niaoure-bay', [REGULAR]: 'oswego' };
    const table = moving('french', pieces, { forts: { oswego: what }, dice }).individuals(COUREURS);
    return table.infiltrate('oswego').act(intercept(REGULAR));
  };
  it('it fights outside and retreats, win or lose; beaten interceptors stay', () => {
    for (const [dice, vp] of [
      [[4, 6, 1], 1], // it wins, and scores
      [[4, 1, 3], 0],
    ] as const) {
      const table = pass(dice).quietly();
      table.done();
      expect(table.where(COUREURS)).toBe('niaoure-bay');
      expect(table.where(REGULAR)).toBe('oswego');
      expect([table.siege('oswego'), table.t.vp]).toEqual([-1, vp]);
      expect(table.said('retreat.inside')).toHaveLength(0); // nobody else retreats
      expect(table.said('retreat.to')).toHaveLength(1);
    }
  });
  it('at a stockade it stays when it wins', () => {
    const table = pass([4, 6, 1, 3], 'british stockade').quietly();
    expect(table.said('retreat.to').filter(({ args }) => args.piece === COUREURS)).toEqual([]);
    table.done();
  });
});

describe('WW 14.2a one attempt per space', () => {
  it('two stacks: one rolls; in the next space another may', () => {
    const pieces = { [FRENCH]: 'poughkeepsie', [REGULAR]: 'northampton', [OTHER]: 'peekskill', [RANGER]: 'albany' };
    const table = french(pieces, { dice: [1, 1] }).march('kinderhook');
    table.refused(intercept(REGULAR, RANGER), '5.34a');
    table.act(intercept(REGULAR));
    expect(table.asked[1]).toBe('act.decide');
    expect(table.march('katskills').asked).toEqual(['british', 'entry.intercept']);
    table.act(intercept(OTHER)).done();
  });
  it('besiegers may, and their siege is lifted', () => {
    const pieces = { [FRENCH]: 'crown-point', [REGULAR]: 'ticonderoga', 'fr-regular-guyenne': 'ticonderoga inside' };
    const more = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 1 }, dice: [4, 1, 1] };
    const table = french(pieces, more).march('green-mountains-central').act(intercept(REGULAR)).quietly();
    expect(table.siege('ticonderoga')).toBe(-1);
    expect(table.where(REGULAR)).toBe('green-mountains-central');
  });
  it('the besieged may not', () => {
    const pieces = { [FRENCH]: 'wood-creek', 'fr-regular-guyenne': 'ticonderoga', [REGULAR]: 'ticonderoga inside' };
    const more = { forts: { ticonderoga: 'british fort' }, sieges: { ticonderoga: 1 } };
    expect(french(pieces, more).march('green-mountains-central').asked[1]).toBe('act.decide');
  });
});

describe('WW 14.2b, 14.2c who may intercept', () => {
  it('leaders alone cannot', () => {
    expect(french({ [FRENCH]: 'poughkeepsie', wolfe: 'northampton' }).march('kinderhook').asked[1]).toBe('act.decide');
  });
  it('without a leader one unit, with Bradstreet both', () => {
    const pair = { [PROVINCIALS[0]!]: 'northampton', [PROVINCIALS[1]!]: 'northampton' };
    const alone = french({ [FRENCH]: 'poughkeepsie', ...pair }).march('kinderhook');
    alone.refused(intercept(...PROVINCIALS), '5.34f');
    alone.allowed(intercept(PROVINCIALS[0]!));
    const led = french({ [FRENCH]: 'poughkeepsie', ...pair, bradstreet: 'northampton' }).march('kinderhook');
    led.allowed(intercept('bradstreet', ...PROVINCIALS));
    led.allowed(intercept(PROVINCIALS[0]!));
    led.refused(intercept('bradstreet'), '14.2b');
  });
});

describe('WW 14.21a, 14.21b a lone Auxiliary in the wild', () => {
  const near = { [RANGER]: 'portsmouth', [PROVINCIALS[0]!]: 'portsmouth' };
  const enter = (to: string, from: string) =>
    moving('french', { [COUREURS]: from, ...near })
      .individuals(COUREURS)
      .march(to);
  it('in wilderness only a lone Auxiliary may try', () => {
    const table = enter('casco-bay', 'ossipee');
    table.allowed(intercept(RANGER));
    table.refused(intercept(PROVINCIALS[0]!), '14.21a');
    table.refused(intercept(RANGER, PROVINCIALS[0]!), '5.34f');
    const regular = french({ [FRENCH]: 'ossipee', ...near }).march('casco-bay');
    regular.allowed(intercept(PROVINCIALS[0]!));
  });
  it('in the fields anybody', () => {
    enter('concord', 'ossipee').allowed(intercept(PROVINCIALS[0]!));
  });
  it('nor does it protect from those it passes through', () => {
    const pieces = { [COUREURS]: 'niaoure-bay', [REGULAR]: 'oswego', [OTHER]: 'onondaga' };
    const table = moving('french', pieces).individuals(COUREURS).infiltrate('oswego');
    table.allowed(intercept(REGULAR));
    table.refused(intercept(OTHER), '14.1a');
  });
});

describe('WW 14.22a joining friends is safe', () => {
  const enter = (more: Record<string, string>, forts = {}) =>
    french({ [FRENCH]: 'poughkeepsie', [REGULAR]: 'northampton', ...more }, { forts }).march('kinderhook').asked[1];
  it('a friendly unit or fortification protects, a lone leader does not', () => {
    expect(enter({ [COUREURS]: 'kinderhook' })).toBe('act.decide');
    expect(enter({}, { kinderhook: 'french stockade' })).toBe('act.decide');
    expect(enter({ montcalm: 'kinderhook' })).toBe('entry.intercept');
  });
});

describe('WW 14.23a lone leaders are not intercepted', () => {
  it('he walks past', () => {
    const table = moving('french', { montcalm: 'poughkeepsie', [REGULAR]: 'northampton' }).individuals('montcalm');
    expect(table.march('kinderhook').asked[1]).toBe('act.decide');
  });
});

describe('WW 14.24a infiltrated units get one chance', () => {
  it('those it has passed may not try again, others may', () => {
    const pieces = { [COUREURS]: 'allegheny-south', [REGULAR]: 'woodstock', [OTHER]: 'augusta' };
    const table = moving('french', pieces, { dice: [1] })
      .individuals(COUREURS)
      .infiltrate('woodstock');
    table.act(intercept(REGULAR)).march('culpeper');
    expect(table.asked).toEqual(['british', 'entry.intercept']);
    table.allowed(intercept(OTHER));
    expect(table.whyNot(intercept(REGULAR))).toMatchObject({ key: 'no.slippedPast', rule: '§14.24a' });
    table.done();
  });
  it('never in that move, or in 2010 until it has gone on', () => {
    const around = (...options: string[]) => {
      const pieces = { [COUREURS]: 'chenussio', [RANGER]: 'gannagaro' };
      const table = moving('french', pieces, { options, dice: [1] }).individuals(COUREURS);
      return table.infiltrate('gannagaro').act(intercept(RANGER)).march('karaghiyadirha', 'chenussio').asked[1];
    };
    expect([around(), around('2010-interception')]).toEqual(['act.decide', 'entry.intercept']);
  });
});
