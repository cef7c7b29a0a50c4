import type { Option } from '@bivouac/kernel';
import { OPTIONS, type OptionId, scenarios } from './data/index.ts';

/** §1.0-options The rules marked optional; all others are variants of a scenario or of ours. */
const OPTIONAL: readonly OptionId[] = ['fatigue-4', 'entrench-1863', 'limited-intelligence'];
const EVERYWHERE: readonly OptionId[] = ['fatigue-4', 'limited-intelligence']; // §LI-option
const EXCLUDES: Partial<Record<OptionId, OptionId>> = { wet: 'dry' };

function optionOf(id: OptionId): Option {
  const excludes = EXCLUDES[id];
  const where = scenarios.filter(({ options }) => options.includes(id)).map(each => each.id);
  return {
    ...{ id, ...(OPTIONAL.includes(id) ? {} : { variant: true }), ...(excludes ? { excludes } : {}) },
    ...(EVERYWHERE.includes(id) ? {} : { scenarios: where }),
  };
}
/** What a set-up may choose: an option no scenario of ours knows is not shown (§BAL-union). */
export const choosable: readonly Option[] = OPTIONS.map(optionOf).filter(each => each.scenarios?.length !== 0);
