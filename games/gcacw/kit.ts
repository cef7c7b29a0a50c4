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

const LEVIES = ['levy.imposed', 'no.levier', 'no.levyRain', 'no.levyTired', 'no.levyPlace', 'no.levied'];
const FORAGING = [
  ...['foraging.seek', 'prompt.forage', 'forage.roll', 'forage.found', 'forage.bare'],
  ...['no.forager', 'no.forageTired', 'no.forageFed'],
];
const all = (keys: readonly string[], why: string) => Object.fromEntries(keys.map(key => [key, why]));

/** What some hundred random games may miss, with the test that plays it. */
const rare = {
  ...rareMarks,
  'no.worksRain': 'in rain nobody is asked to build or repair; played in GCACW 10.1-rain',
  ...all(LEVIES, 'no scenario of ours has levies; played in GCACW 8.0-1-levy'),
  ...all(FORAGING, 'no scenario of ours is an advanced game; played in GCACW 8.0-2-forage'),
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
  'leader.hides': 'a leader left with hidden units only; played in GCACW 7.5-leader-eliminate',
  'no.command': 'a leader with guns of others, and none of his, within reach; played in GCACW 5.2-eligible',
  'no.fleeEnemy': 'an enemy beside a swamp when rain begins; played in GCACW 12.0-prov-move',
  'no.fleeGround': 'a river beside a swamp when rain begins; played in GCACW 12.0-prov-move-terrain',
  'no.fleeZone': 'an enemy zone beside a swamp when rain begins; played in GCACW 12.0-prov-move-zoc',
  'no.digDemoralized': 'a demoralized unit that would dig as an action; played in GCACW 5.5-not-demoralized',
  'no.builderHere': 'a second builder in a hex; played in GCACW 10.1-one-per-hex',
  ...all(['evade.loss', 'prompt.evadeLoss'], 'a one for two cavalry units in a hex; played in GCACW 7.7-stack-loss'),
  'retreat.trapped': 'cavalry without a way of four hexes that rides all the same; played in GCACW 7.7-no-path',
  'no.advanceFlood': 'a grand assault over a ford in flood; played in GCACW 7.6-advance-terrain',
  'no.retreatEnemy': 'a retreat that would enter the hex it flees from; played in GCACW 7.6-res-active',
  'no.haltNear': 'a retreat that comes back beside where it began; played in GCACW 7.6-res-adjacent',
  'no.fleeFar': 'a swamp left by more than one hex; played in GCACW 12.0-prov-move',
  'no.retreatDead': 'a blind alley beside a way out; played in GCACW 7.6-surrender-min',
  'no.haltEnemy': 'a retreat through an enemy hex; played in GCACW 7.6-enemy-hex-end',
  'no.joinsFar': 'a unit far from a grand assault; played in GCACW 7.1-grand-hex',
  'no.joinsChosen': 'a unit chosen already for the assault; played in GCACW 7.1-grand-unit-new',
  'no.joinsTired': 'a tired unit beside a grand assault; played in GCACW 7.1-grand-unit-fatigue',
  'no.joinsDemoralized': 'a demoralized unit beside a grand assault; played in GCACW 7.1-grand-demoralized',
  'no.joinHexes': 'more hexes than the number of a grand assault; played in GCACW 7.1-grand-hexes',
  '+2@': 'eight guns more than a defender in the clear; played in GCACW 7.4-art-at',
  '+1*': 'guns in plenty against rolling or rough ground; played in GCACW 7.4-art-star',
  'union.panic': 'no scenario of ours is an advanced game; played in GCACW 7.5-union-panic',
  'supply.lacking': 'no scenario of ours is an advanced game; played in GCACW 8.0-6',
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
