import type { Sprite } from '@bivouac/desk';
import {
  blockId,
  blockOf,
  board,
  isCavalry,
  SIDES,
  type Side,
  type SideName,
  strengthOf,
  tokenId,
} from '../data/index.ts';
import { placeAt } from '../rules/told.ts';
import {
  type GunsView,
  isInPlay,
  labelsOf,
  STANDS,
  STOOD,
  staffOf,
  standIds,
  standSide,
  type Table,
} from '../state.ts';
import { dx } from '../text/desk/keys.ts';

/** What the pieces of the web draw. */
export type Art = Block | Works | Battery;
export interface Block {
  readonly kind: 'block';
  readonly side: SideName;
  readonly front: string; // the area it faces; '' beside the map
  readonly group: string; // battalion or brigade; '' while it is hidden from whoever looks
  readonly strength: number; // 0 while it is hidden
  readonly full: boolean;
  readonly cavalry: boolean;
  readonly acted: boolean; // it has moved or attacked in this phase
  readonly owes: boolean; // it must withdraw
}
export interface Works {
  readonly kind: 'works';
  readonly front: string;
}
/** Guns on a position, token by token; '' is one face down. */
export interface Battery {
  readonly kind: 'guns';
  readonly side: SideName;
  readonly tokens: readonly string[];
}

export const spritesOf = (view: GunsView): readonly Sprite<Art>[] => [
  ...view.table.works.map(worksOn),
  ...blocksOf(view),
  ...([0, 1] as const).flatMap(side => batteriesOf(view, side)),
];

const areaOf = (face: number): string => board.areaIds[board.areaOf[face]!]!;
/** The area a stand faces; '' beside the map. */
export const frontArea = (t: Table, stand: number): string =>
  t.at[stand]! < 0 ? '' : areaOf(2 * t.at[stand]! + t.front[stand]!);

function blocksOf(view: GunsView): readonly Sprite<Block>[] {
  const { table: t } = view;
  const stands = Array.from({ length: STANDS }, (_, stand) => stand);
  return stands.filter(stand => isInPlay(t, stand)).map(stand => blockSprite(view, stand));
}

export function blockSprite(view: GunsView, stand: number): Sprite<Block> {
  const { table: t } = view;
  const label = labelsOf(view, standSide(stand))[stand] ?? 0;
  const [id, block] = [standIds[stand]!, label === 0 ? '' : blockId(label)];
  const [at, front, did] = [placeAt(t.at[stand]!), frontArea(t, stand), t.did[stand]!];
  return {
    ...{ id, at, side: SIDES[standSide(stand)] },
    art: blockArt(t, stand, label),
    label: dx('desk.block', { stand: id, block, at, front, did }),
    brief: dx('desk.brief', { stand: id, block, did }),
    rank: stand,
  };
}

function blockArt(t: Table, stand: number, label: number): Block {
  const known = label !== 0;
  return {
    kind: 'block',
    side: SIDES[standSide(stand)],
    front: frontArea(t, stand),
    group: known ? blockOf(label).group : '',
    strength: known ? strengthOf(label) : 0,
    full: known && blockOf(label).kind === 'full',
    cavalry: known && isCavalry(label),
    acted: t.did[stand] !== STOOD,
    owes: t.owes[stand] === 1,
  };
}

function worksOn(face: number): Sprite<Works> {
  const [position, front] = [board.positionIds[face >> 1]!, areaOf(face)];
  return {
    ...{ id: `works-${position}-${front}`, at: position, side: '', rank: -1 },
    art: { kind: 'works', front },
    label: dx('desk.works', { position, front }, '§17.2a'),
  };
}

/** Tokens of a side on positions: those everyone sees, those its own staff knows, and how many lie face down. */
function batteriesOf(view: GunsView, side: Side): readonly Sprite<Battery>[] {
  const { attack } = view.table;
  if (!attack) return [];
  const [open, down] = side === attack.side ? [attack.guns, attack.support] : [attack.answer, attack.defence];
  if (attack.revealed) return open.map(({ at, tokens }) => batterySprite(side, at, tokens.map(tokenId)));
  const own = view.hands[staffOf(side)]?.guns ?? [];
  return down.map(([at, count]) => {
    const known = own.filter(([, where]) => where === at).map(([token]) => tokenId(token!));
    const hidden = Array.from({ length: count! - known.length }, () => '');
    return batterySprite(side, at!, [...known, ...hidden]);
  });
}

function batterySprite(side: Side, at: number, tokens: readonly string[]): Sprite<Battery> {
  const [position, name] = [board.positionIds[at]!, SIDES[side]];
  const known = tokens.filter(token => token !== '');
  const args = { side: name, position, tokens: known, hidden: tokens.length - known.length };
  return {
    ...{ id: `guns-${name}-${position}`, at: position, side: name, rank: 1000 },
    art: { kind: 'guns', side: name, tokens },
    label: dx('desk.guns', args, '§13.2a'),
  };
}
