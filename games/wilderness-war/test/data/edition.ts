/** The built-in edition as parsed JSON, and a way to plant a fault in a copy of it. */
import { planter } from '@bivouac/testing';
import cards from '../../data/cards.json' with { type: 'json' };
import type { Edition } from '../../data/edition.ts';
import links from '../../data/links.json' with { type: 'json' };
import pieces from '../../data/pieces.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import spaces from '../../data/spaces.json' with { type: 'json' };
import tables from '../../data/tables.json' with { type: 'json' };

export const builtIn = { spaces, links, pieces, cards, scenarios, tables } as unknown as Edition;

/** A copy with one value replaced. */
export const planted = planter(builtIn, ({ id, n, a, b, from, to }) => [
  id,
  `card-${n}`,
  `${a}--${b}`,
  `${from}--${to}`,
]);
