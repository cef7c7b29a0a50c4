import { type Mark, pointedTo, wordOf } from '@bivouac/desk';
import type { Spot } from '@bivouac/kernel';
import type { Place } from '../games/web-game.ts';
import { Swords } from './ActingMarks.tsx';
import { figures } from './figures.ts';
import { part } from './parts.tsx';
import type { Places } from './stacks.ts';
import { useStore } from './store.ts';
import { type AnyTarget, isGround } from './targets.ts';

export const outlines = (places: Places, spots: readonly Spot[]): string =>
  spots.map(spot => places.get(wordOf(spot))?.outline ?? '').join('');

/** Under everything: enemy zones, and the place that was refused. */
export function Ground() {
  const { picture, places, settings, whyNot, isPast, seat } = useStore();
  const threats = picture.value?.marks.filter(mark => mark.kind === 'threat') ?? [];
  const shown = settings.threat.value && seat.value !== null && !isPast.value;
  const { value: no } = whyNot;
  return (
    <>
      <defs>
        <pattern id="threat" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch" d="M0 0V8" />
        </pattern>
      </defs>
      {shown && threats.map(mark => <path key={mark.label.key} class="threat" d={outlines(places, mark.spots)} />)}
      {no && <path class="illegal" d={outlines(places, [no.aimed.place])} />}
    </>
  );
}

/** Brass rings where one may go on. */
export function Rings() {
  const { offer, places } = useStore();
  const ringed = (isPicked: boolean): string => {
    const targets = offer.value.targets.filter(target => isGround(target) && (target.picked ?? false) === isPicked);
    return outlines(
      places,
      targets.map(({ at }) => pointedTo(at)),
    );
  };
  const goals = offer.value.targets.filter(target => isGround(target) && !target.picked);
  if (goals.length > MANY) return <Realm words={goals.map(({ at }) => pointedTo(at))} picked={ringed(true)} />;
  const d = ringed(false);
  const picked = ringed(true);
  return (
    <>
      {d && <path class="legalc" d={d} />}
      {d && <path class="legal" d={d} />}
      {picked && <path class="legalc" d={picked} />}
      {picked && <path class="legal picked" d={picked} />}
    </>
  );
}

const MANY = 12;
const Realm = part('Realm');

const FOOT = [0, 38] as const;
const FLANK = [41, -7] as const;

/** What each legal place costs, in a dark pill on its lower side; where pieces lie, `over` them, at their flank. */
export function Costs({ over = false }: { over?: boolean }) {
  const { offer, places, boardSprites, web, language } = useStore();
  const held = new Set(boardSprites.value.map(({ at }) => wordOf(at)));
  const { cost = FOOT } = web.board;
  const [dx, dy] = over && cost[0] === 0 ? FLANK : cost;
  return (
    <>
      {offer.value.targets.map(target => {
        const place = isGround(target) ? places.get(pointedTo(target.at)) : undefined;
        const text = target.picked ? '✓' : target.cost && figures(target.cost, language.value);
        return place && text && held.has(place.id) === over ? (
          <Pill key={place.id} x={place.x + dx} y={place.y + dy} text={text} />
        ) : null;
      })}
    </>
  );
}
function Pill({ x, y, text }: { x: number; y: number; text: string }) {
  const half = 9 + text.length * 3.2;
  return (
    <g class="pill" transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-9} width={2 * half} height={18} rx={9} />
      <text y={5} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A line through places, bent at each. */
function way(places: Places, spots: readonly Spot[]): string {
  const points = spots.flatMap(spot => {
    const place = places.get(wordOf(spot));
    return place ? [`${place.x} ${place.y}`] : [];
  });
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** The way to what is being considered. */
export function PlannedPath() {
  const { considered, places, offer, placeOf } = useStore();
  const target = considered.value;
  if (!target?.path?.length) return null;
  const d = way(
    places,
    [startOf(offer.value.targets, placeOf), ...target.path].filter(id => id !== ''),
  );
  const end = places.get(target.path.map(wordOf).findLast(word => places.has(word)) ?? '');
  if (!d || !end) return null;
  return (
    <g class="planned">
      <path class="pathc" d={d} />
      <path class="pathm" d={d} />
      <circle class="pathend" cx={end.x} cy={end.y} r="7" />
    </g>
  );
}
function startOf(targets: readonly AnyTarget[], placeOf: (sprite: string) => string): string {
  const picked = targets.find(target => target.picked && 'sprite' in target.at);
  return picked && 'sprite' in picked.at ? placeOf(picked.at.sprite) : '';
}

const STAR = 'M0-13l3.300 8.500 9.100.5-7.100 5.700 2.400 8.800L0 4.600l-7.700 4.900 2.400-8.800-7.100-5.700 9.100-.5z';

/** Over the pieces: objectives with their values, battles with their arrows. */
export function Signs() {
  const { picture, places, web } = useStore();
  const marks = picture.value?.marks ?? [];
  return (
    <>
      {marks
        .filter(mark => mark.kind === 'objective')
        .flatMap(mark => mark.spots.map(spot => ({ mark, place: places.get(wordOf(spot)) })))
        .map(({ mark, place }) =>
          place ? (
            <g
              key={place.id}
              class={`objective ${mark.side ? web.sideClass(mark.side) : ''}`}
              transform={`translate(${place.x + 37} ${place.y + 14})`}
            >
              <path d={STAR} />
              <text y="5.500" text-anchor="middle">
                {mark.value ?? ''}
              </text>
            </g>
          ) : null,
        )}
      {marks
        .filter(mark => mark.kind === 'battle')
        .map((mark, i) => (
          <Clash key={`${i}${mark.spots.map(wordOf).join()}`} mark={mark} />
        ))}
    </>
  );
}

/** An arrow from each attacker to each defender. */
function Clash({ mark }: { mark: Mark }) {
  const { places } = useStore();
  const [from, to] = [mark.arrows?.from ?? [], mark.arrows?.to ?? []].map(spots => spots.map(wordOf));
  const lines = from!.flatMap(a => to!.map(b => [places.get(a), places.get(b)] as const)).filter(([a, b]) => a && b);
  if (lines.length === 0) return <Swords mark={mark} />;
  return (
    <g class="clash">
      {lines.map(([a, b]) => (
        <path key={`${a!.id}${b!.id}`} d={arrow(a!, b!)} />
      ))}
    </g>
  );
}

/** A wedge across the side between two places. */
function arrow(a: Place, b: Place): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, across: number): string =>
    `${(a.x + ux * along - uy * across).toFixed(1)} ${(a.y + uy * along + ux * across).toFixed(1)}`;
  const half = length / 2;
  const points = [at(half - 24, -4), at(half + 4, -4), at(half + 4, -11), at(half + 24, 0)];
  const back = [at(half + 4, 11), at(half + 4, 4), at(half - 24, 4)];
  return `M${[...points, ...back].join('L')}Z`;
}
