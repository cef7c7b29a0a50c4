import type { Arrivals } from '@bivouac/desk';
import { AllButton, ArrivingPiece, comingFor } from './Arrivals.tsx';
import { sideOf } from './bits.tsx';
import { placeNamed } from './labels.ts';
import { useStore } from './store.ts';

/** On a narrow screen: one row an entry, the next first. */
export function ArrivalsSheet() {
  const store = useStore();
  const w = store.words.value;
  const { shown, now, all } = comingFor(store);
  const strangers = shown[0] && shown[0].side !== sideOf(store, store.eyes.value);
  return (
    <>
      <h3>
        {w.arrivals} <small class="mute">{w.arrivalsSaid(now, all - now)}</small>
        {strangers && <small class="mute"> {store.speak.side(shown[0]!.side)}</small>}
      </h3>
      <ul class="arr">
        {shown.flatMap(group =>
          group.entries.map(entry => <Row key={`${group.id}${entry.at}`} group={group} entry={entry} />),
        )}
      </ul>
    </>
  );
}

function Row({ group, entry }: { group: Arrivals; entry: Arrivals['entries'][number] }) {
  const store = useStore();
  return (
    <li class={group.now ? 'now' : 'soon'}>
      <span class="via">
        {entry.at !== '' && <b>{placeNamed(store, entry.at)}</b>}
        {store.speak.text(group.when)}
      </span>
      <span class="ps">
        {entry.sprites.map(sprite => (
          <ArrivingPiece key={sprite.id} sprite={sprite} />
        ))}
      </span>
      <AllButton entry={entry} />
    </li>
  );
}
