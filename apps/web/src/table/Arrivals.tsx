import type { Arrivals as Group, Sprite } from '@bivouac/desk';
import { Dot, Piece, RuleChip, sideOf } from './bits.tsx';
import { dragOut } from './dragging.ts';
import { placeNamed } from './labels.ts';
import { type Store, useStore } from './store.ts';
import { spriteTarget } from './targets.ts';

type Entry = Group['entries'][number];
const NONE: readonly Group[] = [];
const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.reduce((all, { sprites }) => all + sprites.length, 0), 0);

/** Those of whoever looks, and those of the others. */
export function comingFor(store: Store) {
  const all = store.picture.value?.arrivals ?? NONE;
  const side = sideOf(store, store.eyes.value);
  const own = all.filter(group => group.side === side);
  const shown = own.length > 0 ? own : all;
  const ready = shown.filter(({ now }) => now);
  return { shown, others: all.filter(group => !shown.includes(group)), now: countOf(ready), all: countOf(shown) };
}

/** At the foot of the map: who comes in when and where; folded while nobody can. */
export function ArrivalsTray() {
  const store = useStore();
  const w = store.words.value;
  const { shown, others, now, all } = comingFor(store);
  if (shown.length === 0) return null;
  return (
    <section class={`arrivals ${now > 0 ? '' : 'folded'}`} aria-label={w.arrivals}>
      <p class="lead">
        <b>{w.arrivals}</b>
        <small>{w.arrivalsSaid(now, all - now)}</small>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than a narrow window, it scrolls */}
      <div class="groups" tabIndex={0}>
        {shown.map(group => (
          <Coming key={group.id} group={group} folded={now === 0} />
        ))}
        <Others groups={others} />
      </div>
    </section>
  );
}

function Coming({ group, folded }: { group: Group; folded: boolean }) {
  const { speak } = useStore();
  return (
    <section class={`grp ${group.now ? 'now' : 'soon'}`}>
      <h3>
        {speak.text(group.when)} {group.now && group.when.rule && <RuleChip rule={group.when.rule} />}
        {folded && <em>{countOf([group])}</em>}
      </h3>
      {!folded && (
        <div class="ents">
          {group.entries.map(entry => (
            <EntryBox key={entry.at} entry={entry} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Of the other side: how many, and when. */
function Others({ groups }: { groups: readonly Group[] }) {
  const { speak, web } = useStore();
  const [first] = groups;
  if (!first) return null;
  return (
    <p class="others">
      <Dot side={first.side} web={web} /> {speak.side(first.side)}
      {groups.slice(0, 3).map(group => (
        <small key={group.id}>
          {speak.text(group.when)} <b>{countOf([group])}</b>
        </small>
      ))}
    </p>
  );
}

function EntryBox({ entry }: { entry: Entry }) {
  const store = useStore();
  return (
    <div class="ent">
      {entry.at !== '' && <span class="via">{placeNamed(store, entry.at)}</span>}
      <AllButton entry={entry} />
      {entry.sprites.map(sprite => (
        <ArrivingPiece key={sprite.id} sprite={sprite} />
      ))}
    </div>
  );
}

/** Picks it up or puts it back, by click or by dragging it onto the map; or says why not. */
export function ArrivingPiece({ sprite }: { sprite: Sprite }) {
  const store = useStore();
  const { offer, speak, words } = store;
  const target = spriteTarget(offer.value, sprite.id);
  const said = [speak.text(sprite.label), target ? words.value.legalHere(speak.text(target.label)) : ''];
  const choose = (): void =>
    target ? store.follow(target.next) : store.askWhyNot({ place: String(sprite.at), sprite: sprite.id });
  return (
    <button
      type="button"
      class={`arriving ${target ? 'can' : ''} ${target?.picked ? 'picked' : ''}`}
      aria-label={said.filter(Boolean).join(' ')}
      title={speak.text(sprite.brief ?? sprite.label)}
      aria-pressed={target?.picked ?? false}
      onClick={choose}
      onPointerDown={event => dragOut(store, event, sprite.id)}
    >
      <Piece sprite={sprite} size={50} />
    </button>
  );
}

/** A whole stack with its general, in one click. */
export function AllButton({ entry: { sprites } }: { entry: Entry }) {
  const store = useStore();
  const { offer, words } = store;
  const able = sprites.filter(({ id }) => spriteTarget(offer.value, id));
  if (able.length < 2 || able.every(({ id }) => spriteTarget(offer.value, id)?.picked)) return null;
  return (
    <button type="button" class="btn sm" onClick={() => takeAll(store, able)}>
      {words.value.allOfThem}
    </button>
  );
}

/** The highest first: others go together for the sake of a general. One who would be taken instead is left. */
function takeAll(store: Store, sprites: readonly Sprite[]): void {
  const { offer, follow, putBack, draft } = store;
  putBack();
  const taken: string[] = [];
  for (const { id } of [...sprites].sort((a, b) => b.rank - a.rank)) {
    const before = draft.value;
    const next = spriteTarget(offer.value, id)?.next;
    if (!next || !('draft' in next)) continue;
    follow(next);
    if (taken.every(each => spriteTarget(offer.value, each)?.picked)) taken.push(id);
    else follow({ draft: before });
  }
}
