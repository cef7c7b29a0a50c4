import { readFileSync } from 'node:fs';
import {
  type AnyRecord,
  choices,
  type Json,
  look,
  pending,
  picker,
  play,
  questionName,
  read,
  whyNoUndo,
  write,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { openMove } from '../rules/05-activated-force.ts';
import { openEntry } from '../rules/06-entry.ts';
import { openBattle } from '../rules/07-battle.ts';
import { ASSAULT, type Table, type WildernessState } from '../state.ts';
import { position } from './table.ts';

// Saves of earlier versions, in the middle of something.

type Fields = Record<string, unknown>;
const textOf = (file: string): string => readFileSync(new URL(`./saves/${file}.json`, import.meta.url), 'utf8');
const written = (file: string): AnyRecord => (JSON.parse(textOf(file)) as { record: AnyRecord }).record;
const opened = (text: string): AnyRecord => read(text, [game]).record;
const lifted = (file: string): WildernessState => opened(textOf(file)).state as unknown as WildernessState;

/** A table on which everything is under way, as the present rules open it. */
function busy(): Table {
  const t = structuredClone(position({}).t) as Table;
  const move = openMove(t, { commander: -1, pieces: [0] });
  Object.assign(move, { entry: openEntry(), pursuit: { failed: [], passed: [] } });
  openBattle(t, 0, ASSAULT, -1, -1);
  t.siegework = { where: 0, side: 0, commander: -1, over: false };
  t.raid = { where: 0, side: 0, raiders: [], owed: 0, marked: false };
  return t;
}

/** Fields that are missing, too many or of another type than in the model; parts not under way are left out. */
function misshapen(value: unknown, model: unknown, name = 'table'): string[] {
  if (value === null && typeof model === 'object') return [];
  if (Array.isArray(value) && Array.isArray(model))
    return value.length > 0 && model.length > 0 ? misshapen(value[0], model[0], `${name}[]`) : [];
  if (typeof value !== 'object' || typeof model !== 'object' || value === null || model === null)
    return typeof value === typeof model ? [] : [`${name}: ${typeof value}`];
  const keys = [...new Set([...Object.keys(value), ...Object.keys(model)])];
  return keys.flatMap(key => misshapen((value as Fields)[key], (model as Fields)[key], `${name}.${key}`));
}

describe.each([
  ['march', 'act.decide', []],
  ['infiltration', 'act.decide', ['entry', 'pursuit']],
  ['interception', 'entry.intercept', ['entry']],
  ['inside', 'entry.inside', ['entry']],
  ['battle', 'losses.choose', ['entry']],
  ['retreat', 'retreat.choose', ['entry']],
  ['siege', 'siege.assault', []],
  ['assault', 'losses.choose', []],
  ['raid', 'raid.losses', ['pursuit']],
  ['home', 'goHome.choose', []],
])('a save of version 3 in the middle of: %s', (name, question, parts) => {
  const file = `v3-${name}`;
  it('has the shape of the present rules, and what is under way', () => {
    const { table, stack } = lifted(file);
    expect(misshapen(written(file).state.table, busy())).not.toEqual([]);
    expect(misshapen(table, busy())).toEqual([]);
    expect((['entry', 'pursuit'] as const).filter(part => table.move![part] !== null)).toEqual(parts);
    for (const { proc, locals } of stack) if (proc === 'retreat') expect(locals).toMatchObject({ inside: false });
  });
  it('asks what was asked, and goes on', () => {
    const state = lifted(file);
    expect(questionName(state)).toBe(question);
    const seat = pending(game, state)[0]!;
    const offered = choices(game, look(game, state, seat), seat);
    const action = offered.kind === 'space' ? offered.sample(picker(1)) : offered.actions[0]!;
    const { state: after } = play(game, state, seat, action);
    expect(after).not.toEqual(state);
    expect([game.audit(after), misshapen(after.table, busy())]).toEqual([[], []]);
  });
});

describe('what a lifted save remembers', () => {
  it('of a march: how far it went, and that its portage is used', () => {
    const { at, path } = lifted('v3-march').table.move!;
    const old = written('v3-march').state.table.move as Fields;
    expect([at, path.came, path.steps, path.trail]).toEqual([old['at'], old['came'], 3, old['trail']]);
    expect(path).toMatchObject({ land: true, boat: true, portage: true, sea: false, landing: false });
  });
  it('of an infiltration: that it passes through, and whom', () => {
    const { entry, pursuit } = lifted('v3-infiltration').table.move!;
    expect(entry).toMatchObject({ infiltrating: true, halt: true, tried: false });
    expect(pursuit).toEqual({ failed: [], passed: [27, 28] });
  });
  it('of a battle: those who intercepted; of a landing: that it is one', () => {
    expect(lifted('v3-battle').table.move!.entry).toMatchObject({ interceptors: [18, 21, 35, 11, 137], met: true });
    const { move, battle } = lifted('v3-retreat').table;
    expect([move!.path.landing, battle!.landing]).toEqual([true, true]);
  });
});

describe('saves of versions 1 and 2', () => {
  it.each(['home', 'battle', 'siege'])('become what version 3 becomes: %s', name => {
    expect(lifted(`v2-${name}`)).toEqual(lifted(`v3-${name}`));
  });
  it('of version 1, which knew no trace of cards', () => {
    const record = structuredClone(written('v2-battle')) as unknown as {
      version: number;
      state: { [part: string]: Json };
    };
    record.version = 1;
    delete (record.state['table'] as Fields)['may'];
    for (const hand of Object.values(record.state['hands'] as Fields)) delete (hand as Fields)['seen'];
    const { table } = opened(write(record as unknown as AnyRecord)).state as unknown as WildernessState;
    const { may, ...rest } = lifted('v3-battle').table;
    expect(table).toMatchObject(rest);
    expect(table.may).toHaveLength(may.length);
  });
});

describe('taking back in a lifted save', () => {
  it('never leads to a position of the old shape', () => {
    const before = written('v3-march').history.at(-1)!;
    expect(before.before).not.toBe(null);
    expect(whyNoUndo(opened(textOf('v3-march')), before.seat)).toEqual({ key: 'undo.final' });
  });
});
