import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from './enter.ts';
import type { Looking } from './looking.ts';
import { focusOn } from './pointing.ts';
import { type Store, useStore } from './store.ts';
import type { Aimed, AnyButton } from './targets.ts';

const NAMED = 8;

/** Something is left: named, shown with N, and left all the same with Enter. */
export function EndConfirm({ look }: { look: Looking }) {
  const store = useStore();
  const button = store.confirming.value;
  return button?.leaves ? <Asked key={button.label.key} button={button} look={look} /> : null;
}

const aimOf = (store: Store, at: NonNullable<AnyButton['leaves']>['items'][number]['at']): Aimed =>
  store.aimedBy({ at, label: { key: '' }, next: { draft: {} } });

function Asked({ button, look }: { button: AnyButton; look: Looking }) {
  const store = useStore();
  const { words, speak, confirming, insist } = store;
  const main = useRef<HTMLButtonElement>(null);
  const leaves = button.leaves!;
  const show = (at: (typeof leaves.items)[number]['at']): void => {
    confirming.value = null;
    focusOn(store, look, aimOf(store, at));
    document.getElementById('map')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isTyping(document.activeElement)) return;
    if (event.key === 'Escape') confirming.value = null;
    else if (/^n$/i.test(event.key)) show(leaves.items[0]!.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown, true); // wherever the focus is, from the moment it is seen
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
  return (
    <div class="cfm" role="alertdialog" aria-labelledby="cfm-title" aria-describedby="cfm-says">
      <h4 id="cfm-title">{speak.text(leaves.title)}</h4>
      <p id="cfm-says">{speak.text(leaves.says)}</p>
      <div class="gos">
        {leaves.items.slice(0, NAMED).map(({ at, name }) => (
          <button key={JSON.stringify(at)} type="button" onClick={() => show(at)}>
            {speak.text(name)}
          </button>
        ))}
        {leaves.items.length > NAMED && <span>…</span>}
      </div>
      <div class="row">
        <button type="button" class="btn" onClick={() => show(leaves.items[0]!.at)}>
          {words.value.showNext}
          <span class="key" aria-hidden="true">
            N
          </span>
        </button>
        <button ref={main} type="button" class="btn pri" onClick={insist}>
          {speak.text(button.label)}
          <span class="key" aria-hidden="true">
            ↵
          </span>
        </button>
      </div>
    </div>
  );
}
