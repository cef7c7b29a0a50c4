import type { Tile } from '@bivouac/registry';
import { tiles as here } from '../games/index.ts';

/** A game on the lobby's shelf; without `quick` it is still to come. */
export interface LobbyTile extends Pick<Tile, 'id' | 'name' | 'words' | 'lesson'> {
  readonly picture: { readonly light: string; readonly dark: string };
  readonly quick?: Tile['quick'];
}

const thumb = (id: string) => ({ light: `/thumbs/${id}.light.svg`, dark: `/thumbs/${id}.dark.svg` });
const coming = (id: string, name: string, file: string, words: LobbyTile['words']): LobbyTile => ({
  ...{ id, name, words, picture: { light: file, dark: file } },
});

export const lobbyTiles: readonly LobbyTile[] = [
  ...here.map(tile => ({ ...tile, picture: thumb(tile.id) })),
  coming('guns-of-gettysburg', 'The Guns of Gettysburg', '/thumbs/guns.webp', {
    en: { kind: 'Areas and hidden blocks', how: '2 players · 4–7 h' },
    fr: { kind: 'Zones et blocs cachés', how: '2 joueurs · 4 à 7 h' },
  }),
  coming('gcacw', 'Great Campaigns of the American Civil War', '/thumbs/gc.webp', {
    en: { kind: 'Big hex maps, marches', how: '2–4 players · 2–8 h' },
    fr: { kind: 'Grandes cartes, marches', how: '2 à 4 joueurs · 2 à 8 h' },
  }),
  coming('longstreet-lite', 'Longstreet Lite', '/thumbs/ls.webp', {
    en: { kind: 'Miniatures on a free table', how: '2 players · 1–2 h · cards' },
    fr: { kind: 'Figurines sur table libre', how: '2 joueurs · 1 à 2 h · cartes' },
  }),
];
