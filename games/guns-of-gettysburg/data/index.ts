import blocksFile from './blocks.json' with { type: 'json' };
import { compileBoard } from './board.ts';
import type { Arrival, Battalion, Block, Fill, MapFile, Option, Scenario, Stack, TimeFile, Token } from './edition.ts';
import mapFile from './map.json' with { type: 'json' };
import scenariosFile from './scenarios.json' with { type: 'json' };
import timeFile from './time.json' with { type: 'json' };
import tokensFile from './tokens.json' with { type: 'json' };

// The edition: JSON with slugs, numbered once. Rules hold numbers. What can be hidden is numbered from 1000 up.

export type { Board, Neighbour } from './board.ts';
export { frontOf, positionOf } from './board.ts';
export type { Block, Fill, Option, Scenario, SideName, Token } from './edition.ts';

export type Side = 0 | 1;
export const UNION = 0;
export const CONFEDERATE = 1;
export const SIDES = ['union', 'confederate'] as const;
export const BOTH: readonly Side[] = [UNION, CONFEDERATE];
export const enemyOf = (side: Side): Side => (1 - side) as Side;
export const sideNumber = (name: string): Side => (name.startsWith('confederate') ? CONFEDERATE : UNION);

// The map.
export const map = mapFile as unknown as MapFile; // for whoever draws it
export const board = compileBoard(map);
const lookup = (ids: readonly string[], first = 0): ((id: string) => number) => {
  const numbers = new Map(ids.map((id, i) => [id, first + i]));
  return id => numbers.get(id) ?? -1;
};
export const areaNumber = lookup(board.areaIds);
export const positionNumber = lookup(board.positionIds);
export const pointNumber = lookup(board.pointIds);
export const objectiveAreas: readonly number[] = mapFile.objectives.map(areaNumber);

// Battalions and blocks. Only battalions arrive; a group is what a reduction looks into.
export const battalions = blocksFile.battalions as unknown as readonly Battalion[];
export const battalionIds: readonly string[] = battalions.map(each => each.id);
export const battalionNumber = lookup(battalionIds);
export const battalionSide: readonly Side[] = battalions.map(each => sideNumber(each.side));
export const battalionCorps: readonly (string | null)[] = battalions.map(each => each.corps);
export const FIRST_BLOCK = 1000;
const blocks = blocksFile.blocks as readonly Block[];
export const BLOCKS: readonly number[] = blocks.map((_, i) => FIRST_BLOCK + i);
export const blockIds: readonly string[] = blocks.map(each => each.id);
export const blockNumber = lookup(blockIds, FIRST_BLOCK);
export const blockOf = (block: number): Block => blocks[block - FIRST_BLOCK]!;
export const blockId = (block: number): string => blockOf(block).id;
const battalionOfBlock: readonly number[] = blocks.map(each => battalionNumber(each.battalion));
export const battalionOf = (block: number): number => battalionOfBlock[block - FIRST_BLOCK]!;
export const sideOfBlock = (block: number): Side => battalionSide[battalionOf(block)]!;
export const strengthOf = (block: number): number => blockOf(block).strength;
export const isFull = (block: number): boolean => blockOf(block).kind === 'full'; // §2.1c
export const isCavalry = (block: number): boolean => battalions[battalionOf(block)]!.type === 'cavalry';
export const groupIds: readonly string[] = [...new Set(blocks.map(each => each.group))];
export const groupNumber = lookup(groupIds);
export const groupOf = (block: number): number => groupNumber(blockOf(block).group);
export const fullBlocks = (battalion: number): readonly number[] =>
  BLOCKS.filter(block => battalionOf(block) === battalion && isFull(block));
export const IRON_BRIGADE = groupNumber('iron-brigade');
export const BUFORD = battalionNumber('buford');

// Battle tokens.
export const FIRST_TOKEN = 2000;
const tokens = tokensFile.tokens as readonly Token[];
export const TOKENS: readonly number[] = tokens.map((_, i) => FIRST_TOKEN + i);
export const tokenIds: readonly string[] = tokens.map(each => each.id);
export const tokenNumber = lookup(tokenIds, FIRST_TOKEN);
export const tokenOf = (token: number): Token => tokens[token - FIRST_TOKEN]!;
export const tokenId = (token: number): string => tokenOf(token).id;
export const tokensOf = (side: Side): readonly number[] => TOKENS.filter(each => tokenOf(each).side === SIDES[side]);
export const isMarchToken = (token: number): boolean => tokenOf(token).type === 'march-fieldworks';
export const { tray: TRAY_LIMIT, marchBlocks: MARCH_BLOCKS } = tokensFile.limits;

export const DEPLOYMENT: Readonly<Record<'any' | 'battalion' | 'corps' | 'reserve', { readonly blocks: number }>> =
  tokensFile.deployment;
export const CORPS_BATTALIONS = tokensFile.deployment.corps.unlock.completeBattalionsOfCorps;
export const { completeBattalions: RESERVE_BATTALIONS } = tokensFile.deployment.reserve.unlock;
export const RESERVE_WITHOUT: readonly string[] = tokensFile.deployment.reserve.unlock.excluding;
export const { perPosition: TOKENS_PER_POSITION, strengthPerPosition: STRENGTH_CAP } = tokensFile.limits;

// Time: one track of boxes, used again every day; the last box is Night.
const time = timeFile as unknown as TimeFile;
export const BOXES = time.boxes;
export const NIGHT = BOXES - 1;
export const hourOf = (box: number): number => time.firstHour + box;
export const firstBox = (day: number): number => time.days.find(each => each.day === day)!.firstBox;
export const fills = (when: Fill['when'], side: Side): readonly Fill[] =>
  time.fill.filter(each => each.when === when && (each.side === 'both' || each.side === SIDES[side]));
export const rumorsOf = (side: Side): number => time.rumorTokens.find(each => each.side === SIDES[side])!.count;
export const { unionStopsAt: UNION_STOPS_AT, apart: OBJECTIVES_APART } = time.objectives;
export const { removeFullBlocks: REMOVE_FULL, orGiveUpNext: GIVE_UP_NEXT } = time.july1Night;

// Arrival tokens; a rumor is RUMOR.
export const RUMOR = 3999;
export const FIRST_ARRIVAL = 4000;
const arrivals: readonly Arrival[] = time.arrivalTokens;
export const ARRIVALS: readonly number[] = arrivals.map((_, i) => FIRST_ARRIVAL + i);
export const arrivalIds: readonly string[] = arrivals.map(each => each.id);
export const arrivalNumber = lookup(arrivalIds, FIRST_ARRIVAL);
export const arrivalOf = (token: number): Arrival => arrivals[token - FIRST_ARRIVAL]!;
export const arrivalId = (token: number): string => arrivalOf(token).id;
export const arrivalPoint = (token: number): number => pointNumber(arrivalOf(token).point);
export const arrivalsOf = (side: Side, day: number): readonly number[] =>
  ARRIVALS.filter(each => arrivalOf(each).side === SIDES[side] && arrivalOf(each).day === day);

/** §23.1b, §23.1c Who arrives by the historical schedule, and where. */
export const scheduled = (
  side: Side,
  day: number,
  box: number,
): { readonly battalion: number; readonly point: number } | null => {
  const found = time.historicalSchedule.find(
    each => each.day === day && each.box === box && battalionSide[battalionNumber(each.battalion)] === side,
  );
  return found ? { battalion: battalionNumber(found.battalion), point: pointNumber(found.point) } : null;
};
/** §23.1d Buford's historical posts. */
export const historicalPosts: readonly number[] = mapFile.historicalBuford.map(positionNumber);

// Reinforcement tokens, one a battalion, lie in piles; a point's piles are used in the order listed.
export const FIRST_REINFORCEMENT = 5000;
export const reinforcementOf = (battalion: number): number => FIRST_REINFORCEMENT + battalion;
export const battalionOfToken = (token: number): number => token - FIRST_REINFORCEMENT;
export interface Pile {
  readonly point: number;
  readonly side: Side;
  readonly corps: string | null; // only tokens of this corps
  readonly count: number; // dealt at random
  readonly bottom: number; // a token that is never shuffled, or -1
}
export const piles: readonly Pile[] = (time.stacks as readonly Stack[]).flatMap(({ point, side, piles: all }) =>
  all
    .filter(pile => pile.fixed === undefined)
    .map((pile, i, dealt) => {
      const fixed = i === dealt.length - 1 ? all.find(each => each.fixed !== undefined)?.fixed : undefined;
      const bottom = fixed === undefined ? -1 : reinforcementOf(battalionNumber(fixed));
      return {
        point: pointNumber(point),
        side: sideNumber(side),
        corps: pile.corps ?? null,
        count: pile.count,
        bottom,
      };
    }),
);
export const reinforcements = (side: Side): readonly number[] =>
  time.reinforcementTokens
    .filter(each => each.side === SIDES[side])
    .map(each => reinforcementOf(battalionNumber(each.battalion)));
export const pilesAt = (point: number): readonly number[] =>
  piles.flatMap((pile, i) => (pile.point === point ? [i] : []));
const transfers = time.transfers.map(pair => pair.map(pointNumber));
/** The pair of entry points between which a transfer is direct, or -1. */
export const transferBetween = (a: number, b: number): number =>
  transfers.findIndex(pair => a !== b && pair.includes(a) && pair.includes(b));

// Scenarios and options.
export const scenarios = scenariosFile.scenarios as unknown as readonly Scenario[];
export const options = scenariosFile.options as readonly Option[];
export const scenarioOf = (id: string): Scenario => scenarios.find(each => each.id === id)!;
