import { BLOCKS, BOTH, blockId, board, isFull, piles, SIDES, type Side, sideOfBlock, tokensOf } from './data/index.ts';
import {
  AT_POINT,
  BEYOND,
  DEAD,
  DOWN,
  type GunsState,
  inPlay,
  onMap,
  STANDS,
  screenOf,
  staffOf,
  standIds,
  standsOn,
  type Table,
  UNUSED,
} from './state.ts';

/** What is impossible about this state. */
export function audit(state: GunsState): readonly string[] {
  const found: string[] = [];
  auditStands(state.table, found);
  for (const side of BOTH) {
    auditLabels(state, side, found);
    auditTokens(state, side, found);
    auditTrack(state, side, found);
  }
  auditPiles(state, found);
  auditTurn(state, found);
  return found;
}

function auditStands(t: Table, found: string[]): void {
  for (let stand = 0; stand < STANDS; stand++) {
    const where = t.at[stand]!;
    const known =
      (where >= 0 && where < board.positions) ||
      where === UNUSED ||
      where === DEAD ||
      (where <= AT_POINT && where > AT_POINT - board.points.length) ||
      (where <= BEYOND && board.partial[BEYOND - where] === 1);
    if (!known) found.push(`${standIds[stand]} is nowhere (${where})`);
    if (t.front[stand] !== 0 && t.front[stand] !== 1) found.push(`${standIds[stand]} faces nothing`);
  }
  for (const side of BOTH)
    for (const stand of onMap(t, side)) {
      const position = t.at[stand]!;
      if (standsOn(t, side, position).length > 3) found.push(`too many on ${board.positionIds[position]}`);
      if (side === 0 && board.closed[position] === 1) found.push(`${standIds[stand]} is on a closed position`);
    }
}

/** Every stand in play has a label of its side, no label twice, none of the dead. */
function auditLabels({ table: t, hands }: GunsState, side: Side, found: string[]): void {
  const { label, arriving, gone } = hands[screenOf(side)]!;
  const live = inPlay(t, side);
  const labels = live.filter(stand => stand !== t.reduction?.stand).map(stand => label[stand]!);
  if (labels.some(block => !BLOCKS.includes(block) || sideOfBlock(block) !== side))
    found.push(`a ${SIDES[side]} stand without a label`);
  const all = [...labels, ...arriving, ...gone, ...t.dead.filter(block => sideOfBlock(block) === side)];
  if (new Set(all).size !== all.length) found.push(`a ${SIDES[side]} block is in two places`);
  if (label.some((block, stand) => block !== 0 && !live.includes(stand) && t.at[stand] !== UNUSED))
    found.push(`a label of the ${SIDES[side]} without a stand`);
  if ([...arriving, ...gone].some(block => !isFull(block))) found.push('a reduced block arrives');
  for (const clue of t.clues)
    if (clue.block > 0 && sideOfBlock(clue.block) === side && !clue.stands.some(stand => label[stand] === clue.block))
      found.push(`${blockId(clue.block)} is not where it was seen`);
}

function auditTokens({ table: t, hands, vault }: GunsState, side: Side, found: string[]): void {
  const { tray, returned, spent, fillers, extended, guns } = hands[staffOf(side)]!;
  const open = [
    ...t.shown,
    ...t.hit,
    ...t.unhit,
    ...t.fired,
    ...(t.attack?.answer ?? []).flatMap(each => each.tokens),
    ...(t.attack?.guns ?? []).flatMap(each => each.tokens),
  ];
  const own = tokensOf(side);
  const all = [
    ...vault.pool[side]!,
    ...tray,
    ...returned,
    ...spent,
    ...fillers,
    ...extended,
    ...vault.extended.filter(token => own.includes(token)),
    ...guns.map(each => each[0]!),
    ...new Set(open.filter(token => own.includes(token))),
  ];
  if (all.length !== own.length || new Set(all).size !== own.length)
    found.push(`the tokens of the ${SIDES[side]} are not each in one place`);
  const counts = [t.pool[side], t.tray[side], t.returned[side], t.spent[side]];
  const really = [vault.pool[side]!.length, tray.length, returned.length, spent.length];
  if (counts.join() !== really.join()) found.push(`the counts of ${SIDES[side]} tokens are wrong`);
}

function auditTrack({ table: t, vault }: GunsState, side: Side, found: string[]): void {
  t.track[side]!.forEach((face, box) => {
    if ((face === DOWN) !== vault.track[side]![box]! > 0) found.push(`box ${box} of the ${SIDES[side]} is wrong`);
  });
  if (t.rumors[side]! < 0) found.push(`the ${SIDES[side]} have too few rumors`);
}

function auditPiles({ table: t, hands, vault }: GunsState, found: string[]): void {
  piles.forEach(({ side }, i) => {
    const top = hands[staffOf(side)]!.tops[i]! > 0 ? 1 : 0;
    if (t.piles[i] !== vault.piles[i]!.length + top) found.push(`pile ${i} is miscounted`);
  });
}

function auditTurn({ table: t, stack }: GunsState, found: string[]): void {
  if (t.result === null && stack.length === 0) found.push('nobody is asked and the game is not over');
  const { objectives } = t;
  const close = objectives.some((a, i) => objectives.some((b, j) => i < j && board.distance[a * board.areas + b]! < 3));
  if (close) found.push('objectives lie too close together');
  if (objectives.some(area => board.partial[area] === 1)) found.push('an objective lies in a partial area');
}
