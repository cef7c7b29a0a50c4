import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A small menu: it closes by Escape and by a press elsewhere. */
export function useMenu(): { readonly open: Signal<boolean>; readonly box: RefObject<HTMLDivElement | null> } {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const press = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !open.value) return;
      event.preventDefault();
      open.value = false;
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return { open, box };
}
