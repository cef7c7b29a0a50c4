import type { Tile } from '@bivouac/registry';
import { tiles as here } from '../games/index.ts';

/** A game on the lobby's shelf; without `quick` it is still to come. */
export interface LobbyTile extends Pick<Tile, 'id' | 'name' | 'words' | 'lesson'> {
  readonly picture: { readonly light: string; readonly dark: string };
  readonly quick?: Tile['quick'];
}

const thumb = (id: string) => ({ light: `/thumbs/${id}.light.svg`, dark: `/thumbs/${id}.dark.svg` });
export const lobbyTiles: readonly LobbyTile[] = here.map(tile => ({ ...tile, picture: thumb(tile.id) }));
