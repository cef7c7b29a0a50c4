import { tables } from '../data/index.ts';
import { of, type Table, touch, type U } from '../state.ts';
import { tx } from '../text/keys.ts';

// 12 RAIN: how long it falls and how long rivers stay up.

/** §12.0-res-0, §12.0-res-1, §12.0-res-2, §12.0-res-3 Rain for this turn and `more` further ones; it only ever extends (§12.0-overlap). */
export function rainFalls(u: U, more: number): void {
  const { table: t } = u;
  t.rain = Math.max(t.rain, t.turn + more);
  const { minor, major } = tables.rain; // §APP-rain-tables
  const { rainColumn } = of(t).title; // §12.0-flood-minor-otr §12.0-flood-minor-siv §12.0-flood-minor-other
  rise(t, 0, minor[rainColumn][more] ?? 0);
  rise(t, 1, major[rainColumn][more] ?? 0); // §12.0-flood-major-otr §12.0-flood-major-siv §12.0-flood-major-other §12.0-flood-rtg
  touch(t);
  u.say(tx('rain.falls', { until: t.rain, minor: t.flood[0]!, major: t.flood[1]! }, '§12.0-flood-place'));
}

/** §12.0-flood-new, §12.0-flood-advance From this turn, or from where the marker lies; nothing for 0 (§12.0-flood-minor-zero). */
function rise(t: Table, river: 0 | 1, number: number): void {
  if (number > 0) t.flood[river] = Math.max(t.turn, t.flood[river]!) + number; // §12.0-flood-markers
}

/** §12.0-flood-remove At the end of the turn of its box. */
export function floodsFall(t: Table): void {
  t.flood = t.flood.map(until => (until <= t.turn ? 0 : until));
}
