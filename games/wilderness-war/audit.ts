import {
  BOTH,
  cardSlug,
  FORT_CAPACITY,
  FRENCH,
  fortresses,
  isFortress,
  isLeader,
  isMilitia,
  PIECES,
  pieceIds,
  SIDES,
  type Side,
  SPACES,
  sideOf,
  spaceIds,
  UNITS,
} from './data/index.ts';
import { deckOf } from './rules/05-cards.ts';
import { mayLieInDeck, mayLieInHand } from './rules/05-knowledge.ts';
import {
  BOX,
  FORT,
  FORTRESS,
  GONE,
  hasUnit,
  hasUnitOutside,
  insideIn,
  OFF,
  POOL,
  type Table,
  type WildernessState,
} from './state.ts';

/** What is impossible about this state. */
export function audit(state: WildernessState): readonly string[] {
  const found: string[] = [];
  auditCards(state, found);
  auditPieces(state.table, found);
  auditSpaces(state, found);
  auditQuestion(state, found);
  return found;
}

/** Every card in exactly one place, and the public counts true. */
function auditCards({ table: t, hands, vault, setup }: WildernessState, found: string[]): void {
  const all = [...vault.deck, ...t.discard, ...t.removed, ...SIDES.flatMap(side => hands[side]!.cards)];
  const expected = deckOf(setup);
  if (all.length !== expected.length || new Set(all).size !== all.length || !expected.every(card => all.includes(card)))
    found.push('the cards are not each in one place');
  if (vault.deck.length !== t.deck) found.push('the count of the deck is wrong');
  for (const card of vault.deck) if (!mayLieInDeck(t, card)) found.push(`${cardSlug(card)} cannot be in the deck`);
  for (const side of BOTH) {
    const { cards } = hands[SIDES[side]]!;
    if (cards.length !== t.held[side]) found.push(`the count of the ${SIDES[side]} hand is wrong`);
    for (const card of cards) if (!mayLieInHand(t, card, side)) found.push(`${cardSlug(card)} cannot be in that hand`);
  }
}

function auditPieces(t: Table, found: string[]): void {
  for (let piece = 0; piece < PIECES; piece++) {
    const where = t.at[piece]!;
    const name = pieceIds[piece]!;
    const box = where <= BOX && where >= BOX - 2;
    if (!Number.isInteger(where) || where >= SPACES || (where < GONE && !box))
      found.push(`${name} is nowhere (${where})`);
    if (box && !isMilitia[piece]) found.push(`${name} is in a militia box`);
    if (where >= 0 && isMilitia[piece] && !t.battle?.militia.includes(piece))
      found.push(`militia ${name} is on the map`);
    if (where === POOL && (!isLeader(piece) || sideOf[piece] === FRENCH)) found.push(`${name} is in the leader pool`);
    if (where < 0 && t.inside[piece] === 1) found.push(`${name} is inside nothing`);
    if (piece < UNITS && (where === OFF || where === GONE) && t.reduced[piece] === 1)
      found.push(`${name} is out of play and reduced`);
  }
}

function auditSpaces({ table: t, stack }: WildernessState, found: string[]): void {
  const busy =
    t.move !== null || t.battle !== null || stack.some(frame => frame.proc === 'retreat' || frame.proc === 'goHome');
  for (let space = 0; space < SPACES; space++) {
    const name = spaceIds[space]!;
    if ((t.fort[space] === FORTRESS) !== isFortress[space]) found.push(`${name} is no fortress`);
    if (t.fort[space]! > 0 !== t.holder[space]! >= 0) found.push(`the fortification of ${name} is nobody's`);
    if (t.siege[space]! > 2) found.push(`siege level ${t.siege[space]} at ${name}`);
    if (t.siege[space]! >= 0 && t.fort[space]! < FORT) found.push(`a siege of nothing at ${name}`);
    if (busy) continue;
    auditQuiet(t, space, name, found);
  }
  if (t.keys.length !== 2 || fortresses.length !== 11) found.push('the map is not this map');
}

/** When nobody moves or fights. */
function auditQuiet(t: Table, space: number, name: string, found: string[]): void {
  const both = hasUnit(t, 0, space) && hasUnit(t, 1, space);
  if (both && t.siege[space]! < 0) found.push(`both sides are in ${name} without a siege`);
  if (t.siege[space]! >= 0) {
    const owner = t.holder[space] as Side;
    if (!hasUnit(t, (1 - owner) as Side, space)) found.push(`nobody besieges ${name}`);
    if (hasUnitOutside(t, owner, space)) found.push(`a defender of ${name} is outside during the siege`);
    const units = insideIn(t, owner, space).filter(piece => !isLeader(piece)).length;
    if (t.fort[space] === FORT && units > FORT_CAPACITY) found.push(`too many units inside ${name}`);
  } else if (BOTH.some(side => insideIn(t, side, space).length > 0))
    found.push(`pieces are inside ${name} without a siege`);
}

function auditQuestion({ table: t, stack }: WildernessState, found: string[]): void {
  if (t.result === null && stack.length === 0) found.push('nobody is asked and the game is not over');
  if (t.battle && !stack.some(frame => frame.proc === 'battle' || frame.proc === 'assault' || frame.proc === 'raid'))
    found.push('a battle is open outside a battle');
  if (t.assemblies < 0 || t.assemblies > 2) found.push('no such level of the assemblies');
}
