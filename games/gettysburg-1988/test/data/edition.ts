/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import { planter } from '@bivouac/testing';
import type { Edition } from '../../data/edition.ts';
import map from '../../data/map.json' with { type: 'json' };
import entries from '../../data/order-of-appearance.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import units from '../../data/units.json' with { type: 'json' };

export const builtIn = { units, map, entries, scenarios } as unknown as Edition;

/** A copy with one value replaced. */
export const planted = planter(builtIn, ({ id, unit, a, b }) => [id, unit, `${a}-${b}`]);
