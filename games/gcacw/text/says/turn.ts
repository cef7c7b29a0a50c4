import type { Both, Nothing, OfHex, OfLeader, OfSide, OfUnit } from './common.ts';

/** Turn, initiative, leaders, reinforcements: chapters 3, 4 and 6.3. */
export interface TurnSays {
  'prompt.enter': OfSide;
  'prompt.transfer': OfSide;
  'prompt.home': OfLeader;
  'prompt.silence': Nothing;
  'prompt.act': OfSide;
  'prompt.actAfterPass': OfSide;
  'turn.begins': { turn: number; date: string };
  'cycle.begins': Nothing;
  'recovery.begins': Nothing;
  'recovery.done': Nothing;
  'event.roll': Nothing;
  'event.is': { event: string };
  'rain.falls': { until: number; minor: number; major: number };
  'initiative.roll': OfSide;
  'initiative.won': { side: string; union: number; confederate: number };
  'initiative.alone': OfSide;
  'initiative.passed': OfSide;
  'initiative.insubordination': Nothing;
  'leader.silenced': OfLeader;
  'leader.transferred': Both;
  'leader.joins': Both;
  'leader.relocated': Both;
  'leader.hides': OfLeader;
  'leader.gone': OfLeader;
  'unit.enters': OfUnit & OfHex;
  'unit.gone': OfUnit;
  'score.now': { side: string; points: number };
  'outcome.score': { level: string; score: number };
  'no.now': { what: string };
  'no.unit': OfUnit & OfSide;
  'no.leader': OfLeader & OfSide;
  'no.leaderHere': OfLeader;
  'no.due': OfUnit & OfSide;
  'no.entry': OfUnit & OfHex;
  'no.needsInfantry': Both;
  'no.notUnder': Both;
  'no.peer': Both & { peer: string };
  'no.bound': OfLeader;
  'no.alone': OfLeader;
  'no.transferAgain': OfLeader;
  'no.transferSame': OfLeader;
  'no.home': Both;
  'no.ride': Both;
}
