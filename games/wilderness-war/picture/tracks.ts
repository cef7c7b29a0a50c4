import type { Track, TrackBox } from '@bivouac/desk';
import {
  BOTH,
  BRITISH,
  type CardEvent,
  cardOf,
  cardSlug,
  FRENCH,
  provincialLimits,
  SIDES,
  type Side,
  scenarioOf,
} from '../data/index.ts';
import { handSize, raidsOf, type Table, type WildernessView } from '../state.ts';
import { dx } from '../text/desk/keys.ts';

const MOST_POINTS = 10; // the track ends there
const LEVELS = [0, 1, 2] as const;

/** The rows of boxes beside the map. */
export function tracksOf(view: WildernessView): Track[] {
  const { table: t } = view;
  return [seasons(view), victory(t), held(t), assemblies(t), phase(t), ...raids(t), ...lasting(t)];
}

function seasons({ table: t, setup }: WildernessView): Track {
  const { start, end } = scenarioOf(setup.scenario);
  const now = t.year * 2 + t.season;
  const boxes: TrackBox[] = [];
  for (let season = start * 2; season <= end * 2 + 1; season++) {
    const text = dx('desk.season', { year: season >> 1, late: season % 2 }, '§4.0a');
    boxes.push({ text, kind: season === now ? 'now' : season < now ? 'past' : 'to-come' });
  }
  return { id: 'seasons', told: true, chip: 'date', name: dx('desk.seasons', {}, '§4.0a'), boxes };
}

function phase(t: Table): Track {
  const side = SIDES[t.active];
  const played = (): TrackBox => ({
    text: dx('desk.played', { card: cardSlug(t.card), value: cardOf(t.card).activation }, '§5.26a'),
    kind: 'to-come',
  });
  const boxes: TrackBox[] = [{ text: dx('desk.side', { side }), kind: 'side', side }];
  return {
    id: 'phase',
    chip: 'date',
    name: dx('desk.phase', {}, '§4.A.2b'),
    boxes: t.card > 0 ? [...boxes, played()] : boxes,
  };
}

/** One marker between 10 for the British and 10 for the French. */
function victory(t: Table): Track {
  const shown = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, t.vp));
  const boxes = Array.from({ length: MOST_POINTS * 2 + 1 }, (_, i): TrackBox => {
    const vp = i - MOST_POINTS;
    const text = dx('desk.point', { vp: vp === shown ? t.vp : vp }, '§12.21a');
    if (vp !== shown) return { text, kind: 'to-come' };
    return vp === 0 ? { text, kind: 'now' } : { text, kind: 'side', side: SIDES[vp > 0 ? FRENCH : BRITISH] };
  });
  return { id: 'victory', told: true, name: dx('desk.victory', { vp: t.vp }, '§12.21a'), boxes };
}

function held(t: Table): Track {
  const boxes = BOTH.map((side): TrackBox => {
    const holds = t.resting[side] ? 1 : t.carried[side] ? 2 : 0;
    const text = dx('desk.heldBy', { side: SIDES[side], cards: handSize(t, side), holds }, '§4.A.2e');
    return { text, kind: 'side', side: SIDES[side] };
  });
  return { id: 'held', name: dx('desk.held', {}, '§4.A.1a'), boxes };
}

function assemblies(t: Table): Track {
  const [northern, southern] = provincialLimits.map(limits => limits[t.assemblies]!) as [number, number];
  const boxes = LEVELS.map(
    (level): TrackBox => ({
      text: dx('desk.assembly', { level }, '§5.54a'),
      kind: level === t.assemblies ? 'now' : 'to-come',
    }),
  );
  return {
    id: 'assemblies',
    scale: true,
    chip: 'own',
    brief: dx('desk.assembliesBrief', {}),
    name: dx('desk.assemblies', { northern, southern }, '§5.54a'),
    boxes,
  };
}

/** What the Raided markers will be worth at the end of the year. */
function raids(t: Table): Track[] {
  const boxes = BOTH.flatMap((side): TrackBox[] => {
    const markers = raidsOf(t, side).reduce((sum, count) => sum + count, 0);
    if (markers === 0) return [];
    const args = { side: SIDES[side], markers, points: Math.ceil(markers / 2) };
    return [{ text: dx('desk.raidsOf', args, '§12.22a'), kind: 'side', side: SIDES[side] }];
  });
  return boxes.length > 0 ? [{ id: 'raids', name: dx('desk.raids', {}, '§4.B.4a'), boxes }] : [];
}

function lasting(t: Table): Track[] {
  const event = (is: boolean, key: CardEvent, side: Side): TrackBox[] =>
    is ? [{ text: dx('desk.inForce', { event: key }), kind: 'side', side: SIDES[side] }] : [];
  const boxes: TrackBox[] = [
    ...event(t.pitt, 'william_pitt', BRITISH),
    ...event(t.diplomatic, 'diplomatic_revolution', FRENCH),
    ...event(t.quiberon, 'quiberon_bay', BRITISH),
    ...event(t.cherokees, 'cherokees', BRITISH), // §5.51b
    ...event(t.uprising, 'cherokee_uprising', FRENCH),
    ...(t.noLandings ? [{ text: dx('desk.noLandings', {}, '§card-21a'), kind: 'to-come' } as const] : []),
    ...(t.noFrenchSea ? [{ text: dx('desk.noFrenchSea', {}, '§card-21b'), kind: 'to-come' } as const] : []),
    ...BOTH.flatMap((side): TrackBox[] => {
      const text = dx('desk.blockhouses', { side: SIDES[side] }, '§card-13a');
      return t.blockhouses[side] ? [{ text, kind: 'side', side: SIDES[side] }] : [];
    }),
    ...(t.reshuffle ? [{ text: dx('desk.reshuffle', {}, '§5.25b'), kind: 'to-come' } as const] : []),
  ];
  return boxes.length > 0 ? [{ id: 'lasting', name: dx('desk.lasting', {}, '§5.51a'), boxes }] : [];
}
