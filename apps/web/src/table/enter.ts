import type { Store } from './store.ts';
import { primaryOf } from './targets.ts';

// Enter presses the marked button, whatever the mouse clicked last. It belongs to something else only while the keys are in
// charge of the focus, in a text, and in a dialog; and what it has chosen there it confirms when it is pressed once more.

/** Keys that lead the focus somewhere. */
const LEADS = /^(Tab|Arrow.*|Home|End|Page.*|[nphbg])$/i;
const CHOSEN_FROM = '#map,[role=option],[role=treeitem]';
const TEXTS = 'input:not([type=checkbox]):not([type=range]):not([type=radio]),textarea,select,[contenteditable]';

const KEPT = Symbol('nothing chosen by Enter');

export const isTyping = (element: Element | null): boolean => element?.matches(TEXTS) ?? false;

export function watchEnter(store: Store): () => void {
  let byKeys = false;
  let byMouse = false;
  let before: unknown = KEPT; // what was chosen before Enter was pressed
  let where: Element | null = null; // and where that was
  const onPress = (): void => {
    [byKeys, byMouse] = [false, true];
  };
  /** A screen reader leads to a control without a key that we hear. */
  const onFocus = ({ target }: FocusEvent): void => {
    if (!byMouse && target instanceof Element && target.matches('button,a')) byKeys = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (LEADS.test(event.key)) [byKeys, byMouse, before] = [true, false, KEPT];
    if (!isPlainEnter(event) || isTyping(document.activeElement)) return;
    const at = document.activeElement;
    const again = at === where && before !== KEPT && before !== store.draft.value && store.hasDraft.value;
    const press = pressed(store, byKeys && !(again && at?.matches(CHOSEN_FROM)));
    [before, where] = [press ? KEPT : store.draft.value, at];
    if (!press) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('focusin', onFocus, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('focusin', onFocus, true);
    document.removeEventListener('keydown', onKey, true);
  };
}

/** The recap's button is marked, until one begins to choose something. */
export const isRecapFirst = ({ recapDue, hasDraft }: Store): boolean => recapDue.value && !hasDraft.value;

/** What Enter presses; null: it is not ours. */
function pressed(store: Store, byKeys: boolean): (() => void) | null {
  const { activeElement: at } = document;
  if (store.confirming.value) return at?.closest('[role=alertdialog]') ? null : store.insist; // asked just now
  if (byKeys || document.querySelector('[role=dialog],[role=alertdialog],.hold')) return null;
  if (isRecapFirst(store)) return store.gotIt;
  return primaryOf(store.offer.value) ? store.pressMain : null;
}
const isPlainEnter = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !(ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing);
