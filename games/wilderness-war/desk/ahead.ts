import { LAKESHORE, linkBetween, pieceNumber, spaceNumber } from '../data/index.ts';
import { openEntry } from '../rules/06-entry.ts';
import { raidersAt, raidSpaces } from '../rules/10-raids.ts';
import { type Action, type Move, moveOf, type Table } from '../state.ts';

// Tables as they would be: the move made, the siege or the raid begun. Nothing here is played.

export type Going = Extract<Action, { type: 'march' | 'sail' | 'land' }>;

const leftBy = (action: Going): readonly number[] =>
  (('leave' in action ? action.leave : undefined) ?? []).map(pieceNumber);

/** The force in the space it is about to enter, before the enemy answers. */
export function entered(t: Table, action: Going): Table {
  const m = moveOf(t);
  const to = spaceNumber(action.to);
  const left = leftBy(action);
  const pieces = m.pieces.filter(piece => !left.includes(piece));
  const move: Move = {
    ...m,
    pieces,
    at: to,
    path: { ...m.path, came: m.at, steps: m.path.steps + 1, landing: action.type === 'land' },
    entry: {
      ...openEntry(action.type === 'march' && linkBetween(m.at, to) === LAKESHORE),
      infiltrating: action.type === 'march' && action.infiltrate === true,
    },
  };
  const there: Table = { ...t, at: t.at.slice(), inside: t.inside.slice(), move };
  for (const piece of pieces) {
    there.at[piece] = to;
    there.inside[piece] = 0;
  }
  return there;
}

/** The siege roll about to be made. */
export function besieging(t: Table): Table {
  const { at: where, side, commander } = moveOf(t);
  return { ...t, siegework: { where, side, commander, over: false } };
}

/** The raid that stopping here leads to, if it does. */
export function raiding(t: Table): Table | null {
  const where = raidSpaces(t).find(space => space === moveOf(t).at) ?? raidSpaces(t)[0];
  if (where === undefined) return null;
  return { ...t, raid: { where, side: moveOf(t).side, raiders: raidersAt(t, where), owed: 0, marked: false } };
}
