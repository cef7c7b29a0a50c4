import { copy, type Dice, hash, look, scriptedDice, start, type Text } from '@bivouac/kernel';
import { TestTable } from '@bivouac/testing/vitest';
import { CONFEDERATE, hexNumber, objectives, sideNumber, UNION, unitNumber } from '../data/index.ts';
import { enumerate } from '../fuzz/enumerate.ts';
import { game } from '../game.ts';
import { phase } from '../rules/02-turn.ts';
import { boundToLeave } from '../rules/03-stopping.ts';
import { ABSENT, ELIMINATED, EXITED, type G88, type GettysburgState, WAITING } from '../state.ts';

// Small positions for rule tests, from slugs.

export type Seat = 'confederate' | 'union';
export interface Position {
  readonly scenario?: string; // day1 unless said
  readonly options?: readonly string[];
  readonly turn?: number;
  readonly phase?: Seat; // confederate unless said
  /** `'us-inf-wadsworth': 'D3'`, `'D3 back'`, `'D3 moved'`, `'D3 back marked'`, `'waiting'`, `'eliminated'`, `'exited'`. */
  readonly units: Readonly<Record<string, string>>;
  readonly control?: Readonly<Record<string, Seat>>; // the Union holds every other objective
  readonly initiative?: Seat;
  readonly dice?: readonly number[]; // scripted faces, all of which must be used: see `Table.done`
}

const PLACES: Readonly<Record<string, number>> = {
  waiting: WAITING,
  eliminated: ELIMINATED,
  exited: EXITED,
  absent: ABSENT,
};

/** A table with just these units (all others are not in the scenario), at the movement of a phase. */
export function position(p: Position): Table {
  const setup = { scenario: p.scenario ?? 'day1', options: p.options ?? [] };
  const opened = start(game, setup, scriptedDice(...(p.dice ?? []))).state;
  const state = copy(opened);
  const t = state.table;
  t.at.fill(ABSENT);
  for (const column of [t.reduced, t.moved, t.marked, t.engaged]) column.fill(0);
  for (const [name, where] of Object.entries(p.units)) placeUnit(state, name, where);
  t.turn = p.turn ?? t.turn;
  t.phase = sideNumber(p.phase ?? 'confederate');
  t.initiative = sideNumber(p.initiative ?? 'confederate');
  t.control = objectives.map(() => UNION);
  for (const [hex, side] of Object.entries(p.control ?? {}))
    t.control[objectives.indexOf(hexNumber(hex))] = sideNumber(side);
  t.mustLeave = boundToLeave(t, setup, t.phase);
  state.stack = [
    { proc: 'game', step: t.phase === CONFEDERATE ? 'union' : 'end', locals: {}, answer: null },
    { proc: phase.id, step: 'move', locals: { side: t.phase }, answer: null },
  ];
  return new Table(state);
}

function placeUnit(state: GettysburgState, name: string, where: string): void {
  const unit = unitNumber(name);
  if (unit < 0) throw new Error(`no unit ${name}`);
  const [place = '', ...marks] = where.split(' ');
  const hex = PLACES[place] ?? hexNumber(place);
  if (PLACES[place] === undefined && hex < 0) throw new Error(`no hex ${place}`);
  const t = state.table;
  t.at[unit] = hex;
  t.reduced[unit] = marks.includes('back') ? 1 : 0;
  t.moved[unit] = marks.includes('moved') ? 1 : 0;
  t.marked[unit] = marks.includes('marked') ? 1 : 0;
}

/** A whole scenario from its set-up. */
export const scenario = (id: string, options: readonly string[] = [], dice: Dice = scriptedDice()): Table =>
  new Table(start(game, { scenario: id, options }, dice).state);

/** A table in play: `act` plays, `refused` asks why not. */
export class Table extends TestTable<G88> {
  constructor(state: GettysburgState) {
    super(game, state);
  }

  where(name: string): string {
    const place = this.t.at[unitNumber(name)]!;
    return Object.keys(PLACES).find(key => PLACES[key] === place) ?? hexName(place);
  }
  isReduced = (name: string): boolean => this.t.reduced[unitNumber(name)] === 1;
  isMarked = (name: string): boolean => this.t.marked[unitNumber(name)] === 1;
  control = (hex: string): Seat =>
    this.t.control[objectives.indexOf(hexNumber(hex))] === UNION ? 'union' : 'confederate';

  move = (units: string | readonly string[], ...path: string[]): this =>
    this.act({ type: 'move', units: typeof units === 'string' ? [units] : units, path });
  endMovement = (): this => this.act({ type: 'endMovement' });
  declare = (attackers: readonly string[], defenders: readonly string[], support?: readonly string[]): this =>
    this.act({ type: 'declareBattle', attackers, defenders, ...(support ? { support } : {}) });
  resolve = (battle = 0): this => this.act({ type: 'resolve', battle });

  whyNotMove = (units: string | readonly string[], ...path: string[]): Text | null =>
    this.whyNot({ type: 'move', units: typeof units === 'string' ? [units] : units, path });
  refusedMove = (rule: string, units: string | readonly string[], ...path: string[]): Text =>
    this.refused({ type: 'move', units: typeof units === 'string' ? [units] : units, path }, rule);
  offeredHexes = (from: string): string[] =>
    this.offered()
      .flatMap(action => (action.type === 'retreat' && action.from === from ? [action.to] : []))
      .sort();
  /** Every answer to the open question, when it is not too many. */
  answers = () => enumerate(look(game, this.state, this.seat), this.seat);
  hash = (): string => hash(this.state);
}

const hexName = (hex: number): string => `${'ABCDEFGHIJKLMNOPQRSTU'[Math.floor(hex / 11)]}${(hex % 11) + 1}`;
