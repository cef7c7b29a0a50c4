import type { Sprite } from '@bivouac/desk';
import { useMemo } from 'preact/hooks';
import { Piece } from './bits.tsx';
import { type Point, seen } from './camera.ts';
import { type Fanned, fannedOut, type Kind, targetsSeen } from './fanning.ts';
import { Icon } from './icons.tsx';
import { placeNamed } from './labels.ts';
import type { Looking } from './looking.ts';
import { placed } from './placing.ts';
import { wide } from './screen.ts';
import { type Store, useStore } from './store.ts';
import { spriteTarget } from './targets.ts';

const WIDE = 316;
const GAP = 44;
const HEAD = 60;
const ROW = 100;
const QUICK = 31; // a button, some of them side by side
const A_ROW = 4; // pieces side by side
const STACK = 99; // it counts more than any place

/** The pieces of one stack beside it: every one named, those that may be chosen to be ticked. */
export function Fan({ look }: { look: Looking }) {
  const store = useStore();
  const open = store.fanOpen.value;
  const fanned = open && fannedOut(store, open.key);
  const [camera, size] = [look.camera.value, look.size.value];
  // Where it is first seen it stays: what is ticked changes where one may go.
  const spot = useMemo(() => fanned && spotOf(store, look, fanned), [open?.key, open?.pinned, camera, size]);
  if (!fanned || !spot || fanned.all < 2) return null;
  const { place } = fanned.stack;
  return (
    <section
      class={`fan ${open.pinned ? '' : 'glance'} ${wide.value ? '' : 'low'}`}
      style={wide.value ? spot : undefined}
      aria-label={placeNamed(store, place.id)}
    >
      <header>
        <b>{placeNamed(store, place.id)}</b>
        <span>{store.words.value.pickedOf(fanned.picked, fanned.all)}</span>
        <button type="button" aria-label={store.words.value.close} onClick={() => store.shutFan()}>
          <Icon name="close" />
        </button>
      </header>
      {open.pinned && <Quick />}
      {fanned.kinds.map(kind => (
        <KindRow key={kind.name} kind={kind} place={place.id} />
      ))}
    </section>
  );
}

const heightOf = ({ kinds }: Fanned, quick: number): number =>
  kinds.reduce((sum, { sprites }) => sum + ROW * Math.ceil(sprites.length / A_ROW), HEAD + QUICK * quick);

/** Beside the stack or in a corner, where fewest legal places are; never over the stack itself. */
function spotOf(store: Store, look: Looking, fanned: Fanned) {
  const { camera, size } = look;
  const view = size.value;
  const quick = store.buttons.value.filter(button => button.quick).length;
  const box = { width: WIDE, height: Math.min(heightOf(fanned, quick), view.height - 16) };
  const at = seen(camera.value, [fanned.stack.x, fanned.stack.y]);
  const gap = GAP * camera.value.zoom + 14;
  const free = [...targetsSeen(store, look), ...Array<Point>(STACK).fill(at)];
  const { left, top } = placed(at, box, view, free, ['left', 'right', 'corner'], gap);
  return { left: `${left}px`, top: `${top}px`, maxHeight: `${view.height - top - 8}px` };
}

function Quick() {
  const { buttons, press, speak } = useStore();
  const quick = buttons.value.flatMap((button, index) => (button.quick ? [{ button, index }] : []));
  if (quick.length === 0) return null;
  return (
    <div class="quick">
      {quick.map(({ button, index }) => (
        <button key={index} type="button" onClick={() => press(index)}>
          {speak.text(button.label)}
        </button>
      ))}
    </div>
  );
}

const KindRow = ({ kind, place }: { kind: Kind; place: string }) => (
  <div class="kind">
    {kind.name && <small>{kind.name}</small>}
    <div class="of">
      {kind.sprites.map(sprite => (
        <Unit key={sprite.id} sprite={sprite} place={place} />
      ))}
    </div>
  </div>
);

function Unit({ sprite, place }: { sprite: Sprite; place: string }) {
  const store = useStore();
  const { offer, speak, follow } = store;
  const target = spriteTarget(offer.value, sprite.id);
  const ticks = target !== undefined && 'draft' in target.next;
  const name = sprite.called
    ? speak.text(sprite.called)
    : (sprite.art.name ?? speak.text(sprite.brief ?? sprite.label));
  return (
    <button
      type="button"
      class={`un ${target ? '' : 'off'}`}
      data-fan-sprite={sprite.id}
      {...(ticks ? { role: 'checkbox', 'aria-checked': target.picked ?? false } : {})}
      aria-disabled={!target}
      aria-label={`${speak.text(sprite.label)} ${target ? speak.text(target.label) : ''}`}
      title={speak.text(sprite.brief ?? sprite.label)}
      onClick={() => (target ? follow(target.next) : store.askWhyNot({ place, sprite: sprite.id }))}
    >
      <Piece sprite={sprite} size={46} />
      {target?.picked && (
        <span class="ck" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      <em>{name}</em>
    </button>
  );
}
