import { type Sprite, wordOf } from '@bivouac/desk';
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inked } from './bits.tsx';
import type { Point } from './camera.ts';
import type { Looking } from './looking.ts';
import { rest } from './parts.tsx';
import { type Laid, posture, type Stack, stacksOf } from './stacks.ts';
import { useStore } from './store.ts';

const STEP = 180;
const LONGEST = 900;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** All pieces in their stacks; each keeps its element and walks when its spot changes. */
export function Pieces({ look }: { look: Looking }) {
  const store = useStore();
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => rest.now.peek()?.cull(element.current, look));
  useLayoutEffect(() => effect(() => rest.now.value?.cull(element.current, look)), [look]);
  const { picture, waiting, web, places, offer, trails, settings, lastAct } = store;
  const touched = new Set(trails.value.flatMap(trail => trail.spots.map(wordOf)));
  const stacks = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value, touched);
  const can = new Set<string>();
  const picked = new Set<string>();
  for (const target of offer.value.targets) {
    if ('sprite' in target.at) (target.picked ? picked : can).add(target.at.sprite);
  }
  const wayOf = (sprite: string): readonly string[] =>
    trails.value.find(each => each.pieces.includes(sprite))?.spots.map(wordOf) ?? [];
  return (
    <g class="pieces" ref={element}>
      {stacks.flatMap(stack =>
        stack.laid.map(laid => (
          <PieceOn
            key={laid.sprite.id}
            sprite={laid.sprite}
            x={laid.x}
            y={laid.y}
            turn={laid.turn}
            state={stateOf(laid, can, picked)}
            way={wayOf(laid.sprite.id).join(' ')}
            act={lastAct.value?.seq ?? 0}
            moves={settings.motion.value}
          />
        )),
      )}
    </g>
  );
}

const stateOf = ({ sprite, waiting }: Laid, can: ReadonlySet<string>, picked: ReadonlySet<string>): string =>
  [waiting && 'waiting', picked.has(sprite.id) ? 'selp' : can.has(sprite.id) && 'can'].filter(Boolean).join(' ');

interface PieceProps {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly state: string;
  readonly way: string;
  readonly act: number;
  readonly moves: boolean;
}

function PieceOn({ sprite, x, y, turn, state, way, act, moves }: PieceProps) {
  const store = useStore();
  const { places } = store;
  const element = useRef<SVGGElement>(null);
  const last = useRef({ x, y, turn });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { x, y, turn };
    const stays = from.x === x && from.y === y && from.turn === turn;
    if (stays || !moves || calm() || !element.current) return;
    const between = way.split(' ').slice(1, -1);
    const through = between.flatMap((id): Point[] => {
      const place = places.get(id);
      return place ? [[place.x, place.y]] : [];
    });
    walk(element.current, [[from.x, from.y], ...through, [x, y]], nearTurn(from.turn, turn), turn);
  }, [x, y, turn, act]);
  return (
    <g
      ref={element}
      class={`sprite ${state}`}
      data-sprite={sprite.id}
      data-place={wordOf(sprite.at)}
      data-x={x}
      data-y={y}
      style={{ transform: posture({ x, y, turn }) }}
      dangerouslySetInnerHTML={{ __html: inked(store, sprite) }}
    />
  );
}

/** The same heading, told so that the turn to the other is the shorter one. */
const nearTurn = (from: number, to: number): number => from + 360 * Math.round((to - from) / 360);

function walk(element: Element, points: readonly Point[], from: number, turn: number): void {
  const frames = points.map(([x, y], i) => ({ transform: posture({ x, y, turn: i === 0 ? from : turn }) }));
  const duration = Math.min(LONGEST, STEP * (points.length - 1));
  element.animate(frames, { duration, easing: 'cubic-bezier(.2,.7,.2,1)' });
}

/** The far form: one tile a stack. */
export function Piles() {
  const { picture, waiting, web, places } = useStore();
  const stacks = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value);
  if (web.board.box) return <Blocks stacks={stacks} />;
  return (
    <g class="piles">
      {stacks.map(stack => (
        <g
          key={stack.key}
          class={stack.waiting ? 'waiting' : ''}
          data-place={stack.place.id}
          style={{ transform: `translate(${stack.x}px, ${stack.y}px) scale(1.55)` }}
          dangerouslySetInnerHTML={{ __html: web.board.pile(stack.laid.map(each => each.sprite)) }}
        />
      ))}
    </g>
  );
}

/** Pieces with a form of their own keep it. */
function Blocks({ stacks }: { stacks: readonly Stack[] }) {
  const { web, offer } = useStore();
  const can = new Set(offer.value.targets.flatMap(({ at }) => ('sprite' in at ? [at.sprite] : [])));
  return (
    <g class="piles">
      {stacks.flatMap(stack =>
        stack.laid.map(laid => (
          <g
            key={laid.sprite.id}
            class={can.has(laid.sprite.id) ? 'can' : ''}
            data-sprite={laid.sprite.id}
            data-place={stack.place.id}
            style={{ transform: posture(laid) }}
            dangerouslySetInnerHTML={{ __html: web.board.pile([laid.sprite]) }}
          />
        )),
      )}
    </g>
  );
}
