import { wordOf } from '@bivouac/desk';
import { Piece, RuleChip, Said } from './bits.tsx';
import { Dialog } from './Dialog.tsx';
import { figures } from './figures.ts';
import { Icon } from './icons.tsx';
import { placeLabel, placeNamed } from './labels.ts';
import { type Store, useStore } from './store.ts';
import { type AnyTarget, placeTarget, spriteTarget } from './targets.ts';

/** One place taken apart: its ground, its stack, its rules, and what may be done. */
export function PlaceSheet() {
  const store = useStore();
  const { inspected, words } = store;
  const aimed = inspected.value;
  if (!aimed) return null;
  const close = (): void => {
    inspected.value = null;
  };
  const name = placeNamed(store, aimed.place);
  const pieces = store.boardSprites.value.filter(each => wordOf(each.at) === aimed.place);
  const target = placeTarget(store.offer.value, aimed.place);
  const rule = store.picture.value?.places[aimed.place]?.rule;
  return (
    <Dialog label={name} class="placesheet" onClose={close}>
      <header>
        <h2>{name}</h2>
        <button type="button" class="x" aria-label={words.value.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <p>
        {placeLabel(store, aimed.place)} {rule && <RuleChip rule={rule} />}
      </p>
      <Marks place={aimed.place} />
      {target && <Choice target={target} onDone={close} />}
      {pieces.length === 0 && <p class="mute">{words.value.empty}</p>}
      <ul class="stack">
        {pieces.map(sprite => {
          const own = spriteTarget(store.offer.value, sprite.id);
          return (
            <li key={sprite.id}>
              <Piece sprite={sprite} size={54} />
              <span>{store.speak.text(sprite.label)}</span>
              {own ? (
                <Choice target={own} onDone={close} />
              ) : (
                <Why store={store} sprite={sprite.id} place={aimed.place} />
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function Marks({ place }: { place: string }) {
  const { picture } = useStore();
  const here = picture.value?.marks.filter(mark => mark.spots.some(spot => wordOf(spot) === place)) ?? [];
  return (
    <>
      {here.map(mark => (
        <p key={mark.label.key + JSON.stringify(mark.label.args)} class="mute">
          <Said text={mark.label} />
        </p>
      ))}
    </>
  );
}

function Choice({ target, onDone }: { target: AnyTarget; onDone: () => void }) {
  const store = useStore();
  return (
    <button
      type="button"
      class={`btn ${target.picked ? '' : 'pri'}`}
      data-first
      onClick={() => {
        onDone();
        store.follow(target.next);
      }}
    >
      {store.speak.text(target.label)}
      {target.cost && <b class="cost">{figures(target.cost, store.language.value)}</b>}
    </button>
  );
}

function Why({ store, sprite, place }: { store: Store; sprite: string; place: string }) {
  if (!store.seat.value || store.isPast.value) return null;
  const onClick = (): void => {
    store.inspected.value = null;
    store.askWhyNot({ place, sprite });
  };
  return (
    <button type="button" class="btn sm ghost" onClick={onClick}>
      {store.words.value.whyNot}
    </button>
  );
}
