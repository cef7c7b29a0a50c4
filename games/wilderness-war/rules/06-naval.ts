import type { Setup, Text } from '@bivouac/kernel';
import { BRITISH, cardSlug, eventOf, FRENCH, landings, ports, SPACES, spaceIds, spaceNumber } from '../data/index.ts';
import { hasAmphib, type Move, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { controlsPort, HALIFAX, LOUISBOURG, QUEBEC } from './02-map.ts';
import { whyNotEnter } from './06-movement.ts';

// 6.4 NAVAL MOVEMENT.

/** §6.432a A British place to sail from or to: a controlled port or an Amphib space. */
const isHarbour = (t: Table, space: number): boolean => controlsPort(t, BRITISH, space) || hasAmphib(t, space);

function whyNoSea(t: Table, m: Move): Text | null {
  if (m.path.steps > 0) return tx('no.mixedSea', {}, '§6.1a');
  if (m.path.most === 2) return tx('no.foulSea', {}, '§card-14a');
  if (!m.path.sea) return tx('no.anchor', {}, '§6.41a');
  if (m.side === FRENCH && t.noFrenchSea) return tx('no.squadrons', {}, '§card-21b');
  return null;
}

export function whyNotSail(t: Table, m: Move, slug: string): Text | null {
  const to = spaceNumber(slug);
  if (to < 0) return tx('no.space', { space: slug }, '§6.4a');
  const sea = whyNoSea(t, m);
  if (sea) return sea;
  if (to === m.at) return tx('no.sameSpace', {}, '§6.4a');
  if (m.side === FRENCH) {
    for (const space of [m.at, to]) {
      if (space !== QUEBEC && space !== LOUISBOURG) return tx('no.frenchSea', {}, '§6.4b');
      if (!controlsPort(t, FRENCH, space)) return tx('no.port', { space: spaceIds[space]! }, '§6.4b');
    }
    return null;
  }
  for (const space of [m.at, to]) {
    if (!isHarbour(t, space)) return tx('no.port', { space: spaceIds[space]! }, '§6.4a');
  }
  if (!controlsPort(t, BRITISH, m.at) && !controlsPort(t, BRITISH, to)) return tx('no.amphibToAmphib', {}, '§6.432a');
  return null;
}

/** §6.431 An Amphibious Landing, with its card. */
export function whyNotLanding(t: Table, setup: Setup, m: Move, slug: string, card: number): Text | null {
  const to = spaceNumber(slug);
  if (to < 0) return tx('no.space', { space: slug }, '§6.431e');
  if (m.side === FRENCH) return tx('no.frenchLanding', {}, '§6.43a');
  if (card < 0 || eventOf(card) !== 'amphibious_landing') return tx('no.landingCard', {}, '§6.431a');
  if (t.noLandings) return tx('no.landingsBarred', {}, '§card-21a');
  const sea = whyNoSea(t, m);
  if (sea) return sea;
  if ((m.at !== HALIFAX && m.at !== LOUISBOURG) || !controlsPort(t, BRITISH, m.at))
    return tx('no.landingFrom', { space: spaceIds[m.at]! }, '§6.431b');
  if (!landings[m.at]!.includes(to)) return tx('no.arrow', { space: slug }, '§6.431e');
  return whyNotEnter(t, setup, m, m.pieces, to);
}

/** Where it may sail. */
export function voyages(t: Table, m: Move): string[] {
  if (m.path.steps > 0 || !m.path.sea) return [];
  const found: string[] = [];
  for (const to of ports) if (!whyNotSail(t, m, spaceIds[to]!)) found.push(spaceIds[to]!);
  if (m.side === BRITISH) {
    for (let to = 0; to < SPACES; to++) {
      if (hasAmphib(t, to) && !ports.includes(to) && !whyNotSail(t, m, spaceIds[to]!)) found.push(spaceIds[to]!);
    }
  }
  return found;
}

/** Where it may land, with the first landing card of a hand. */
export function landingsOpen(t: Table, setup: Setup, m: Move, hand: readonly number[]): { to: string; card: string }[] {
  const card = hand.find(each => eventOf(each) === 'amphibious_landing');
  if (card === undefined) return [];
  return landings[m.at]!.filter(to => !whyNotLanding(t, setup, m, spaceIds[to]!, card)).map(to => ({
    to: spaceIds[to]!,
    card: cardSlug(card),
  }));
}
