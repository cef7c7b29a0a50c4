import { sheet } from './column.ts';
import { isTyping, watchEnter } from './enter.ts';
import { type Command, commandOf } from './keys.ts';
import type { Looking } from './looking.ts';
import { nextTarget } from './pointing.ts';
import { stepped, ticksOf, turnFrom } from './replay.ts';
import { finderOpen, keysOpen, listOpen, toggleFlyout, wide } from './screen.ts';
import type { Store } from './store.ts';
import type { Aimed } from './targets.ts';

// The keyboard of the whole screen.

/** Enter and Space belong to a control that the keys have come to. */
const isControl = (element: Element | null): boolean =>
  element?.matches('button,a,summary,[role=treeitem],input') ?? false;

/** Ctrl+K finds from within a text too; Ctrl+Z there belongs to the text. */
const isFindAnywhere = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

export function watchKeys(store: Store, look: Looking): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('[role=dialog],[role=alertdialog]')) return;
    const command = commandOf(event);
    if (!command || (command.do === 'confirm' && isControl(document.activeElement))) return;
    if (isTyping(document.activeElement) && !isFindAnywhere(event)) return;
    event.preventDefault();
    runCommand(store, look, command);
  };
  document.addEventListener('keydown', onKey);
  const stopEnter = watchEnter(store);
  return () => {
    document.removeEventListener('keydown', onKey);
    stopEnter();
  };
}

/** What the reader has in mind: the place with the focus, or under the pointer. */
const inMind = ({ focus, hover }: Store): Aimed | null => focus.value ?? hover.value;

export function runCommand(store: Store, look: Looking, command: Command): void {
  switch (command.do) {
    case 'button':
      return store.press(command.index);
    case 'zoom':
      return look.zoomStep(command.by);
    case 'whole':
      return look.whole();
    case 'step':
      return void store.goTo(stepped(store.at.value, command.by, store.count.value));
    case 'turn':
      return void store.goTo(turnFrom(ticksOf(store.lines.value), store.at.value, command.by, store.count.value));
    case 'live':
      return void store.goTo(null);
    case 'target':
      return nextTarget(store, look, command.by);
    case 'confirm':
      return store.pressMain();
    case 'putBack':
      return stepOut(store);
    case 'undo':
      return void store.undo();
    case 'redo':
      return void store.redo();
    case 'find':
      finderOpen.value = true;
      return;
    default:
      return more(store, command.do);
  }
}

type Switch = 'whyNot' | 'list' | 'inspect' | 'odds' | 'layers' | 'trails' | 'hand' | 'overview';
function more(store: Store, what: Switch): void {
  const aimed = inMind(store);
  if (what === 'whyNot' && aimed) store.askWhyNot(aimed);
  if (what === 'whyNot' && !aimed) keysOpen.value = true;
  if (what === 'inspect' && aimed) store.inspected.value = aimed;
  if (what === 'list') listOpen.value = !listOpen.value;
  if (what === 'hand') document.querySelector<HTMLElement>('#hand [tabindex="0"]')?.focus();
  if (what === 'odds') store.settings.odds.value = !store.settings.odds.value;
  if (what === 'overview') toggleFlyout('overview');
  if (what === 'trails') store.toggleTrails();
  if (what === 'layers') showLayers(store);
}

/** Enemy zones, where a game has them; else the box of what it can show. */
function showLayers({ web, settings }: Store): void {
  if (web.board.zones) settings.threat.value = !settings.threat.value;
  else toggleFlyout('layers');
}

/** Escape closes what is open, then puts back what is in hand. */
function stepOut(store: Store): void {
  const { whyNot, fan, considered } = store;
  if (whyNot.value) whyNot.value = null;
  else if (store.cardWhy.value) store.cardWhy.value = null;
  else if (fan.value) fan.value = null;
  else if (!wide.value && sheet.value) sheet.value = null;
  else if (store.hasDraft.value) store.putBack();
  else if (store.again.value) store.again.value = null;
  else if (store.isPast.value) void store.goTo(null);
  else {
    considered.value = null;
    store.focus.value = null;
  }
}
