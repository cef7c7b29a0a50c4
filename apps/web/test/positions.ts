import { type AnyBot, greedyBot, randomBot } from '@bivouac/bots';
import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { mind } from '@bivouac/gettysburg-1988/bot';
import { desk } from '@bivouac/gettysburg-1988/desk';
import { game as guns } from '@bivouac/guns-of-gettysburg';
import { mind as gunner } from '@bivouac/guns-of-gettysburg/bot';
import { desk as gunsDesk } from '@bivouac/guns-of-gettysburg/desk';
import {
  type AnyGame,
  type AnyRecord,
  begin,
  enter,
  pending,
  questionName,
  type Secret,
  sha256,
  toHex,
  utf8,
  view,
  write,
} from '@bivouac/kernel';
import { game as wilderness } from '@bivouac/wilderness-war';

// Games played on by bots, as save files: positions to show screens with.

const SECRET: Secret = toHex(sha256(utf8('positions to show')));
const MOST = 4000;
const [MOVER, GOAL] = ['cs-inf-rodes', 'N7'];

type Until = (record: AnyRecord) => boolean;
function played(game: AnyGame, bot: AnyBot, scenario: string, until: Until, options: readonly string[] = []): string {
  let record: AnyRecord = begin(game, { scenario, options }, SECRET, {});
  for (let i = 0; i < MOST && !until(record); i++) {
    const seat = pending(game, record.state)[0]!;
    const { action } = bot.decide(view(game, record.state, seat), seat, [], i + 1);
    record = enter(game, record, seat, action);
  }
  return write(record);
}

const isOver =
  (game: AnyGame) =>
  ({ state }: AnyRecord): boolean =>
    game.outcome(state.table) !== null;

const g88 = gettysburg as AnyGame;
const greedy = (): AnyBot => greedyBot(gettysburg, mind) as AnyBot;

/** The second day, not yet begun. */
export const secondDay = (): string => played(g88, greedy(), 'day2', () => true);
/** The first day, with units before the map on both roads. */
export const arriving = (): string =>
  played(g88, greedy(), 'day1', ({ state }) => {
    const { turn, phase } = state.table as { turn: number; phase: number };
    return turn === 4 && phase === 0 && pending(g88, state)[0] === 'confederate';
  });
/** The second day, a division moved next to the enemy: battles are to be declared. */
export const toBattle = (): string => {
  const seat = 'confederate';
  const first = begin(gettysburg, { scenario: 'day2', options: [] }, SECRET, {});
  const at = view(gettysburg, first.state, seat);
  const up = desk.offer(at, seat, desk.start).targets.find(each => 'sprite' in each.at && each.at.sprite === MOVER);
  const half = up && 'draft' in up.next ? up.next.draft : desk.start;
  const to = desk.offer(at, seat, half).targets.find(each => 'place' in each.at && each.at.place === GOAL);
  if (!to || !('action' in to.next)) throw new Error(`${MOVER} cannot go to ${GOAL}`);
  return write(enter(gettysburg, enter(gettysburg, first, seat, to.next.action), seat, { type: 'endMovement' }));
};
/** The first day from its beginning to its end. */
export const finished = (): string => played(g88, greedy(), 'day1', isOver(g88));
/** The whole battle, late enough for most pieces to be on the map. */
export const lateCampaign = (): string => {
  const late = ({ state }: AnyRecord): boolean => (state.table as { turn: number }).turn >= 13;
  return played(g88, greedy(), 'campaign', record => late(record) || isOver(g88)(record));
};
/** Cards in two hands, some of them played. */
export const withCards = (): string => {
  const game = wilderness as AnyGame;
  return played(game, randomBot(game) as AnyBot, 'annus-mirabilis', ({ history }) => history.length >= 12);
};

const gog = guns as AnyGame;
const asksFor =
  (question: string) =>
  ({ state }: AnyRecord): boolean =>
    questionName(state) === question;
/** Whether the board offers something to click besides blocks. */
const hasGoals = ({ state }: AnyRecord): boolean => {
  const seat = pending(gog, state)[0]!;
  return gunsDesk.offer(view(gog, state, seat), seat, gunsDesk.start).targets.some(({ at }) => 'place' in at);
};
const gunsUntil = (question: string, options?: readonly string[]): string =>
  played(
    gog,
    greedyBot(guns, gunner) as AnyBot,
    'battle',
    record => isOver(gog)(record) || (asksFor(question)(record) && hasGoals(record)),
    options,
  );
/** The Guns of Gettysburg: before anything is posted. */
export const gunsOpening = (): string => played(gog, greedyBot(guns, gunner) as AnyBot, 'battle', () => true);
/** Blocks of both sides are on the map, and march. */
export const gunsMorning = (): string =>
  played(
    gog,
    greedyBot(guns, gunner) as AnyBot,
    'battle',
    record => asksFor('phase.march')(record) && record.history.length > 60,
  );
/** An attack may be put together. */
export const gunsAttack = (): string => gunsUntil('phase.attack');
/** The Night: fieldworks may be dug. */
export const gunsNight = (): string => gunsUntil('phase.fortify');
/** Two teams: a commander may write to his subordinate. */
export const gunsTeams = (): string =>
  played(
    gog,
    greedyBot(guns, gunner) as AnyBot,
    'battle',
    record => asksFor('phase.instruct')(record) && record.history.length > 60,
    ['25-union', '25-confederate'],
  );
