import { type Sprite, wordOf } from '@bivouac/desk';
import { type AnyRecord, begin, enter, type Seat, view } from '@bivouac/kernel';
import { entryOf } from '@bivouac/registry';
import { loadWhole, type WholeGame } from '../src/games/index.ts';
import { placeMap, turnOf } from '../src/table/stacks.ts';
import { reaches } from './cut.ts';
import type { Cut } from './index.ts';

// The pieces on a vignette.

/** The position that is shown, and to whom. */
async function position(id: string, { scenario, taught }: Cut): Promise<readonly [WholeGame, AnyRecord, Seat | null]> {
  const whole = await loadWhole(id, scenario);
  const lesson = taught === undefined ? undefined : await entryOf(id)!.lesson!();
  if (!lesson) return [whole, begin(whole.game, { scenario, options: [] }, '0'.repeat(64)), null];
  const first: AnyRecord = begin(whole.game, lesson.setup, lesson.secret);
  const play = (record: AnyRecord, { seat, action }: (typeof lesson.steps)[number]): AnyRecord =>
    enter(whole.game, record, seat, action);
  return [whole, lesson.steps.slice(0, taught).reduce(play, first), lesson.learner];
}

export async function pieces(id: string, cut: Cut): Promise<string> {
  const { box } = cut;
  const [{ game, desk, board }, { state }, seat] = await position(id, cut);
  const { sprites } = desk.picture(view(game, state, seat));
  const places = placeMap(board);
  const stacks = new Map<string, Sprite[]>();
  for (const sprite of sprites) {
    const at = wordOf(sprite.at);
    stacks.set(at, [...(stacks.get(at) ?? []), sprite]);
  }
  const drawn = [...stacks].map(([spot, stack]) => {
    const place = places.get(spot);
    if (!place || !reaches(`translate(${place.x} ${place.y})`, box)) return '';
    const sorted = [...stack].sort((a, b) => a.rank - b.rank);
    return sorted
      .map((sprite, i) => {
        const [dx, dy] = board.offset(i, sorted.length, sprite);
        return `<g transform="translate(${place.x + dx} ${place.y + dy}) rotate(${turnOf(sprite)})">${board.piece(sprite)}</g>`;
      })
      .join('');
  });
  return drawn.join('');
}
