import {
  besides,
  choices,
  type Game,
  type Pick,
  questionName,
  type Seat,
  type Types,
  type View,
} from '@bivouac/kernel';

const BESIDES_ONE_IN = 8;

/** Anything this seat may do. */
export function randomAction<X extends Types>(game: Game<X>, view: View<X>, seat: Seat, pick: Pick): X['action'] {
  const extra = game.anytime && pick(BESIDES_ONE_IN) === 0 ? besides(game, view, seat) : [];
  if (extra.length > 0) return extra[pick(extra.length)]!;
  const offered = choices(game, view, seat);
  if (offered.kind === 'space') return offered.sample(pick);
  if (offered.actions.length === 0) throw new Error(`${questionName(view)} offers ${seat} nothing`);
  return offered.actions[pick(offered.actions.length)]!;
}
