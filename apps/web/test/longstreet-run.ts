/** Random battles of Longstreet Lite, told in one word: every machine must come to the same. */
import { choices, hash, look, namedDice, type Pick, pending, play, start } from '@bivouac/kernel';
import { game } from '@bivouac/longstreet-lite';

const MOST = 400; // actions

function numbers(seed: number): Pick {
  let last = seed;
  return n => {
    last = (last * 48_271 + 11) % 2_147_483_647;
    return Math.floor(last / 8) % n;
  };
}

/** A battle from its set-up to its end, or so many actions of it: all that was said and where everything stands. */
function battle(seed: number): string {
  const pick = numbers(seed);
  const scenario = game.scenarios[seed % game.scenarios.length]!;
  let { state, events } = start(game, { scenario, options: [] }, namedDice(seed));
  let told = hash(events);
  for (let actions = 0; actions < MOST; actions++) {
    const [seat] = pending(game, state);
    if (seat === undefined) break;
    const offered = choices(game, look(game, state, seat), seat);
    const action = offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)]!;
    ({ state, events } = play(game, state, seat, action));
    told = hash([told, action, events]);
  }
  return hash([told, state]);
}

export const battlesInOneWord = (count: number): string =>
  hash(Array.from({ length: count }, (_, i) => battle(1863 + i)));
