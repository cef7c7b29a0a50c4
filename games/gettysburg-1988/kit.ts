import { enumerate } from './enumerate.ts';
import { game } from './game.ts';
import { probe } from './probe.ts';
import { book, isLabel } from './text/index.ts';

/** What the conformance suite, the fuzz and the counts need of this game. */
export const kit = { game, book, enumerate, probe, isLabel };
