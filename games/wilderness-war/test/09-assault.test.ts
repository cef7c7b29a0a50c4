import { describe, expect, it } from 'vitest';
import {
  ASSAULT,
  at,
  BEARN,
  basic,
  FR_MILITIA,
  fires,
  GOREHAM,
  GUYENNE,
  HURON,
  lose,
  MARIN,
  NY1,
  places,
  R35,
  R40,
  R44,
  R48,
  ROGERS,
  SIEGE,
  scored,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

const bleed = (table: Table): Table => {
  while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
  return table;
};
interface Place {
  readonly space?: string;
  readonly level?: number;
  readonly besiegers: readonly string[]; // the leader first
  readonly garrison?: readonly string[];
}
/** A siege that is ripe for assault, with one unit of the besiegers activated. */
const ready = ({ space = 'ticonderoga', level, besiegers, garrison = [] }: Place, more: Position = {}): Table =>
  basic({
    ...more,
    pieces: { ...at(space, ...besiegers), ...at(`${space} inside`, ...garrison), ...more.pieces },
    forts: space === 'ticonderoga' || space === 'niagara' ? { [space]: 'french fort' } : {},
    sieges: { [space]: level ?? (space === 'quebec' || space === 'louisbourg' ? 2 : 1) },
  });
const storm = (where: Place, dice: readonly number[], more: Position = {}): Table =>
  ready(where, { ...more, dice })
    .activate(1)
    .force(where.besiegers[0]!, where.besiegers[1]!)
    .quietly()
    .act(ASSAULT);
const act = (where: Place, more: Position = {}): Table =>
  ready(where, more).activate(1).force(where.besiegers[0]!, where.besiegers[1]!);

describe('WW 9.1a conditions for an assault', () => {
  it('refuses a force that has moved', () => {
    const table = ready({ besiegers: ['webb', R44] }, { pieces: at('wood-creek', 'loudoun', R48) });
    table.activate(1).force('loudoun', R48).march('ticonderoga').refused(ASSAULT, '9.1a');
  });
  it('refuses a fort at 0 and a fortress at 1', () => {
    act({ besiegers: ['webb', R44], level: 0 }).refused(ASSAULT, '9.1a');
    act({ besiegers: ['webb', R44], space: 'quebec', level: 1 }).refused(ASSAULT, '9.1a');
    act({ besiegers: ['webb', R44], space: 'quebec', level: 2 }).allowed(ASSAULT);
  });
});

describe('WW 9.1b Auxiliaries alone may assault', () => {
  it('may assault, but not dig', () => {
    const table = act({ besiegers: ['webb', ROGERS] });
    table.allowed(ASSAULT);
    table.refused(SIEGE, '8.231a');
  });
  it('may not in 2010', () => {
    const options = ['basic', '2010-assault'];
    act({ besiegers: ['webb', ROGERS] }, { options }).refused(ASSAULT, '9.1b');
    act({ besiegers: ['webb', R44] }, { options }).allowed(ASSAULT);
  });
});

describe('WW 9.11a assault later without a roll', () => {
  it('leaves the choice at level 1', () => {
    const table = act({ besiegers: ['webb', R44] });
    table.allowed(ASSAULT);
    table.allowed(SIEGE);
  });
});

describe('WW 9.11b assault needs the senior leader', () => {
  it('refuses a unit without leader and a junior', () => {
    ready({ besiegers: ['webb', R44] })
      .activate(1)
      .drilled(R44)
      .refused(ASSAULT, '9.11b');
    ready({ besiegers: ['webb', R44, 'johnson'] })
      .activate(1)
      .force('johnson', R44)
      .refused(ASSAULT, '9.11b');
  });
});

describe('WW 9.12a the whole stack assaults', () => {
  it('counts every unit whatever the Command', () => {
    const six = ['bradstreet', R44, R48, R35, R40, NY1, ROGERS];
    const table = storm({ besiegers: six, garrison: [MARIN, BEARN, GUYENNE] }, [2, 2]);
    expect(fires(table)).toEqual(['british 1 on 9-12', 'french 0 on 6-8']);
    expect(storm({ besiegers: ['bradstreet', R44], garrison: [MARIN] }, [2, 2]).said('roll.fire')[0]!.args.column).toBe(
      '2',
    );
  });
});

describe('WW 9.12b Campaign forces may combine', () => {
  const campaign = (first: string) =>
    ready({ besiegers: ['webb', R44], garrison: [MARIN] }, { pieces: at('wood-creek', 'johnson', R48), dice: [2, 2] })
      .event(1)
      .force('webb', R44)
      .force('johnson', R48)
      .act({ type: 'next', piece: first });
  it('adds the force that came before', () => {
    const table = campaign('johnson').march('ticonderoga').stop().act(ASSAULT);
    expect(fires(table)[0]).toBe('british 0 on 4-5');
  });
  it('not in the other order', () => expect(fires(campaign('webb').act(ASSAULT))[0]).toBe('british 0 on 2'));
});

describe('WW 9.13a, 7.51a assault leader modifier', () => {
  it('adds the senior of either side, nothing for an empty fort', () => {
    expect(fires(storm({ besiegers: ['wolfe', R44], garrison: ['drucour', BEARN] }, [2, 2]))).toEqual([
      'british 2 on 2',
      'french 1 on 3',
    ]);
    expect(fires(storm({ besiegers: ['webb', R44] }, [2, 2]))).toEqual(['british 0 on 2', 'french 0 on 0']);
  });
  it('of two leaders of one rank the activated one leads the siege roll and the assault', () => {
    const two = { besiegers: ['forbes', R44, 'wolfe'], level: 0, garrison: [BEARN] };
    const table = ready(two, { dice: [5, 2, 2] })
      .activate(1)
      .force('forbes', R44);
    table.quietly().act(SIEGE).quietly().act(ASSAULT).quietly();
    expect(table.said('roll.siege')[0]?.args.modifier).toBe(0);
    expect(fires(table)[0]).toBe('british 0 on 2');
    const wolfe = ready(two, { dice: [5, 2, 2] })
      .activate(1)
      .force('wolfe', R44);
    expect(fires(wolfe.quietly().act(SIEGE).quietly().act(ASSAULT).quietly())[0]).toBe('british 2 on 2');
  });
});

describe('WW 9.13b assault Coehorns +2', () => {
  const where = { besiegers: ['webb', R44], garrison: [BEARN] };
  it('counts again after the siege roll of the phase', () => {
    const table = ready(where, { hands: { british: [1, 8] }, dice: [2, 2, 2] })
      .activate(1)
      .force('webb', R44);
    table.act(SIEGE).respond(8).act(ASSAULT).quietly();
    expect(fires(table)).toEqual(['british 2 on 2', 'french 0 on 3']);
    table.done();
  });
  it('does not count in the next phase', () => {
    const hands = { british: [1, 2, 8], french: [5] };
    const table = ready(where, { hands, dice: [2, 2, 2] })
      .activate(1)
      .force('webb', R44)
      .quietly();
    table.act(SIEGE).respond(8).quietly().act({ type: 'stop' });
    table.activate(5).pass(); // the French
    table.activate(2).force('webb', R44).act(ASSAULT);
    expect(fires(table)[0]).toBe('british 0 on 2');
  });
});

describe('WW 9.13c attacker shifts left', () => {
  it('14 strength fires on 9-12; terrain and Fieldworks are absent', () => {
    const fourteen = ['webb', R44, R48, R35, R40, NY1];
    const fieldworks = { ticonderoga: 'french' } as const;
    expect(fires(storm({ besiegers: fourteen, garrison: [MARIN] }, [2, 2], { fieldworks }))).toEqual([
      'british 0 on 9-12',
      'french 0 on 1',
    ]);
  });
});

describe('WW 9.14a no militia in assaults', () => {
  it('asks nobody at Québec', () => {
    const pieces = { [FR_MILITIA]: 'militia-st-lawrence' };
    const table = storm({ space: 'quebec', besiegers: ['webb', R44], garrison: [BEARN] }, [2, 2], { pieces });
    expect(fires(table)).toHaveLength(2);
    table.done();
  });
});

describe('WW 9.14b Drilled Troops lose first', () => {
  it('kills the Regular before any Ranger is reduced', () => {
    const table = storm({ besiegers: ['webb', R44, ROGERS, GOREHAM], garrison: [BEARN, GUYENNE] }, [1, 5]);
    expect(table.where(R44)).toBe('gone');
    expect(table.asked).toEqual(['british', 'losses.choose']); // the third
    table.act(lose(ROGERS));
    expect([table.isReduced(ROGERS), table.isReduced(GOREHAM)]).toEqual([true, false]);
  });
  it('refuses a Ranger before', () => {
    const table = storm({ besiegers: ['webb', R44, R48, ROGERS], garrison: [BEARN, GUYENNE] }, [1, 5]);
    table.refused(lose(ROGERS), '9.14b');
    table.allowed(lose(R48));
  });
  it('holds for the garrison too', () => {
    const table = storm({ besiegers: ['webb', R44, R48, R35], garrison: [BEARN, HURON] }, [2, 2]);
    bleed(table);
    expect(table.events.filter(({ key, args }) => key === 'unit.reduced' && args?.unit === HURON)).toEqual([]);
  });
});

describe('WW 7.1c, 9.14c, 9.14d, 9.21a a repelled assault', () => {
  it('gives no point and moves nobody; the siege goes on', () => {
    const five = ['webb', R44, R48, R35, R40, NY1];
    const table = bleed(storm({ besiegers: five, garrison: [BEARN, GUYENNE] }, [1, 5]));
    expect(table.said('assault.result').map(({ args }) => args.side)).toEqual(['french']);
    expect([scored(table), table.siege('ticonderoga')]).toEqual([[], 1]);
    expect(places(table, ...five)).toEqual(five.map(() => 'ticonderoga'));
    expect(table.asked[1]).not.toBe('retreat.choose');
    table.done();
  });
  it('a won one gives the points of the place alone', () => {
    const table = bleed(storm({ besiegers: ['webb', R44, R48, R35], garrison: [BEARN, GUYENNE] }, [5, 2]));
    expect(scored(table)).toEqual(['british 2 fort']);
    table.done();
  });
});

describe('WW 9.14e otherwise as a battle', () => {
  it('checks leaders after a natural 6 that hurt', () => {
    const table = storm({ besiegers: ['webb', R44], garrison: ['drucour', BEARN] }, [6, 2, 1]);
    expect(table.where('drucour')).toBe('gone');
    table.done();
  });
  it('does not without effect', () => {
    const table = storm({ besiegers: ['webb', R44], garrison: ['drucour', BEARN] }, [1, 2]);
    expect(table.said('roll.leader')).toEqual([]);
    table.done();
  });
});

describe('WW 9.2a attacker must cause more losses', () => {
  const three = ['webb', R44, R48, R35];
  const result = (...dice: number[]) =>
    bleed(storm({ besiegers: three, garrison: [BEARN, GUYENNE] }, dice)).said('assault.result')[0]!.args.side;
  it('2 against 2 fails', () => expect(result(2, 2)).toBe('french'));
  it('3 against 2 succeeds', () => expect(result(5, 2)).toBe('british'));
});

describe('WW 9.2b an empty fort fires on column 0', () => {
  it('1 against 1 fails, 1 against 0 succeeds', () => {
    expect(storm({ besiegers: ['webb', R44] }, [5, 6, 3]).fort('ticonderoga')).toBe('french fort');
    expect(storm({ besiegers: ['webb', R44] }, [5, 4]).fort('ticonderoga')).toBe('british works');
  });
  it('killing every defender is not enough', () => {
    const pieces = { [MARIN]: 'ticonderoga inside reduced' };
    const table = storm({ besiegers: ['webb', R44] }, [5, 6, 3], { pieces });
    expect([table.where(MARIN), table.fort('ticonderoga')]).toEqual(['gone', 'french fort']);
  });
});

describe('WW 9.22a, table-vp-a a fortress is captured', () => {
  const quebec = (...dice: number[]) =>
    bleed(storm({ space: 'quebec', besiegers: ['webb', R44, R48, R35], garrison: [BEARN] }, dice));
  it('stands, for 3 points', () => {
    const table = quebec(5, 2);
    expect([table.fort('quebec'), scored(table)]).toEqual(['british fortress', ['british 3 fortress']]);
  });
  it('gives nothing for a lost assault', () => {
    const table = quebec(1, 6, 3);
    expect([table.fort('quebec'), scored(table)]).toEqual(['french fortress', []]);
  });
});

describe('WW 9.22b, table-vp-b, 12.23a a fort is captured in ruins', () => {
  it('becomes a fort under construction, for 2 points', () => {
    const table = storm({ besiegers: ['webb', R44] }, [5, 2]);
    expect([table.fort('ticonderoga'), scored(table)]).toEqual(['british works', ['british 2 fort']]);
  });
  it('brings one more at Niagara', () => {
    const table = storm({ space: 'niagara', besiegers: ['webb', R44] }, [5, 2]);
    expect(scored(table)).toEqual(['british 2 fort', 'british 1 key']);
  });
});

describe('WW 9.22c garrison lost, siege marker removed', () => {
  it('removes survivors and leaders inside, nobody elsewhere', () => {
    const where = { space: 'louisbourg', besiegers: ['wolfe', R44, R48, R35], garrison: ['drucour', BEARN, GUYENNE] };
    const table = bleed(storm(where, [4, 2], { pieces: { montcalm: 'quebec' } }));
    expect(places(table, 'drucour', BEARN, GUYENNE, 'montcalm')).toEqual(['gone', 'gone', 'gone', 'quebec']);
    expect([table.siege('louisbourg'), table.said('siege.lifted')]).toEqual([-1, []]);
    table.done();
  });
});
