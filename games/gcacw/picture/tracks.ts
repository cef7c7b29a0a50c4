import type { Track, TrackBox } from '@bivouac/desk';
import { BOTH, enemyOf, SIDES, type Side, type VictoryItem } from '../data/index.ts';
import { scoreOf, scores } from '../rules/20-victory.ts';
import { isRain, leaderId, of, type Table } from '../state.ts';
import { px } from '../text/picture/keys.ts';
import { countedIn } from './marks.ts';

export const tracksOf = (t: Table): readonly Track[] => [turns(t), cycle(t), weather(t), levels(t), items(t)];

const turns = (t: Table): Track => ({
  ...{ id: 'turns', name: px('picture.turns', {}, '§3.0-order'), chip: 'date', told: true },
  boxes: of(t).scenario.turns.map((date, i) => ({
    text: px('picture.day', { date }),
    kind: i + 1 === t.turn ? 'now' : i + 1 < t.turn ? 'past' : 'to-come',
  })),
});

/** Action phases of this turn: how many, who has the initiative, who has passed, what an event forbids. */
function cycle(t: Table): Track {
  const name = px('picture.cycle', {}, '§4.1-phase');
  const phase = px('picture.phase', { acts: t.acts }, '§4.1-next-phase');
  const boxes: TrackBox[] = [{ text: phase, kind: 'now' }, ...initiative(t), ...hindered(t)];
  return { id: 'cycle', name, chip: 'own', brief: name, boxes };
}
function initiative(t: Table): readonly TrackBox[] {
  if (t.winner < 0) return [];
  const winner = t.winner as Side;
  const [union, confederate] = t.dice as [number, number];
  const won = px('picture.initiative', { side: SIDES[winner]!, union, confederate }, '§4.2-roll');
  const passed = px('picture.passed', { side: SIDES[winner]! }, '§4.2-pass-gives');
  return [
    { text: won, kind: 'side', side: SIDES[winner]! },
    ...(t.passed === 1 ? [{ text: passed, kind: 'side', side: SIDES[enemyOf(winner)]! } as const] : []),
  ];
}
const hindered = (t: Table): readonly TrackBox[] => [
  ...(t.lull === 1 ? [{ text: px('picture.lull', {}, '§3.0-random-events'), kind: 'to-come' } as const] : []),
  ...BOTH.flatMap((side): TrackBox[] =>
    t.paralysed[side] === 1
      ? [{ text: px('picture.paralysed', { side: SIDES[side]! }, '§3.0-random-events'), kind: 'to-come' }]
      : [],
  ),
  ...t.silent.map(
    (leader): TrackBox => ({ text: px('picture.silent', { leader: leaderId(t, leader) }), kind: 'to-come' }),
  ),
];

const RIVERS = ['minor', 'major'];
function weather(t: Table): Track {
  const now = isRain(t) ? px('picture.rainNow', { until: t.rain }, '§12.0-overlap') : px('picture.dry', {});
  const boxes: TrackBox[] = [{ text: now, kind: isRain(t) ? 'now' : 'to-come' }];
  for (const [i, river] of RIVERS.entries())
    if (t.flood[i]! >= t.turn)
      boxes.push({ text: px('picture.flood', { river, until: t.flood[i]! }, '§12.0-flood-place'), kind: 'night' });
  const name = px('picture.weather', { rain: isRain(t) ? 1 : 0 }, '§12.0-rivers');
  return { id: 'weather', name, chip: 'own', brief: name, boxes };
}

/** The levels of victory from the top, the present one marked. */
function levels(t: Table): Track {
  const { victory } = of(t).scenario;
  const score = scoreOf(t);
  const now = victory.levels.findIndex(({ min }) => min === null || score >= min);
  return {
    id: 'victory',
    name: px('picture.victory', { side: victory.scoreFor }, '§3.0-turn-marker'),
    boxes: victory.levels.map(({ min, result }, i) => ({
      text: px('picture.level', { level: result, from: min ?? 0, last: min === null ? 1 : 0 }),
      kind: i === now ? 'now' : 'to-come',
    })),
  };
}

/** What the points are for, and how many there are now. */
function items(t: Table): Track {
  const points = scores(t);
  return {
    id: 'scoring',
    name: px('picture.scoring', {}, '§3.0-turn-marker'),
    boxes: of(t).scenario.victory.items.map((item, i) => ({
      text: px('picture.item', {
        ...{ item: item.type, side: sideIn(item), points: points[i]!, hexes: hexesIn(item) },
        ...countedIn(item),
      }),
      kind: 'to-come',
    })),
  };
}
const sideIn = (item: VictoryItem): string => item.side ?? '';
const hexesIn = (item: VictoryItem): readonly string[] => item.hexes ?? item.to ?? item.names ?? item.stations ?? [];
