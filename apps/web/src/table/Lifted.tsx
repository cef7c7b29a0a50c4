import type { Sprite } from '@bivouac/desk';
import { inked } from './bits.tsx';
import { turnOf } from './stacks.ts';
import { useStore } from './store.ts';

const MOST = 4; // drawn one behind the other
const BEHIND = 6;

/** What is being dragged, over everything, with what the way there costs. */
export function Lifted() {
  const store = useStore();
  const { lifted, boardSprites, web, considered, offer, words } = store;
  const held = lifted.value;
  if (!held) return null;
  const sprites = boardSprites.value.filter(each => held.sprites.includes(each.id)).sort((a, b) => a.rank - b.rank);
  const [x, y] = held.at;
  if (web.board.plane) return <Raw sprites={sprites} />;
  const cost = considered.value?.cost;
  const { points } = offer.value;
  return (
    <g class="lifted" transform={`translate(${x} ${y})`}>
      {sprites.slice(-MOST).map((sprite, i, all) => (
        <g
          key={sprite.id}
          class="selp"
          transform={`translate(${(all.length - 1 - i) * -BEHIND} ${(all.length - 1 - i) * BEHIND}) scale(1.07)`}
          dangerouslySetInnerHTML={{ __html: inked(store, sprite) }}
        />
      ))}
      {cost && <Spent text={points ? words.value.costOf(cost, points) : cost} />}
    </g>
  );
}

/** On a plane what is in hand follows the hand as an outline; where it would stand its ghost shows. */
function Raw({ sprites }: { sprites: readonly Sprite[] }) {
  const store = useStore();
  const { lifted, ahead } = store;
  const turn = ahead.value?.poised?.at.turn;
  const [x, y] = lifted.value!.at;
  return (
    <g class="lifted raw" transform={`translate(${x} ${y})`}>
      {sprites.map(sprite => (
        <g
          key={sprite.id}
          transform={`rotate(${turn ?? turnOf(sprite)})`}
          dangerouslySetInnerHTML={{ __html: inked(store, sprite) }}
        />
      ))}
    </g>
  );
}

function Spent({ text }: { text: string }) {
  const half = 10 + text.length * 3.4;
  return (
    <g class="pill" transform="translate(0 46)">
      <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
      <text y="5" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}
