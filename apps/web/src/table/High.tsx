import { allCovered, type Covered, stacksOf } from './stacks.ts';
import { useStore } from './store.ts';

/** "+3": so many pieces lie wholly under others. A press on it spreads the stack. */
export function High() {
  const { picture, waiting, web, places } = useStore();
  const stacks = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value);
  return (
    <g class="high">
      {stacks.flatMap(stack => {
        const covered = allCovered(stack);
        return covered ? [<Pill key={stack.key} {...covered} place={stack.place.id} />] : [];
      })}
    </g>
  );
}

function Pill({ x, y, count, place }: Covered & { place: string }) {
  const half = count > 9 ? 14 : 11;
  return (
    <g class="more-pieces" data-place={place} data-fan transform={`translate(${x - 19} ${y + 19})`}>
      <rect x={-half} y="-8" width={2 * half} height="16" rx="8" />
      <text y="4.500" text-anchor="middle">
        +{count}
      </text>
    </g>
  );
}
