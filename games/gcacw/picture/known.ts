import { BOTH } from '../data/index.ts';
import { unitOf, whole } from '../rules/li-forces.ts';
import { type CampaignView, screenOf, type Table } from '../state.ts';

/** The table as whoever looks knows it, and which marker hides each of his units: unit → marker. */
export interface Known {
  readonly t: Table;
  readonly hidden: ReadonlyMap<number, number>;
  readonly inside: readonly boolean[]; // by side: whether he sees into its markers
}
export function knownTo({ table, hands }: CampaignView): Known {
  const hidden = new Map<number, number>();
  let t = table;
  for (const side of BOTH) {
    const hand = hands[screenOf(side)];
    t = whole(t, hand, side);
    for (const each of hand?.kept ?? []) hidden.set(unitOf(each), each.force);
  }
  return { t, hidden, inside: BOTH.map(side => hands[screenOf(side)] !== undefined) };
}
