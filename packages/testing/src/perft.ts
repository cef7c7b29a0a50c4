import {
  besides,
  choices,
  type Game,
  hash,
  look,
  pending,
  picker,
  play,
  refusal,
  type Seat,
  type State,
  type Types,
  type View,
} from '@bivouac/kernel';

export interface PerftOptions<X extends Types> {
  enumerate?(view: View<X>, seat: Seat): readonly X['action'][]; // the lattice of a space; what is refused is left out
  readonly samples?: number; // of a space that is not enumerated; 8
}

const SAMPLES = 8;
const SEED = 1988;

/**
 * The number of distinct positions after `depth` actions, whoever acts. Dice are not branched on: a state holds its key,
 * so every roll has one face and the number is exact. A space without `enumerate` is counted over a fixed number of
 * samples from a fixed picker: a sampled perft, as reproducible but not exact.
 */
export function perft<X extends Types>(
  game: Game<X>,
  state: State<X>,
  depth: number,
  options: PerftOptions<X> = {},
): number {
  let level = new Map([[hash(state), state]]);
  for (let n = 0; n < depth; n++) {
    const next = new Map<string, State<X>>();
    for (const position of level.values()) {
      for (const after of successors(game, position, options)) next.set(hash(after), after);
    }
    level = next;
  }
  return level.size;
}

function* successors<X extends Types>(game: Game<X>, state: State<X>, options: PerftOptions<X>): Iterable<State<X>> {
  for (const seat of pending(game, state)) {
    const seen = look(game, state, seat);
    for (const action of [...answers(game, seen, seat, options), ...besides(game, seen, seat)]) {
      yield play(game, state, seat, action).state;
    }
  }
}

function answers<X extends Types>(
  game: Game<X>,
  seen: View<X>,
  seat: Seat,
  { enumerate, samples = SAMPLES }: PerftOptions<X>,
): readonly X['action'][] {
  const offered = choices(game, seen, seat);
  if (offered.kind === 'list') return offered.actions;
  if (enumerate) return enumerate(seen, seat).filter(action => refusal(game, seen, seat, action) === null);
  const pick = picker(SEED);
  return Array.from({ length: samples }, () => offered.sample(pick));
}
