import { expect } from 'vitest';
import { spaceNumber } from '../data/index.ts';
import type { Action } from '../state.ts';
import { fires } from './07-help.ts';
import { type Position, position, type Seat, type Table } from './table.ts';

// How a worked example is played: a position, then what is done, offered, refused and seen, in order.

/** One line of an example; each has exactly one of these words. */
export interface Line {
  readonly act?: Action;
  readonly pass?: number; // so many questions are passed
  readonly allowed?: Action;
  readonly refused?: Action;
  readonly rule?: string; // of the refusal
  readonly asked?: readonly [Seat, string];
  readonly offered?: readonly Action[]; // exactly these, in any order
  readonly where?: Readonly<Record<string, string>>; // as in a position: `albany reduced`, `quebec inside`
  readonly sieges?: Readonly<Record<string, number>>; // -1: none
  readonly forts?: Readonly<Record<string, string>>;
  readonly fieldworks?: Readonly<Record<string, number>>; // by whom: 0 British, 1 French, -1 none
  readonly raided?: Readonly<Record<string, number>>; // French markers
  readonly holds?: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly said?: Readonly<Record<string, number>>; // how often so far
  readonly fires?: readonly string[]; // `british -1 on 6-8`
  readonly modifier?: Readonly<Record<string, number>>; // of the last roll with this key
}
export interface Example {
  readonly id: string;
  readonly ref: string; // where the rulebook has it
  readonly rules: readonly string[]; // what it shows
  readonly fact: { readonly en: string; readonly fr: string };
  readonly given: Position;
  readonly lines: readonly Line[];
  readonly note?: string;
}

/** Plays all lines; every scripted die must have been used. */
export function playExample({ given, lines }: Example): void {
  const table = position(given);
  table.sound();
  for (const [n, line] of lines.entries()) {
    const words = Object.keys(line).filter(word => word !== 'rule');
    if (words.length !== 1) throw new Error(`line ${n} has ${words.length} words`);
    CHECKS[words[0] as Word](table, line);
  }
  table.sound().done();
}

type Word = Exclude<keyof Line, 'rule'>;
type Check = (table: Table, line: Line) => void;

const placeOf = (table: Table, piece: string): string => [table.where(piece), ...marks(table, piece)].join(' ');
const marks = (table: Table, piece: string): string[] => [
  ...(table.isReduced(piece) ? ['reduced'] : []),
  ...(table.isInside(piece) ? ['inside'] : []),
];
/** What is so for each name, beside what should be. */
const each = <T>(wanted: Readonly<Record<string, T>>, is: (name: string) => unknown): void =>
  expect(Object.fromEntries(Object.keys(wanted).map(name => [name, is(name)]))).toEqual(wanted);
const sorted = (actions: readonly Action[]): string[] => actions.map(action => JSON.stringify(action)).sort();

const CHECKS: Readonly<Record<Word, Check>> = {
  act: (table, { act }) => void table.act(act!),
  pass(table, { pass }) {
    for (let n = 0; n < pass!; n++) table.pass();
  },
  allowed: (table, { allowed }) => table.allowed(allowed!),
  refused: (table, { refused, rule }) => void table.refused(refused!, rule!),
  asked: (table, { asked }) => expect(table.asked).toEqual(asked),
  offered: (table, { offered }) => expect(sorted(table.offered())).toEqual(sorted(offered!)),
  where: (table, { where }) => each(where!, piece => placeOf(table, piece)),
  sieges: (table, { sieges }) => each(sieges!, space => table.siege(space)),
  forts: (table, { forts }) => each(forts!, space => table.fort(space)),
  fieldworks: (table, { fieldworks }) => each(fieldworks!, space => table.t.fieldworks[spaceNumber(space)]),
  raided: (table, { raided }) => each(raided!, space => table.t.raidsFrench[spaceNumber(space)]),
  holds: (table, { holds }) => each(holds!, seat => table.hand(seat as Seat)),
  said: (table, { said }) => each(said!, key => table.said(key).length),
  fires: (table, line) => expect(fires(table)).toEqual(line.fires),
  modifier: (table, { modifier }) => each(modifier!, key => table.said(key).at(-1)?.args['modifier']),
};
