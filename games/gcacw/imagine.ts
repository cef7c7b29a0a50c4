import type { Hidden, Pick } from '@bivouac/kernel';
import { INFANTRY, SIDES, type Side } from './data/index.ts';
import { isSenior, isUnder } from './rules/06-leaders.ts';
import { emptyHand, forcesOf, hiddenUnits, pieceOf, unitOf } from './rules/li-forces.ts';
import { type CampaignView, type GCACW, type Hand, HIDDEN, has, leaderRange, of, sideOf, type Table } from './state.ts';

export { emptyHand } from './rules/li-forces.ts';

/** A world this seat could be in: what is in markers it cannot look into is divided among them anew. */
export function imagine({ table: t, hands }: CampaignView, pick: Pick): Hidden<GCACW> {
  if (!has(t, 'limited-intelligence')) return { hands: {}, vault: {} };
  const hand = (side: Side): Hand => hands[SIDES[side]!] ?? imagined(t, side, pick);
  return { hands: { union: hand(0), confederate: hand(1) }, vault: {} };
}

function imagined(t: Table, side: Side, pick: Pick): Hand {
  const hand = emptyHand();
  const forces = forcesOf(t, side);
  for (const unit of hiddenUnits(t).filter(each => sideOf(t, each) === side))
    hand.kept.push({
      ...{ piece: pieceOf(unit), force: forces[pick(forces.length)]!.id, leaders: [] },
      ...{ manpower: of(t).units.data[unit]!.manpower, organized: 1, exhausted: 0, fatigue: 0 },
      ...{ demoralized: 0, works: 0, activated: 0 },
    });
  const [from, to] = leaderRange(t, side);
  for (let leader = from; leader < to; leader++) if (t.with[leader] === HIDDEN) join(t, hand, leader, pick);
  return hand;
}

/** A hidden leader is with one of the hidden units he may be with. */
function join(t: Table, hand: Hand, leader: number, pick: Pick): void {
  const able = hand.kept.filter(
    each => isUnder(t, leader, unitOf(each)) && (!isSenior(t, leader) || of(t).units.arm[unitOf(each)] === INFANTRY),
  );
  able[pick(able.length)]!.leaders.push(leader);
}
