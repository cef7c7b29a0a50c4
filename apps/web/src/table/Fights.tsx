import { type Fight, pointedTo, type SideBar, wordOf } from '@bivouac/desk';
import type { Place } from '../games/web-game.ts';
import { useStore } from './store.ts';
import { isGround } from './targets.ts';

/** Possible fights: an arrow from who would attack, and how often it is won beside it. */
export function Fights() {
  const { offer, considered, places } = useStore();
  const target = considered.value;
  const ahead = target?.fight && isGround(target) ? [{ ...target.fight, from: [pointedTo(target.at)] }] : [];
  const all = (ahead.length > 0 ? ahead : (offer.value.fights ?? [])).flatMap(fight => {
    const to = places.get(wordOf(fight.to));
    return to ? [{ fight, to, from: fight.from.flatMap(spot => places.get(wordOf(spot)) ?? []) }] : [];
  });
  return (
    <g class="fights">
      <Sides />
      {all.flatMap(({ from, to }) =>
        from.map(each => each.id !== to.id && <path key={`${each.id} ${to.id}`} class="onto" d={ray(each, to)} />),
      )}
      {all.map(({ fight, to }) => (
        <Chance key={to.id} fight={fight} x={to.x + 44} y={to.y - 34} />
      ))}
    </g>
  );
}

/** Bars on the sides of a place: what covers the flanks of who is to be attacked. */
function Sides() {
  const { offer, considered, layerMarks, places } = useStore();
  const first = considered.value?.marks?.some(mark => mark.kind === 'sides')
    ? considered.value.marks
    : offer.value.marks;
  const mark = [...(first ?? []), ...layerMarks.value].find(each => each.kind === 'sides');
  const at = mark?.spots[0] && places.get(wordOf(mark.spots[0]));
  if (!at) return null;
  return (
    <g class="sidebars">
      {mark.bars?.map((bar, i) => {
        const to = bar.to && places.get(wordOf(bar.to));
        const back = bar.awayFrom && places.get(wordOf(bar.awayFrom));
        const beyond = to ?? (back && { x: 2 * at.x - back.x, y: 2 * at.y - back.y });
        return beyond ? <Bar key={i} at={at} beyond={beyond} bar={bar} /> : null;
      })}
    </g>
  );
}

const INSET = 0.9; // of the way to the side
const SHORT = 0.42; // half of a side, a little less
function Bar({ at, beyond, bar }: { at: Place; beyond: { x: number; y: number }; bar: SideBar }) {
  const [dx, dy] = [(beyond.x - at.x) / 2, (beyond.y - at.y) / 2];
  const [x, y] = [at.x + dx * INSET, at.y + dy * INSET];
  const [ax, ay] = [-dy * 1.155 * SHORT, dx * 1.155 * SHORT];
  const d = `M${(x - ax).toFixed(1)} ${(y - ay).toFixed(1)}L${(x + ax).toFixed(1)} ${(y + ay).toFixed(1)}`;
  return (
    <>
      <path class="o" d={d} />
      <path class={bar.look} d={d} />
      {bar.note && (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle class="o" r="11" />
          <text y="5" text-anchor="middle">
            {bar.note}
          </text>
        </g>
      )}
    </>
  );
}

/** From the edge of one place to the edge of the other. */
function ray(a: Place, b: Place): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, across: number): string =>
    `${(a.x + ux * along - uy * across).toFixed(1)} ${(a.y + uy * along + ux * across).toFixed(1)}`;
  const half = length / 2;
  return `M${at(half - 20, 0)}L${at(half + 8, 0)}M${at(half + 2, -8)}L${at(half + 16, 0)}L${at(half + 2, 8)}`;
}

const WIDE = 58;

function Chance({ fight: { wins, of }, x, y }: { fight: Fight; x: number; y: number }) {
  const share = wins / of;
  return (
    <g class="chance" transform={`translate(${x} ${y})`}>
      <rect class="o" x="-6" y="-14" width={WIDE + 12} height="26" rx="13" />
      <text x={WIDE / 2} y="3" text-anchor="middle">
        ⚔ {Math.round(share * 100)} %
      </text>
      <rect class="g" x="4" y="6" width={(WIDE - 8) * share} height="3" />
      <rect class="r" x={4 + (WIDE - 8) * share} y="6" width={(WIDE - 8) * (1 - share)} height="3" />
    </g>
  );
}
