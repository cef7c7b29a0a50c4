import { useLayoutEffect } from 'preact/hooks';

const CONTROLS = 'button,a,input,textarea,select,[contenteditable]';

/** Keys pressed while a table is seen but what hears them is still on its way wait for it. */
export function useEarlyKeys(busy: boolean): void {
  useLayoutEffect(() => {
    if (!busy) return;
    const kept: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent): void => {
      const isOurs = !(event.ctrlKey || event.metaKey || event.altKey) && event.key !== 'Tab';
      if (isOurs && !document.activeElement?.matches(CONTROLS)) kept.push(event);
    };
    document.addEventListener('keydown', keep);
    return () => {
      document.removeEventListener('keydown', keep);
      setTimeout(() => kept.forEach(pressAgain)); // whoever hears keys is mounted by then
    };
  }, [busy]);
}

function pressAgain({ key, code, shiftKey }: KeyboardEvent): void {
  if (!document.querySelector('.tablebody')) return; // left meanwhile
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(again);
}
