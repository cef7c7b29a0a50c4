import type { OddsPanel } from '@bivouac/desk';
import { MODES, type Mode } from '../rules/04-effect-record.ts';
import { fireEffect, interruptOn } from '../rules/04-effects.ts';
import { diceOf } from '../rules/05-fire.ts';
import { shotsOf } from '../rules/05-targets.ts';
import { type Pub, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { dieOf, meanTenths, type Odd, share, sum, TOTAL, tenths, thrown } from './chances.ts';

// What a unit's fire would come to: dice by target and manner, hits on average and their chances.

export interface Volley {
  readonly target: number;
  readonly mode: Mode;
  readonly need: number;
  readonly dice: readonly Odd[];
}

/** Dice alike in everything. */
export function volleysOf(pub: Pub, unit: number, aim = -1): readonly Volley[] {
  const { table: t } = pub;
  const again = fireEffect(t, unit)?.again;
  const spoilt = interruptOn(t, unit)?.spoils === 'hits';
  const groups = new Map<string, Volley>();
  for (const { target, mode, need } of diceOf(pub, unit, shotsOf(pub, unit, aim), aim)) {
    const word = MODES[mode]!;
    const key = `${target} ${mode} ${need}`;
    const die = dieOf(need, again?.(word) ?? false, spoilt);
    groups.set(key, { target, mode: word, need, dice: [...(groups.get(key)?.dice ?? []), die] });
  }
  return [...groups.values()];
}
export const hitsTenths = (volleys: readonly Volley[]): number => meanTenths(volleys.flatMap(({ dice }) => dice));

const FEW = 4; // bars: that many hits or more
function barsOf(volleys: readonly Volley[]): OddsPanel['bars'] {
  const { counts, of } = thrown(volleys.flatMap(({ dice }) => dice));
  const most = Math.min(FEW, counts.length - 1);
  return Array.from({ length: most + 1 }, (_, hits) => ({
    label: dx('desk.odds.hits', { hits, more: hits === most && counts.length - 1 > most ? 1 : 0 }),
    share: share(hits === most ? sum(counts.slice(hits)) : counts[hits]!, of),
    good: hits === 0 ? 'bad' : hits === 1 ? 'even' : 'good',
  }));
}
export function fireOdds(pub: Pub, unit: number, aim = -1): OddsPanel {
  const { table: t } = pub;
  const volleys = volleysOf(pub, unit, aim);
  const hits = hitsTenths(volleys);
  return {
    title: dx('desk.odds.fire', { unit: unitId(t, unit) }, '§5-seq-a'),
    lines: [
      ...volleys.map(({ target, mode, need, dice }) => ({
        text: dx('desk.odds.volley', { target: unitId(t, target), mode, need, dice: dice.length }, '§5-hit-b'),
        value: tenths(meanTenths(dice)),
      })),
      { text: dx('desk.odds.expected', {}, '§5-kill-a'), value: tenths(hits), total: true },
    ],
    bars: barsOf(volleys),
    of: TOTAL,
    summary: dx('desk.odds.fireSum', { hits: tenths(hits), bases: tenths(Math.round(hits / 2)) }, '§5-kill-a'),
  };
}
