import { marks, marksOf, rareMarks } from './fuzz/cells.ts';
import { enumerate } from './fuzz/enumerate.ts';
import { probe } from './fuzz/probe.ts';
import { reaches } from './fuzz/reaches.ts';
import { stages } from './fuzz/stages.ts';
import { tastes } from './fuzz/tastes.ts';
import { game } from './game.ts';
import { type CampaignView, hexId, leaderAt, leaderId, of, unitId } from './state.ts';
import { book, isLabel } from './text/index.ts';

/** Where each unit and leader lies. */
function lies({ table: t }: CampaignView): Readonly<Record<string, string>> {
  const { units, leaders } = of(t);
  const found: Record<string, string> = {};
  for (let unit = 0; unit < units.count; unit++) if (t.at[unit]! >= 0) found[unitId(t, unit)] = hexId(t, t.at[unit]!);
  for (let leader = 0; leader < leaders.count; leader++)
    if (leaderAt(t, leader) >= 0) found[leaderId(t, leader)] = hexId(t, leaderAt(t, leader));
  return found;
}

/** What some hundred random games may miss, with the test that plays it. */
const rare = {
  ...rareMarks,
  'no.worksRain': 'in rain nobody is asked to build or repair; played in GCACW 10.1-rain',
  'no.levier': 'no scenario of ours has levies; played in GCACW 8.0-1-levy',
  'no.forager': 'no scenario of ours is an advanced game; played in GCACW 8.0-2-forage',
  'no.county': 'only the Valley has counties; played in GCACW 10.3-siv-county',
  'no.beyondRepair': 'one bridge of one title; played in GCACW 10.3-chatham',
  'no.indestructible': 'a dam or ford beside a bridge that may go down; played in GCACW 10.2-dams-fords',
  'no.alreadyDown': 'a ruin beside a bridge that may go down; played in GCACW 10.2-marker',
  'no.triedAlready': 'a unit that marches again beside a second bridge; played in GCACW 10.2-once-unit',
  'no.ferryWrecker': 'guns at a ferry beside another crossing; played in GCACW 10.2-ferry-who',
  'no.bridgeWrecker': 'a weak unit at a bridge beside a ferry it may take; played in GCACW 10.2-perm-who',
  'no.enemyAt': 'an enemy at one of two crossings; played in GCACW 10.2-not-enemy-hex',
  'no.enemyZoneAt': 'an enemy zone at one of two crossings; played in GCACW 10.2-not-zoc',
  'no.buildAgain': 'a second unit at a river where building failed; played in GCACW 10.1-b2-fail',
  'no.lull': 'an event of two dice, and an assault tried in spite of it; played in GCACW 3.0-random-events',
  'no.silent': 'a corps leader silenced by a tie; played in GCACW 4.2-tie-bac',
  'swamp.lost': 'rain that finds a unit in a swamp with no way out; played in GCACW 12.0-prov-elim',
  'no.notWithHim': 'an army leader to ride along to cavalry; played in GCACW 6.3-army-not-cav',
  'no.leaveZone': 'a unit that attacked before it moved; played in GCACW 6.2-zoc-exit-first',
  'no.refuseAdvanced': 'flanks refused after an advance; played in GCACW 7.8-not-after-retreat',
};

/** What the conformance suite, the fuzz, the counts and the command line need of this game. */
export const kit = {
  game,
  book,
  isLabel,
  lies,
  enumerate,
  probe,
  tastes,
  stages,
  marks,
  marksOf,
  reaches,
  rare,
  leakEvery: 40,
};
