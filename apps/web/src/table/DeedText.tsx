import { pointIn, type Sprite } from '@bivouac/desk';
import type { Event } from '@bivouac/kernel';
import { Die } from './Die.tsx';
import { Icon, type IconName } from './icons.tsx';
import { placeNamed } from './labels.ts';
import { onSheet } from './stacks.ts';
import { type Store, useStore } from './store.ts';
import { type Deed, endOf, isFight, placesIn } from './story.ts';

// One deed in one line: who, from where to where; or the fight and how it went.

const ICONS: Readonly<Record<Deed['kind'], IconName>> = {
  march: 'march',
  retreat: 'retreat',
  arrive: 'arrive',
  leave: 'retreat',
  battle: 'swords',
  assault: 'swords',
  fire: 'swords',
  siege: 'sap',
  raid: 'flame',
  placed: 'cross',
  removed: 'close',
};

export const DeedIcon = ({ deed }: { deed: Deed }) => {
  const { words } = useStore();
  return (
    <span class="kind">
      <Icon name={ICONS[deed.kind]} />
      <span class="sr">{`${words.value[`told.${deed.kind}`]}${words.value.colon}`}</span>
    </span>
  );
};

/** The same number on the map, in the recap and in the log. */
export function OrderNumber({ no }: { no: number | null }) {
  const { words, numbered } = useStore();
  if (no === null) return null;
  const said = words.value.eventNumber(no, numbered.value.length);
  return (
    <span class="no" title={said}>
      <span aria-hidden="true">{no}</span>
      <span class="sr">{said}, </span>
    </span>
  );
}

/** A piece as it is called now, or as an event tells of it. */
export function pieceCalled({ web, language, faced, everySprite }: Store, piece: string, event?: Event | null): string {
  const { args } = faced({ key: '', args: { piece } }, event ?? undefined);
  return (
    web.pieceName?.(String(args?.piece), language.value) ??
    everySprite.value.find(({ id }) => id === piece)?.art.name ??
    piece
  );
}
export const pieceIn = (store: Store, { entries }: Deed, piece: string): string =>
  pieceCalled(store, piece, entries[0]?.event);
export const placeCalled = (store: Store, place: string): string =>
  pointIn(place) ? pointCalled(store, place) : (store.web.placeName?.(place, store.language.value) ?? place);

/** Where a march led or something was put: a place that has only a number by what is near. */
export const placeTold = (store: Store, place: string): string =>
  store.web.placeTold?.(place, store.language.value) ?? placeCalled(store, place);

/** A point of a plane by the piece that stands there. */
function pointCalled(store: Store, place: string): string {
  const { web, boardSprites } = store;
  const [x, y] = onSheet(web.board, pointIn(place)!);
  const far = ({ at }: Sprite): number => {
    if (typeof at === 'string') return Number.POSITIVE_INFINITY;
    const [left, top] = onSheet(web.board, at);
    return Math.hypot(left - x, top - y);
  };
  const [nearest] = boardSprites.value.toSorted((a, b) => far(a) - far(b));
  const stands = nearest && far(nearest) <= (web.board.plane?.around ?? 0);
  return stands ? pieceCalled(store, nearest.id) : placeNamed(store, place);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Montcalm + 7`; two are both named. */
function who(store: Store, deed: Deed): string {
  const { pieces } = deed;
  const first = capital(pieceIn(store, deed, pieces[0] ?? ''));
  if (pieces.length < 2) return first;
  return `${first} + ${pieces.length === 2 ? pieceIn(store, deed, pieces[1]!) : pieces.length - 1}`;
}

export function DeedText({ deed }: { deed: Deed }) {
  if (isFight(deed)) return <FightText deed={deed} />;
  const isOpen = useStore().web.board.plane !== undefined; // coordinates tell nobody anything
  if (deed.kind === 'removed' || isOpen) return <PlainText deed={deed} />;
  return deed.kind === 'placed' ? <PlacedText deed={deed} /> : <WayText deed={deed} />;
}

function WayText({ deed }: { deed: Deed }) {
  const store = useStore();
  const w = store.words.value;
  const places = placesIn(deed).map(place => placeCalled(store, place));
  const from = deed.kind === 'arrive' ? `${w.entry} ${places[0]}` : places[0];
  const to = deed.kind === 'leave' ? w.offTheMap : placeTold(store, endOf(deed));
  return (
    <>
      <b>{who(store, deed)}</b> {from}
      {(deed.kind !== 'arrive' || places.length > 1) && <Arrow />}
      {(deed.kind !== 'arrive' || places.length > 1) && to}
    </>
  );
}
const Arrow = () => {
  const { words } = useStore();
  return (
    <>
      <span aria-hidden="true"> → </span>
      <span class="sr"> {words.value.wayTo} </span>
    </>
  );
};

function PlacedText({ deed }: { deed: Deed }) {
  const store = useStore();
  const names = deed.pieces.length > 3 ? [who(store, deed)] : deed.pieces.map(piece => pieceIn(store, deed, piece));
  return (
    <>
      <b>{capital(names.join(', '))}</b>
      <Arrow />
      {placeTold(store, placesIn(deed)[0] ?? '')}
    </>
  );
}

function PlainText({ deed }: { deed: Deed }) {
  const { speak } = useStore();
  return <>{deed.entries.map(({ event }) => (event ? speak.text(event) : '')).join(' ')}</>;
}

/** The game says how it went; dice and losses stand beside it. */
function FightText({ deed }: { deed: Deed }) {
  const store = useStore();
  const { speak, words } = store;
  const clashes = deed.entries.filter(({ event }) => event?.clash);
  const sentence = speak.text((clashes.at(-1) ?? deed.entries[0]!).event!);
  const at = placesIn(deed)[0] ?? '';
  const place = placeCalled(store, at);
  const isNamed = sentence.includes(place) || pointIn(at) !== null; // coordinates tell nobody anything
  const losses = Object.entries(deed.lost).map(([side, steps]) => words.value.lossTold(speak.side(side), steps));
  return (
    <>
      {!isNamed && <b>{`${place}${words.value.colon}`}</b>}
      {sentence} <Dice events={deed.entries.flatMap(({ event }) => event ?? [])} />
      {losses.length > 0 && <small> {losses.join(', ')}</small>}
    </>
  );
}

export const Dice = ({ events }: { events: readonly Event[] }) => (
  <>
    {events.map(({ args, by }, i) =>
      typeof args?.die === 'number' ? (
        <Die key={i} face={args.die} sides={Number(args.sides ?? 6)} side={by ?? ''} />
      ) : null,
    )}
  </>
);
