import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const REACHABLE = 'button:not([disabled]),a[href],input,textarea,select,[tabindex]:not([tabindex="-1"])';

/** A dialog keeps the focus until it is closed, then gives it back. */
export function Dialog(props: {
  label: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
  modal?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first =
      box.current?.querySelector<HTMLElement>('[data-first]') ?? box.current?.querySelector<HTMLElement>(REACHABLE);
    (first ?? box.current)?.focus();
    return () => before?.focus?.();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      props.onClose();
    }
    if (event.key === 'Tab' && box.current) trap(event, box.current);
  };
  return (
    <div class="veil" onPointerDown={event => event.target === event.currentTarget && props.onClose()}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={props.label}
        tabIndex={-1}
        class={`dialog ${props.class ?? ''}`}
        onKeyDown={onKeyDown}
      >
        {props.children}
      </div>
    </div>
  );
}

function trap(event: KeyboardEvent, box: HTMLElement): void {
  const all = [...box.querySelectorAll<HTMLElement>(REACHABLE)].filter(each => each.offsetParent !== null);
  const first = all[0];
  const last = all[all.length - 1];
  if (!first || !last) return;
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
