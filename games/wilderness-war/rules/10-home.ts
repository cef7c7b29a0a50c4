import { go, list, nobody, only, type Rule, rules } from '@bivouac/kernel';
import {
  enemyOf,
  isCoureurs,
  isIndian,
  isLeader,
  pieceIds,
  pieceNumber,
  SIDES,
  type Side,
  spaceIds,
  spaceNumber,
  villageOf,
} from '../data/index.ts';
import { type Action, hasUnit, type Table, type U, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification, nearestFortifications } from './02-map.ts';
import { eliminate, put, settle } from './07-pieces.ts';
import { went } from './told.ts';

// 10.4 GOING HOME. Indians choose first, then those who may go with them.

const { procedure } = rules<WW>();

export interface Homeward {
  side: Side;
  from: number;
  pieces: number[]; // those who have yet to go
  villages: number[]; // where Indians of the group have gone
  promised: number; // the fortification an Indian follows a leader to, or -1
  free: number[]; // of the pieces, those who need not go: at the end of the year
}

/** §10.411a */
const isLost = (t: Table, side: Side, village: number): boolean =>
  hasUnit(t, enemyOf(side), village) || hasFortification(t, enemyOf(side), village);

/** Where a piece may go. */
export function homesOf(t: Table, h: Homeward, piece: number): number[] {
  const forts = nearestFortifications(t, h.side, h.from); // §10.42a, §10.421a
  if (isIndian[piece]) {
    const village = villageOf[piece]!;
    const home = village >= 0 && !isLost(t, h.side, village) ? [village] : []; // §10.41a, §10.412a
    if (!h.pieces.some(each => isLeader(each) && !h.free.includes(each))) return home;
    return [...home, ...(h.promised >= 0 ? [h.promised] : forts)]; // §10.422a
  }
  if (h.free.includes(piece)) return [...new Set([h.from, ...h.villages])]; // §10.413a
  if (isLeader(piece) && h.promised >= 0) return [h.promised];
  const villages = isLeader(piece) || isCoureurs[piece] ? h.villages : []; // §10.413a
  return [...new Set([...forts, ...villages])];
}

const nextOf = (h: Homeward): number =>
  h.pieces.find(piece => isIndian[piece]) ?? h.pieces.find(isLeader) ?? h.pieces[0] ?? -1;

function send(u: U, h: Homeward, piece: number, to: number): void {
  h.pieces = h.pieces.filter(each => each !== piece);
  if (h.free.includes(piece) && to === h.from) return; // it stays
  const village = isIndian[piece]! && villageOf[piece] === to;
  if (village && !h.villages.includes(to)) h.villages.push(to);
  if (isIndian[piece] && !village) h.promised = to;
  if (isLeader(piece)) h.promised = -1;
  const from = u.table.at[piece]!;
  put(u.table, piece, to);
  const args = { piece: pieceIds[piece]!, space: spaceIds[to]! };
  u.say(tx('piece.home', args, ruleOf(h, piece, village)), went([piece], 'retreat', from, to));
  settle(u, to);
}

const ruleOf = (h: Homeward, piece: number, village: boolean): Rule =>
  h.free.includes(piece) ? '§10.413a' : village ? '§10.41a' : '§10.42a';

export const goHome = procedure<Homeward>('goHome')({
  alone(u, h) {
    const piece = nextOf(h);
    if (piece < 0) return;
    const homes = homesOf(u.table, h, piece);
    if (homes.length > 1) return;
    if (homes.length === 1) send(u, h, piece, homes[0]!);
    else {
      h.pieces = h.pieces.filter(each => each !== piece);
      eliminate(u, piece, isIndian[piece] ? '§10.411a' : '§10.421a'); // §10.412a
    }
    return go('alone');
  },
  choose: {
    plain: true,
    asks: (_pub, h) => (h.pieces.length > 0 ? only(SIDES[h.side]) : nobody),
    prompt: (_pub, h) => tx('prompt.home', { side: SIDES[h.side], piece: pieceIds[nextOf(h)]! }, '§10.42a'),
    choices: ({ table }, h) =>
      list<Action>(
        homesOf(table, h, nextOf(h)).map(to => ({
          type: 'goHome',
          piece: pieceIds[nextOf(h)]!,
          to: spaceIds[to]!,
        })),
        () => tx('no.home', {}, '§10.42a'),
      ),
    take(u, h, action) {
      if (action.type === 'goHome') send(u, h, pieceNumber(action.piece), spaceNumber(action.to));
      return go('alone');
    },
  },
  end: (u, h) => settle(u, h.from),
});
