import type { ChildData } from './arena-children.ts';
import { type Match, playMatch } from './arena-match.ts';
import { openWas } from './arena-was.ts';
import { cpuNow } from './cpu.ts';
import { type AnyShelf, shelfOf } from './shelf.ts';

const { shelvesFrom, id, was } = JSON.parse(process.argv[2]!) as ChildData;
const { shelves } = (await import(shelvesFrom)) as { shelves: readonly AnyShelf[] };
const shelf = shelfOf(shelves, id);
await openWas(was);

process.on('SIGINT', () => {}); // the parent says when to stop
process.on('disconnect', () => process.exit());
process.on('message', (match: Match) => process.send!(playMatch(shelf, match, cpuNow)));
