/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import { planter } from '@bivouac/testing';
import cards from '../../data/cards.json' with { type: 'json' };
import type { Edition } from '../../data/edition.ts';
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import terrain from '../../data/terrain.json' with { type: 'json' };

export const builtIn = { cards, terrain, scenarios } as unknown as Edition;

/** A copy with one value replaced. */
export const planted = planter(builtIn);
