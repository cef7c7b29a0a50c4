import { RuleChip } from './bits.tsx';
import { seen } from './camera.ts';
import { targetsSeen } from './fanning.ts';
import { Icon } from './icons.tsx';
import { placeNamed } from './labels.ts';
import type { Looking } from './looking.ts';
import { placed } from './placing.ts';
import { pointOf } from './pointing.ts';
import { type Store, useStore } from './store.ts';
import { type Aimed, type AnyTarget, nearest } from './targets.ts';

const WIDE = 286;
const GAP = 46;

/** Never refuse in silence: the reason, its rule, and a legal way on. */
export function WhyNot({ look }: { look: Looking }) {
  const store = useStore();
  const { whyNot, words, speak, offer } = store;
  const { value: no } = whyNot;
  const point = no && pointOf(store, no.aimed);
  if (!no || !point) return null;
  const from = point;
  const spot = spotOn(store, look, from);
  const instead = nearest(offer.value, no.aimed, target => pointOf(store, store.aimedBy(target)), from);
  return (
    <div class={`pop ${spot.class}`} style={spot.style} role="alert">
      <h4>
        <Icon name="why" />
        {words.value.notHere(nameOf(store, no.aimed))}
      </h4>
      <p>
        {no.why ? speak.text(no.why) : words.value.noReason} {no.why?.rule && <RuleChip rule={no.why.rule} />}
      </p>
      {instead && <Instead target={instead} />}
    </div>
  );
}

const nameOf = (store: Store, { place, sprite }: Aimed): string => {
  const found = store.boardSprites.value.find(each => each.id === sprite);
  return found?.art.name ?? placeNamed(store, place);
};

function Instead({ target }: { target: AnyTarget }) {
  const store = useStore();
  const { words, speak } = store;
  return (
    <div class="alt">
      {words.value.instead}
      <button type="button" class="btn sm" onClick={() => store.follow(target.next)}>
        {speak.text(target.label)}
      </button>
    </div>
  );
}

const TALL = 168; // as a rule

/** Beside the place, where it hides nothing that could be clicked; always inside the window. */
function spotOn(store: Store, look: Looking, point: readonly [number, number]) {
  const [x, y] = seen(look.camera.value, point);
  const view = look.size.value;
  const gap = GAP * look.camera.value.zoom + 12;
  const free = targetsSeen(store, look);
  const box = { width: WIDE, height: TALL };
  const { left, top, side } = placed([x, y], box, view, free, ['above', 'below', 'right', 'left'], gap);
  const arrow = { '--ax': `${Math.max(14, Math.min(WIDE - 30, x - left - 7))}px` };
  const style =
    side === 'above'
      ? { left: `${left}px`, bottom: `${view.height - y + gap}px`, ...arrow }
      : { left: `${left}px`, top: `${top}px`, ...arrow };
  return { class: side === 'below' ? 'up' : side === 'above' ? '' : 'beside', style };
}
