import {
  copy,
  hash,
  keyedDice,
  look,
  type Pick,
  type Played,
  pending,
  picker,
  prompt,
  questionName,
  type Seat,
  type State,
  sha256,
  type Text,
  type Types,
  toHex,
  utf8,
} from '@bivouac/kernel';
import * as checks from './checks.ts';
import { type Conduct, conductOf, setupOf } from './conduct.ts';
import {
  type Check,
  checkOf,
  type Finding,
  type Kit,
  type Moment,
  messageOf,
  type Reproduce,
  type Taken,
} from './kit.ts';
import * as leak from './leak.ts';
import { oneOf, playout, randomAnswer } from './playout.ts';
import {
  type Never,
  neverReached,
  noteCell,
  noteMarks,
  noteSetup,
  noteStory,
  noteText,
  nothingYet,
  type Reached,
  watched,
} from './reached.ts';
import { heardFaults, idFaults } from './scan.ts';
import { sentenceFaults } from './sentences.ts';
import { toldFaults } from './told.ts';
import { type Attempt, emptyMemory, type Memory, remember, wrongAction, wrongFaults } from './wrong.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  readonly thorough?: boolean; // also twins, in-place play, undo and leaks
  readonly actionsOneIn?: number; // thorough: what one action in n did; 1
  readonly leakEvery?: number; // thorough: leaks at every n-th action; 5
  readonly wrongOneIn?: number; // wrong actions at one position in n; 8; 0: never
  readonly maxActions?: number;
  enough?(finding: Finding): boolean; // no further game after such a finding
  progress?(sofar: { readonly games: number; readonly actions: number; readonly findings: number }): void;
  onCrash?(finding: Finding): void; // at each new finding; `recordOf` makes it a save
}

export interface Report {
  readonly games: number;
  readonly actions: number;
  readonly findings: readonly Finding[];
  readonly refusals: Readonly<Record<string, number>>; // how often each was met
  readonly never: Never;
}

/** One fuzz under way. */
interface Run<X extends Types> {
  readonly kit: Kit<X>;
  readonly options: FuzzOptions;
  readonly reached: Reached;
  readonly memory: Memory;
  readonly findings: Map<string, Finding>;
  readonly refusals: Record<string, number>;
  actions: number;
}

/** One random game under way. */
interface Trial<X extends Types> {
  readonly run: Run<X>;
  readonly setup: X['setup'];
  readonly secret: string;
  readonly pick: Pick;
  readonly conduct: Conduct<X>;
  readonly history: Taken[];
  opening: State<X> | null; // a position made up
  question: string | null;
  arrived: string;
}

const WRONG_TRIES = 3;
const MOST_FINDINGS = 200;

/** Random games over random set-ups, with every check that fits the time; what failed, and what was never reached. */
export function fuzz<X extends Types>(kit: Kit<X>, options: FuzzOptions): Report {
  const reached = nothingYet();
  const own: Kit<X> = { ...kit, game: watched(kit.game, reached.steps) };
  const run: Run<X> = {
    kit: own,
    options,
    reached,
    memory: emptyMemory(),
    findings: new Map(),
    refusals: {},
    actions: 0,
  };
  let games = 0;
  while (games < options.games && ![...run.findings.values()].some(each => options.enough?.(each))) {
    tryGame(run, games++);
    options.progress?.({ games, actions: run.actions, findings: run.findings.size });
  }
  const { actions, refusals } = run;
  return {
    games,
    actions,
    findings: [...run.findings.values()],
    refusals,
    never: neverReached(kit, reached),
  };
}

function tryGame<X extends Types>(run: Run<X>, n: number): void {
  const { kit, options } = run;
  const secret = toHex(sha256(utf8(`fuzz ${options.seed} ${n}`)));
  const pick = picker(Number.parseInt(secret.slice(0, 8), 16));
  const setup = setupOf(kit, n, pick);
  const conduct = conductOf(kit, n, pick);
  const trial: Trial<X> = {
    run,
    setup,
    secret,
    pick,
    conduct,
    history: [],
    opening: null,
    question: null,
    arrived: '',
  };
  noteSetup(run.reached, setup);
  try {
    playTrial(trial, options.maxActions ?? kit.maxActions);
  } catch (error) {
    found(trial, checkOf(error), [messageOf(error)]);
  }
}

function playTrial<X extends Types>(trial: Trial<X>, maxActions: number | undefined): void {
  const { run, setup, secret, pick, conduct } = trial;
  const { state } = playout(run.kit.game, setup, keyedDice(secret), pick, {
    ...(maxActions === undefined ? {} : { maxActions }),
    habit: conduct.habit,
    opened: played => afterwards(trial, played),
    staged: state => staged(trial, state),
    asked: state => atQuestion(trial, state),
    chosen: (seat, action) => {
      trial.history.push({ seat, action });
      run.actions++;
    },
    played: moment => afterAction(trial, { ...moment, arrived: trial.arrived }),
  });
  found(trial, 'ends', checks.endFaults(run.kit, state));
  const outcome = run.kit.game.outcome(state.table);
  if (outcome) hear(trial, outcome.why);
}

/** The position the game is played from. */
function staged<X extends Types>(trial: Trial<X>, state: State<X>): State<X> {
  const { conduct, pick, run } = trial;
  if (!conduct.stage) return state;
  trial.opening = copy(state);
  conduct.stage(trial.opening, pick);
  found(trial, 'audit', checks.auditFaults(run.kit, trial.opening));
  return copy(trial.opening);
}

function atQuestion<X extends Types>(trial: Trial<X>, state: State<X>): void {
  const { run, pick, history } = trial;
  const { kit, options } = run;
  trial.question = questionName(state);
  const asked = prompt(kit.game, state);
  if (asked) hear(trial, asked);
  found(trial, 'seats', checks.seatFaults(kit, state));
  const oneIn = options.wrongOneIn ?? 8;
  if (oneIn > 0 && pick(oneIn) === 0) tryWrong(trial, state);
  if (!options.thorough) return;
  trial.arrived = hash(state);
  found(trial, 'choice', checks.choiceFaults(kit, state));
  if (history.length % (options.leakEvery ?? kit.leakEvery ?? 5) === 0) atLeakCheck(trial, state);
}

function atLeakCheck<X extends Types>(trial: Trial<X>, state: State<X>): void {
  const { kit } = trial.run;
  const { pick } = trial;
  found(trial, 'offered', checks.offeredFaults(kit, state, pick));
  guard(trial, 'leakWorlds', () => leak.worldFaults(kit, state, pick));
  guard(trial, 'worlds', () => leak.worldPlaysFaults(kit, state, pick));
  guard(trial, 'leakIds', () => idFaults(kit, state));
  guard(trial, 'leakStranger', () => leak.strangerFaults(kit, state));
}

function afterAction<X extends Types>(trial: Trial<X>, moment: Moment<X>): void {
  const { run, pick } = trial;
  remember(run.memory, moment, pick);
  afterwards(trial, moment.played);
  const { thorough, actionsOneIn = 1 } = run.options;
  if (!thorough || (actionsOneIn > 1 && pick(actionsOneIn) > 0)) return;
  for (const [check, faults] of ACTION_CHECKS) guard(trial, check, () => faults(run.kit, moment, pick));
}

type ActionCheck = <X extends Types>(kit: Kit<X>, moment: Moment<X>, pick: Pick) => checks.Faults;
const ACTION_CHECKS: readonly (readonly [Check, ActionCheck])[] = [
  ['untouched', checks.untouchedFaults],
  ['repeat', checks.repeatFaults],
  ['twin', checks.twinFaults],
  ['inPlace', checks.inPlaceFaults],
  ['undo', checks.undoFaults],
  ['leakUndo', leak.undoLeakFaults],
  ['leakNext', leak.nextFaults],
  ['leakIds', heardFaults],
  ['told', toldFaults],
];

/** What every position and its events must stand up to. */
function afterwards<X extends Types>(trial: Trial<X>, { state, events }: Played<X>): void {
  const { run } = trial;
  found(trial, 'audit', checks.auditFaults(run.kit, state));
  if (run.options.thorough) found(trial, 'plain', checks.plainFaults(run.kit, state));
  for (const event of events) {
    hear(trial, event);
    found(trial, 'cells', noteCell(run.reached, run.kit, event));
    noteMarks(run.reached, run.kit, event);
    noteStory(run.reached, event);
  }
}

function hear<X extends Types>(trial: Trial<X>, text: Text): void {
  noteText(trial.run.reached, text);
  found(trial, 'texts', sentenceFaults(trial.run.kit.book, text));
}

function tryWrong<X extends Types>(trial: Trial<X>, state: State<X>): void {
  const { run, pick } = trial;
  const { kit, memory, refusals } = run;
  const seat = oneOf(pending(kit.game, state), pick);
  const right = { seat, action: randomAnswer(kit.game, look(kit.game, state, seat), seat, pick) };
  const seats = [...leak.seatsAt(kit, state), 'nobody'];
  for (let n = 0; n < WRONG_TRIES; n++) {
    const attempt = attemptAt(kit, state, right, seats, memory, pick);
    const { faults, refused } = wrongFaults(kit, state, attempt);
    found(trial, 'wrong', faults);
    if (!refused) continue;
    noteText(run.reached, refused);
    refusals[refused.key] = (refusals[refused.key] ?? 0) + 1;
  }
}

/** Where a game knows what people try, half of the attempts are that. */
function attemptAt<X extends Types>(
  kit: Kit<X>,
  state: State<X>,
  right: Taken,
  seats: readonly Seat[],
  memory: Memory,
  pick: Pick,
): Attempt {
  if (!kit.probe || pick(2) === 0) return wrongAction(kit.game, right, seats, memory, pick);
  return { seat: right.seat, action: kit.probe(look(kit.game, state, right.seat), right.seat, pick) };
}

const guard = <X extends Types>(trial: Trial<X>, check: Check, faults: () => checks.Faults): void =>
  found(trial, check, checks.guarded(faults));

/** Notes findings; the like of one already known is only counted. */
function found<X extends Types>(trial: Trial<X>, check: Check, faults: checks.Faults): void {
  for (const what of faults) {
    const { findings, options } = trial.run;
    const like = `${check} ${trial.question} ${what.replace(/\d+/g, '#')}`;
    const before = findings.get(like);
    if (before) findings.set(like, { ...before, times: before.times + 1 });
    if (before || findings.size >= MOST_FINDINGS) continue;
    const finding = { check, what, question: trial.question, times: 1, reproduce: reproduce(trial) };
    findings.set(like, finding);
    options.onCrash?.(finding);
  }
}

const reproduce = <X extends Types>({ setup, secret, opening, history }: Trial<X>): Reproduce => ({
  setup,
  secret,
  opening,
  history: history.slice(),
});
