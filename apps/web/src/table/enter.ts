import type { Store } from './store.ts';
import { primaryOf } from './targets.ts';

// Enter presses the marked button, whatever the mouse clicked last. It belongs to something else only while the keys are in
// charge of the focus, in a text, and in a dialog.

/** Keys that lead the focus somewhere. */
const LEADS = /^(Tab|Arrow.*|Home|End|Page.*|[nphbg])$/i;
const TEXTS = 'input:not([type=checkbox]):not([type=range]):not([type=radio]),textarea,select,[contenteditable]';

export const isTyping = (element: Element | null): boolean => element?.matches(TEXTS) ?? false;

export function watchEnter(store: Store): () => void {
  let byKeys = false;
  const onPress = (): void => {
    byKeys = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (LEADS.test(event.key)) byKeys = true;
    if (byKeys || !isPlainEnter(event) || isTyping(document.activeElement)) return;
    if (document.querySelector('[role=dialog],[role=alertdialog],.hold')) return;
    const main = primaryOf(store.offer.value);
    if (!main && !store.recapDue.value) return;
    event.preventDefault();
    event.stopPropagation();
    if (store.recapDue.value)
      store.gotIt(); // its button is marked too, and comes first
    else store.pressMain();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('keydown', onKey, true);
  };
}

const isPlainEnter = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !(ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing);
