import { copy, type Dice, namedDice, scriptedDice, start } from '@bivouac/kernel';
import { TestTable } from '@bivouac/testing/vitest';
import { hexNumber, type Scenario, SIDES, type Side, sideNumber, WORKS } from '../data/index.ts';
import { data } from '../entry.ts';
import { game } from '../game.ts';
import { setUp } from '../setup.ts';
import {
  type Table as Board,
  type CampaignState,
  type GCACW,
  GONE,
  hexId,
  leaderAt,
  of,
  seatOf,
  unitRange,
} from '../state.ts';

await data(); // tests of rules know every scenario

/** How a unit stands: `'1112'`, or `'1112 fatigue 3 disorganized exhausted demoralized 1 manpower 6 works fort'`. */
export type Standing = string;
export interface Position {
  readonly scenario?: string; // whose title, map, units and leaders; bac-battle-of-chickamauga
  readonly options?: readonly string[];
  readonly units?: Readonly<Record<string, Standing>>; // all others are off the map
  readonly leaders?: Readonly<Record<string, string>>; // leader → unit; all others are gone
  readonly side?: string; // who has the initiative: union
  readonly step?: string; // `cycle.winner` unless told; `turn.events`, `transfers.transfer` …
  readonly turn?: number;
  readonly rain?: boolean;
  readonly table?: Partial<Board>;
  readonly dice?: readonly number[];
}

const anyDice = (): Dice => namedDice(1863);

/** A table at a question: the side with the initiative is to act, unless told. Dice are scripted and must all be used. */
export function position(p: Position = {}): Table {
  const setup = { scenario: p.scenario ?? 'bac-battle-of-chickamauga', options: p.options ?? [] };
  const opened = start(game, setup, anyDice()).state;
  const state: CampaignState = { ...copy(opened), ...setUp(setup), dice: scriptedDice(...(p.dice ?? [])) };
  const { table: t } = state;
  const side = sideNumber(p.side ?? 'union');
  Object.assign(t, { turn: p.turn ?? 1, active: side, winner: side, dice: [3, 3] });
  t.at = t.at.map(() => GONE);
  t.with = t.with.map(() => GONE);
  for (const [slug, standing] of Object.entries(p.units ?? {})) stand(t, slug, standing);
  for (const [slug, unit] of Object.entries(p.leaders ?? {})) t.with[leaderOf(t, slug)] = unitOf(t, unit);
  if (p.rain) t.rain = t.turn;
  Object.assign(t, p.table ?? {});
  t.stamp++;
  state.stack = stackAt(p.step ?? 'cycle.winner', side);
  return new Table(state);
}

/** The opening of a scenario as it is, at its first question, with luck of its own. */
export function opening(scenario: string, options: readonly string[] = [], seed = 1863): Table {
  const { state, events } = start(game, { scenario, options }, namedDice(seed));
  const table = new Table(state);
  table.events.push(...events);
  return table;
}

function stackAt(step: string, side: Side): CampaignState['stack'] {
  const frame = (proc: string, at: string, locals: object) => ({ proc, step: at, locals, answer: null });
  const [name, inner] = step.split('.') as [string, string];
  const outer = [frame('game', 'end', {})];
  if (name === 'turn') return [...outer, frame('turn', inner, {})];
  if (name === 'transfers')
    return [...outer, frame('turn', side === 0 ? 'confederate' : 'cycle', {}), frame('transfers', inner, { side })];
  return [...outer, frame('turn', 'surrender', {}), frame('cycle', inner, { unruly: 0, acted: 0 })];
}

export const unitOf = (t: Board, slug: string): number => {
  const unit = of(t).units.ids.indexOf(slug);
  if (unit < 0) throw new Error(`no unit ${slug}`);
  return unit;
};
export const leaderOf = (t: Board, slug: string): number => {
  const leader = of(t).leaders.ids.indexOf(slug);
  if (leader < 0) throw new Error(`no leader ${slug}`);
  return leader;
};
export const hexOfSlug = (t: Board, slug: string): number => {
  const hex = hexNumber(of(t).board, slug);
  if (hex < 0) throw new Error(`no hex ${slug}`);
  return hex;
};

function stand(t: Board, slug: string, standing: Standing): void {
  const unit = unitOf(t, slug);
  const [where = '', ...words] = standing.split(' ');
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  t.at[unit] = hexOfSlug(t, where);
  t.fatigue[unit] = Number(after('fatigue') ?? 0);
  t.demoralized[unit] = Number(after('demoralized') ?? 0);
  t.organized[unit] = words.includes('disorganized') ? 0 : 1;
  t.exhausted[unit] = words.includes('exhausted') ? 1 : 0;
  t.works[unit] = WORKS.indexOf((after('works') ?? 'none') as (typeof WORKS)[number]);
  const manpower = after('manpower');
  if (manpower !== undefined) t.manpower[unit] = Number(manpower);
}

/** A table in play: `act` plays, `refused` asks why not. Units, leaders and hexes are called by their slugs. */
export class Table extends TestTable<GCACW> {
  constructor(state: CampaignState) {
    super(game, state);
  }
  unit = (slug: string): number => unitOf(this.t, slug);
  leader = (slug: string): number => leaderOf(this.t, slug);
  hex = (slug: string): number => hexOfSlug(this.t, slug);
  /** Where a unit or leader is: a hex, or `gone`, `to come`. */
  where(slug: string): string {
    const at = /^[uc]L-/.test(slug) ? leaderAt(this.t, this.leader(slug)) : this.t.at[this.unit(slug)]!;
    return at >= 0 ? hexId(this.t, at) : at === GONE ? 'gone' : 'to come';
  }
  /** How a unit is, in the words of `Position`. */
  how(slug: string): string {
    const unit = this.unit(slug);
    const { fatigue, organized, exhausted, demoralized, manpower, works } = this.t;
    const words = [`manpower ${manpower[unit]}`, `fatigue ${fatigue[unit]}`];
    if (organized[unit] === 0) words.push('disorganized');
    if (exhausted[unit] === 1) words.push('exhausted');
    if (demoralized[unit]! > 0) words.push(`demoralized ${demoralized[unit]}`);
    if (works[unit]! > 0) words.push(`works ${WORKS[works[unit]!]}`);
    return words.join(' ');
  }
  with = (leader: string): string => of(this.t).units.ids[this.t.with[this.leader(leader)]!] ?? 'nobody';
  /** Points left of the march, as people count them. */
  get points(): number {
    return Math.max(0, (this.t.march?.left ?? 0) - (this.t.march?.cut ?? 0)) / 2;
  }
  march = (unit: string): this => this.act({ type: 'march', unit });
  move = (...path: string[]): this => this.act({ type: 'move', path });
  end = (): this => this.act({ type: 'end' });
  pass = (): this => this.act({ type: 'pass' });
  /** Nobody does anything in step 1 of recovery. */
  idle(): this {
    while (this.asked[1] === 'labours.work') this.act({ type: 'endWorks' });
    return this;
  }
  /** Both pass, and nobody works in recovery. */
  turnOver(): this {
    this.pass().pass();
    while (this.asked[1] === 'labours.work') this.act({ type: 'endWorks' });
    return this;
  }
  activate = (leader: string, ...units: string[]): this => this.act({ type: 'activate', leader, units });
  next = (unit: string): this => this.act({ type: 'next', unit });
}

/** Both sides pass: recovery begins. In the last turn of its scenario unless told, so that nothing follows it. */
export function recovery(p: Position = {}): Table {
  const { scenario } = of(position(p).t);
  return position({ turn: scenario.turns.length, ...p })
    .pass()
    .pass();
}
export const scenarioOf = (table: Table): Scenario => of(table.t).scenario;
export const everyUnit = (t: Board, side: Side): readonly string[] =>
  of(t)
    .units.ids.slice(...unitRange(t, side))
    .filter((_, i) => t.at[unitRange(t, side)[0] + i]! >= 0);
export const seats = SIDES.map((_, side) => seatOf(side as Side));
