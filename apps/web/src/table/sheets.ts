import { effect, type Signal, signal } from '@preact/signals';
import type { Board } from '../games/web-game.ts';

export type SheetState = { readonly svg: string } | 'loading' | 'missing';

const known = new Map<string, Signal<SheetState>>();

/** The drawn map, put into the page so that light and dark apply to it. It is our own file, drawn at build time. */
export function sheetAt(address: string): Signal<SheetState> {
  const found = known.get(address);
  if (found && found.value !== 'missing') return found;
  const state = found ?? signal<SheetState>('loading');
  known.set(address, state);
  void load(address, state);
  return state;
}

async function load(address: string, state: Signal<SheetState>): Promise<void> {
  try {
    const answer = await fetch(address);
    const svg = await answer.text();
    state.value = answer.ok && svg.startsWith('<svg') ? { svg } : 'missing';
  } catch {
    state.value = 'missing';
  }
}

const parts = new WeakMap<Board, string>();
/** The part of a sheet that a board shows, with what is out of play under a veil. */
export function partOf(svg: string, board: Board): string {
  const { part, width, height } = board;
  if (!part) return svg;
  const known = parts.get(board);
  if (known) return known;
  const veil = `<path class="offmap" fill-rule="evenodd" transform="translate(${part.x} ${part.y})" d="M0 0h${width}v${height}h${-width}Z${part.played}"/>`;
  const shown = svg
    .replace(/viewBox="[^"]*"/, `viewBox="${part.x} ${part.y} ${width} ${height}"`)
    .replace(/<\/svg>\s*$/, `${veil}</svg>`);
  parts.set(board, shown);
  return shown;
}

/** Once the map is on the screen, or cannot be had. */
export async function sheetShown(address: string): Promise<void> {
  const state = sheetAt(address);
  await new Promise<void>(resolve => {
    const stop = effect(() => {
      if (state.value !== 'loading') queueMicrotask(() => resolve(stop()));
    });
  });
  await frame();
  await frame(); // the first is on the screen
  await task(); // after everything else that waited for that frame
}
/** A page in the background draws none. */
const frame = (): Promise<void> =>
  new Promise(resolve => (document.hidden ? resolve() : requestAnimationFrame(() => resolve())));
const task = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
