import type { Track, TrackBox } from '@bivouac/desk';
import { BOTH, enemyOf, SIDES } from '../data/index.ts';
import type { Table } from '../state.ts';
import { px } from '../text/picture/keys.ts';

export const tracksOf = (t: Table): readonly Track[] => [losses(t), ...(t.turn > 0 ? [phases(t)] : []), cards(t)];

/** The bases each side has taken from its enemy: with a die they reach the breakpoint. */
const losses = (t: Table): Track => ({
  id: 'losses',
  name: px('picture.breakpoint', { breakpoint: t.breakpoint }, '§3-break-b'),
  boxes: BOTH.map(number => {
    const args = { side: SIDES[number], taken: t.lost[enemyOf(number)]!, breakpoint: t.breakpoint };
    return { text: px('picture.taken', args, '§3-break-b'), kind: 'side', side: SIDES[number] };
  }),
});

/** Fire, then movement or combat: never both. */
function phases(t: Table): Track {
  const command = t.call && t.call.phase !== 'fire' ? t.call.phase : 'either';
  const fire: TrackBox['kind'] = t.call?.phase === 'fire' ? 'now' : t.fired === 1 || t.call ? 'past' : 'to-come';
  const boxes: readonly TrackBox[] = [
    { text: px('picture.phase', { phase: 'fire' }, '§4-turn-c'), kind: fire },
    { text: px('picture.phase', { phase: command }, '§4-turn-d'), kind: command === 'either' ? 'to-come' : 'now' },
  ];
  const name = px('picture.turn', { turn: t.turn, side: SIDES[t.active] }, '§4-turn-a');
  return { id: 'phases', chip: 'date', told: true, name, boxes };
}

const cards = (t: Table): Track => ({
  ...{ id: 'decks', chip: 'own', name: px('picture.decks', {}, '§4-deck-a'), brief: px('picture.decksShort', {}) },
  boxes: BOTH.map(number => {
    const [side, held, pile] = [SIDES[number], t.held[number]!, t.pile[number]!];
    const text = px('picture.deck', { side, held, pile, discarded: t.discarded[number]! }, '§4-deck-a');
    return { text, kind: 'side', side };
  }),
});
