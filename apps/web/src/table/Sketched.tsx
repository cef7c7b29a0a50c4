import { sheetAt } from './sheets.ts';
import { sketched } from './sketch.ts';
import { useStore } from './store.ts';

/** The sheet in large strokes; without the sheet, its places. */
export function Sketched() {
  const { web } = useStore();
  const state = sheetAt(web.board.sheet).value;
  if (typeof state === 'string') {
    return (
      <>
        <rect class="paper" width={web.board.width} height={web.board.height} />
        <path class="hexl" d={web.board.places.map(place => place.outline).join('')} />
      </>
    );
  }
  const { classes, drawn } = sketched(state.svg);
  const { x, y } = web.board.part ?? { x: 0, y: 0 };
  return (
    <g class={`${classes} links`} transform={`translate(${-x} ${-y})`} dangerouslySetInnerHTML={{ __html: drawn }} />
  );
}
