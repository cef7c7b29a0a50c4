import type { Language, Option, Seat } from '@bivouac/kernel';
import type { Pace } from '@bivouac/room';
import type { WebGame } from '../games/index.ts';
import type { Mode } from './quick.ts';

/** The set-up page as data. */
export interface Form {
  readonly scenario: string;
  readonly mode: Mode;
  readonly mine: Seat;
  readonly options: readonly string[];
  readonly pace: Pace['kind'];
  readonly minutes: number;
  readonly more: number;
  readonly days: number;
  readonly public: boolean;
  readonly number: string;
}

/** Scenarios under the titles of a series, in the order the titles first come; without titles one list. */
export function byTitle(
  web: Pick<WebGame, 'scenario'>,
  scenarios: readonly string[],
  language: Language,
): readonly (readonly [title: string, scenarios: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const id of scenarios) {
    const { title = '' } = web.scenario(id, language);
    groups.set(title, [...(groups.get(title) ?? []), id]);
  }
  return [...groups];
}

/** The seats depend on scenario and options; whoever chose one that is gone gets the first. */
export const seatIn = (seats: readonly Seat[], wished: Seat): Seat => (seats.includes(wished) ? wished : seats[0]!);

/** Chooses an option or no longer: what it needs comes along, what needs it goes. */
export function toggled(options: readonly Option[], chosen: readonly string[], id: string): readonly string[] {
  const next = new Set(chosen);
  if (next.has(id)) for (const gone of withDependants(options, id)) next.delete(gone);
  else
    for (const each of withNeeds(options, id)) {
      for (const foe of excludedBy(options, each)) next.delete(foe);
      next.add(each);
    }
  return options.filter(option => next.has(option.id)).map(option => option.id);
}

const excludedBy = (options: readonly Option[], id: string): readonly string[] => [
  ...options.filter(option => option.excludes === id).map(option => option.id),
  ...options.flatMap(option => (option.id === id && option.excludes ? [option.excludes] : [])),
];
/** The options that mean something in a scenario. */
export const optionsIn = (options: readonly Option[], scenario: string): readonly Option[] =>
  options.filter(({ scenarios }) => !scenarios || scenarios.includes(scenario));

function withNeeds(options: readonly Option[], id: string): readonly string[] {
  const needs = options.find(option => option.id === id)?.requires;
  return needs === undefined ? [id] : [id, ...withNeeds(options, needs)];
}

const withDependants = (options: readonly Option[], id: string): readonly string[] => [
  id,
  ...options.filter(option => option.requires === id).flatMap(option => withDependants(options, option.id)),
];

const between = (n: number, least: number, most: number, otherwise: number): number =>
  Number.isFinite(n) ? Math.min(most, Math.max(least, Math.round(n))) : otherwise;

export function paceOf({ pace, minutes, more, days }: Form): Pace {
  if (pace === 'days') return { kind: 'days', days: between(days, 1, 60, 3) };
  if (pace === 'live')
    return { kind: 'live', bank: between(minutes * 60, 60, 864_000, 3600), more: between(more, 0, 3600, 10) };
  return { kind: 'free' };
}
