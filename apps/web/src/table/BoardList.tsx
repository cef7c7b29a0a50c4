import { pointIn, wordOf } from '@bivouac/desk';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';
import { ended, labelOf, pieceLabels, placeLabel } from './labels.ts';
import { listOpen } from './screen.ts';
import { type Store, useStore } from './store.ts';
import { type Aimed, isGround } from './targets.ts';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly right: string;
  readonly level: 1 | 2;
  readonly run: () => void;
  readonly open?: boolean; // of a group
}

/** The board as a tree: what is legal first, then places with pieces, then the others. */
export function BoardList() {
  const store = useStore();
  const { words } = store;
  const opened = useSignal<Readonly<Record<string, boolean>>>({ legal: true, cards: true, orders: true, pieces: true });
  const at = useSignal('legal');
  const tree = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusRow(tree.current, at.value), [at.value]); // once its row is drawn
  const rows = rowsOf(store, opened.value, key => (opened.value = { ...opened.value, [key]: !opened.value[key] }));
  const current = rows.some(row => row.key === at.value) ? at.value : (rows[0]?.key ?? '');
  const onKeyDown = (event: KeyboardEvent): void => {
    const here = rows.some(row => row.key === at.value) ? at.value : current; // keys may come faster than rows are drawn
    const next = stepIn(rows, here, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === 'run') rows.find(row => row.key === here)?.run();
    else if (next === 'toggle') opened.value = { ...opened.value, [here]: !opened.value[here] };
    else {
      at.value = next;
      focusRow(tree.current, next);
    }
  };
  return (
    <section class="boardlist" aria-label={words.value.boardList}>
      <header>
        <h2>{words.value.boardList}</h2>
        <button type="button" class="btn sm" onClick={() => (listOpen.value = false)}>
          <Icon name="fit" /> {words.value.showMap}
          <span class="key" aria-hidden="true">
            B
          </span>
        </button>
      </header>
      <div ref={tree} class="tree" role="tree" aria-label={words.value.boardList} onKeyDown={onKeyDown}>
        {rows.map(row => (
          <TreeRow key={row.key} row={row} current={row.key === current} onFocus={() => (at.value = row.key)} />
        ))}
      </div>
    </section>
  );
}

function TreeRow({ row, current, onFocus }: { row: Row; current: boolean; onFocus: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its items
    <div
      role="treeitem"
      aria-level={row.level}
      {...(row.open === undefined ? {} : { 'aria-expanded': row.open })}
      aria-selected={current}
      tabIndex={current ? 0 : -1}
      data-row={row.key}
      class={`l${row.level}`}
      onClick={row.run}
      onFocus={onFocus}
    >
      <span>{row.label}</span>
      <em>{row.right}</em>
    </div>
  );
}

const focusRow = (tree: HTMLElement | null, key: string): void =>
  tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();

export function stepIn(rows: readonly Row[], current: string, key: string): string | 'run' | 'toggle' | null {
  const i = rows.findIndex(row => row.key === current);
  const row = rows[i];
  if (!row) return null;
  const at = (index: number): string => rows[Math.max(0, Math.min(rows.length - 1, index))]!.key;
  switch (key) {
    case 'ArrowDown':
      return at(i + 1);
    case 'ArrowUp':
      return at(i - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(rows.length - 1);
    case 'ArrowRight':
      return row.open === false ? 'toggle' : row.open ? at(i + 1) : null;
    case 'ArrowLeft':
      return row.open ? 'toggle' : (rows.findLast((each, j) => j < i && each.level === 1)?.key ?? null);
    case 'Enter':
    case ' ':
      return row.open === undefined ? 'run' : 'toggle';
    default:
      return null;
  }
}

function rowsOf(
  store: Store,
  opened: Readonly<Record<string, boolean>>,
  toggle: (key: string) => void,
): readonly Row[] {
  const w = store.words.value;
  const group = (key: string, label: string, count: string, rows: () => readonly Row[]): readonly Row[] => [
    { key, label, right: count, level: 1, open: opened[key] ?? false, run: () => toggle(key) },
    ...(opened[key] ? rows() : []),
  ];
  const { targets, cards = [] } = store.offer.value;
  const buttons = store.buttons.value;
  const full = new Set(store.boardSprites.value.map(sprite => wordOf(sprite.at)));
  const all = [...store.web.board.places, ...store.grounds.value].map(place => place.id);
  const points = [...full].filter(word => pointIn(word) !== null).sort();
  const occupied = [...all.filter(id => full.has(id)), ...points];
  const empty = all.filter(id => !full.has(id));
  return [
    ...group('legal', w.legalNow, w.choices(targets.length), () => targetRows(store)),
    ...(cards.length > 0 ? group('cards', w.hand, w.choices(cards.length), () => cardRows(store)) : []),
    ...(buttons.length > 0 ? group('orders', w.orders, w.choices(buttons.length), () => orderRows(store)) : []),
    ...group('pieces', w.withPieces, w.places(occupied.length), () => occupied.map(id => placeRow(store, id))),
    ...group('empty', w.emptyPlaces, w.places(empty.length), () => empty.map(id => placeRow(store, id))),
  ];
}

const targetRows = (store: Store): readonly Row[] =>
  store.offer.value.targets.map((target, i) => {
    const aimed = store.aimedBy(target);
    const there = [placeLabel(store, aimed.place), ...(isGround(target) ? pieceLabels(store, aimed) : [])].join(' ');
    return {
      key: `target-${i}`,
      label: `${ended(store.speak.text(target.label))} ${there}`,
      right: target.picked ? store.words.value.putBack : (target.cost ?? store.words.value.choose),
      level: 2,
      run: () => store.follow(target.next),
    };
  });

const cardRows = (store: Store): readonly Row[] =>
  (store.offer.value.cards ?? []).map(target => ({
    key: `card-${target.card}`,
    label: store.speak.text(target.label),
    right: target.picked ? store.words.value.putBack : store.words.value.choose,
    level: 2,
    run: () => store.follow(target.next),
  }));

const orderRows = (store: Store): readonly Row[] =>
  store.buttons.value.map((button, i) => ({
    key: `order-${i}`,
    label: store.speak.text(button.label),
    right: button.refused ? store.words.value.whyNot : String(i + 1),
    level: 2,
    run: () => store.press(i),
  }));

function placeRow(store: Store, place: string): Row {
  const aimed: Aimed = { place };
  const legal = store.pointedAt(aimed).kind !== 'none';
  return {
    key: `place-${place}`,
    label: labelOf(store, aimed),
    right: legal ? store.words.value.legal : store.words.value.whyNot,
    level: 2,
    run: () => (legal ? inspect(store, aimed) : refuse(store, aimed)),
  };
}

function inspect(store: Store, aimed: Aimed): void {
  store.inspected.value = aimed;
}

/** In the list the reason is said in the prompt bar. */
function refuse(store: Store, aimed: Aimed): void {
  store.askWhyNot(aimed);
  store.whyNot.value = null;
}
