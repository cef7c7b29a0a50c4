import type { Sprite } from '@bivouac/desk';
import type { Seat, Text } from '@bivouac/kernel';
import type { ComponentChildren } from 'preact';
import type { WebGame } from '../games/web-game.ts';
import { openRule } from './column.ts';
import type { Store } from './store.ts';
import { useStore } from './store.ts';

/** The side a seat plays. */
export function sideOf({ web, liveView }: Store, seat: Seat): string {
  const setup = liveView.value?.setup;
  return (setup && web.seats(setup)[seat]?.side) ?? seat;
}

export const Dot = ({ side, web }: { side: string; web: WebGame }) => (
  <i class={`dot ${side ? web.sideClass(side) : ''}`} aria-hidden="true" />
);

export function RuleChip({ rule }: { rule: string }) {
  const store = useStore();
  const section = store.speak.mark(rule);
  return (
    <button
      type="button"
      class="rule"
      aria-label={store.words.value.rule(section.replace('§ ', ''))}
      onClick={event => {
        event.stopPropagation();
        openRule(rule);
      }}
    >
      {section}
    </button>
  );
}

/** A sentence with its rule. */
export function Said({ text }: { text: Text }) {
  const { speak } = useStore();
  return (
    <>
      {speak.text(text)}
      {text.rule && (
        <>
          {' '}
          <RuleChip rule={text.rule} />
        </>
      )}
    </>
  );
}

/** How a piece is drawn: where names are written out, in the reader’s language. */
export function inked({ web, language }: Pick<Store, 'web' | 'language'>, sprite: Sprite): string {
  const name = web.board.inscribed ? web.pieceName?.(sprite.id, language.value) : undefined;
  return web.board.piece(name === undefined ? sprite : { ...sprite, art: { ...sprite.art, name } });
}

/** A piece by itself, in lists. */
export const Piece = ({ sprite, size = 40 }: { sprite: Sprite; size?: number }) => {
  const store = useStore();
  const { long, box } = store.web.board;
  const frame = long ?? frameOf(box?.(sprite));
  const [width, height] = long ? [2 * size, (2 * size * long[3]) / long[2]] : [size, size];
  return (
    <svg class="piece" viewBox={frame.join(' ')} width={width} height={height} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: inked(store, long ? { ...sprite, at: '' } : sprite) }} />
    </svg>
  );
};

const EDGE = 6;
/** A square around a counter, or around a piece with a form of its own. */
function frameOf(box: readonly [number, number, number, number] | undefined): readonly number[] {
  if (!box) return [-30, -30, 60, 60];
  const [left, top, width, height] = box;
  const side = Math.max(width, height) + 2 * EDGE;
  return [left + (width - side) / 2, top + (height - side) / 2, side, side];
}

export function IconButton(props: {
  label: string;
  onClick: () => void;
  children: ComponentChildren;
  pressed?: boolean;
  disabled?: boolean;
  class?: string;
}) {
  const { label, onClick, children, pressed, disabled } = props;
  return (
    <button
      type="button"
      class={props.class}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      disabled={disabled ?? false}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
