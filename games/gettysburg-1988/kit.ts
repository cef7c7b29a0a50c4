import { hexIds, unitIds } from './data/index.ts';
import { enumerate } from './fuzz/enumerate.ts';
import { probe } from './fuzz/probe.ts';
import { game } from './game.ts';
import { at, type GettysburgView, isOnMap } from './state.ts';
import { book, hexName, isLabel } from './text/index.ts';
import { odds } from './text/odds.ts';

/** What random play hardly ever meets, with the test that does. */
const rare = {
  'advance.done': 'said in saves of version 1 only; read from the archived ones',
  'retreat.stays': 'six enemy-held neighbours around a beaten stack; played in G88 4d5 and 4d6',
  'retreat.left': 'a beaten stack with its back to the map edge and no way on; played in G88 4d4-c and 4d6',
  'no.retreatBlocked': 'a retreat into friends who are walled in themselves; played in G88 4d4-a',
  'no.gunBombarded': 'support by a gun that was just bombarded; played in G88 10b3-b',
  'no.shutIn': 'a night move into the only way out of another unit; played in G88 2f-c',
  'no.nightFire': 'a two-hex shot in one of the few night battles; played in G88 2f-d',
};

/** Where each unit on the map lies. */
const lies = ({ table: t }: GettysburgView): Readonly<Record<string, string>> =>
  Object.fromEntries(unitIds.flatMap((id, unit) => (isOnMap(t, unit) ? [[id, hexIds[at(t, unit)]!]] : [])));

/** What the conformance suite, the fuzz, the counts and the command line need of this game. */
export const kit = { game, book, enumerate, probe, isLabel, lies, rare, placeName: hexName, odds };
