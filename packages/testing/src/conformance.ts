import type { Types } from '@bivouac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { fuzz, type Report } from './fuzz.ts';
import { CHECKS, type Check, type Finding, type Kit } from './kit.ts';
import { bookFaults, cardFaults, migrationFaults } from './sentences.ts';

const SEED = 1988;
const MORE_GAMES = 6;
const LONGEST = 600_000;

/** The suite every game runs: random games of every scenario under every check, one test a check. */
export function conformance<X extends Types>(kit: Kit<X>): void {
  describe(`${kit.game.id} conforms`, () => {
    it('both languages know the same keys', () => expect(bookFaults(kit.book)).toEqual([]));
    it('saves of every earlier version can be lifted', () => expect(migrationFaults(kit.game)).toEqual([]));
    it('scenarios, options and actions hang together', () => expect(cardFaults(kit)).toEqual([]));
    let report: Report;
    beforeAll(() => {
      report = survey(kit);
    }, LONGEST);
    for (const check of Object.keys(CHECKS) as Check[]) {
      it(CHECKS[check], () => expect(findingsOf(report, check)).toEqual([]));
    }
    it('every scenario was played', () => expect(report.never.scenarios).toEqual([]));
    it('the events tell of turns, phases, trails and clashes', () => expect(report.never.story).toEqual([]));
  });
}

/** The random games behind the suite. */
export function survey<X extends Types>(kit: Kit<X>): Report {
  const given = kit.game.scenarios.length + (kit.setups?.length ?? 0);
  return fuzz(kit, {
    games: Math.max(given, kit.games ?? given + MORE_GAMES),
    seed: SEED,
    thorough: true,
    actionsOneIn: 3, // all of them are for `fuzz`
    wrongOneIn: 4,
  });
}

const findingsOf = (report: Report, check: Check): readonly string[] =>
  report.findings.filter(finding => finding.check === check).map(told);

const told = ({ what, question, times, reproduce }: Finding): string =>
  `${question}: ${what} (${times}×, after ${reproduce?.history.length ?? 0} actions of ${JSON.stringify(reproduce?.setup)})`;
