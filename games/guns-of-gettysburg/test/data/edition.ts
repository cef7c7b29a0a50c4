/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import { planter } from '@bivouac/testing';
import blocks from '../../data/blocks.json' with { type: 'json' };
import type { Edition } from '../../data/edition.ts';
import map from '../../data/map.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import time from '../../data/time.json' with { type: 'json' };
import tokens from '../../data/tokens.json' with { type: 'json' };

export const builtIn = { map, blocks, tokens, time, scenarios } as unknown as Edition;

/** A copy with one value replaced. */
export const planted = planter(builtIn);
