import type { Language } from '@bivouac/kernel';
import { effect, type Signal, untracked, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { newsAfter } from './log.ts';
import { noteOf } from './noting.ts';
import { withoutOthers } from './standing.ts';
import { type Store, useStore } from './store.ts';

const MOST = 5; // sentences at once: the log has the others

interface Spoken {
  readonly language: Language;
  readonly sentences: readonly { readonly key: string; readonly text: string }[];
}

/** Says the newest events to those who do not see the board, whichever panel is open. */
export function NewsAloud() {
  const store = useStore();
  const spoken = useSignal<Spoken | null>(null);
  useLayoutEffect(() => watchNews(store, spoken), [store]); // before anything can be heard
  const { value } = spoken;
  const now = value?.language === store.language.value ? value.sentences : []; // not twice, in two languages
  return (
    <div class="sr news" aria-live="polite">
      {now.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

/** Not while replaying, nor while the screen is passed on: then it is said afterwards, to who looks then. */
function watchNews(store: Store, spoken: Signal<Spoken | null>): () => void {
  let heard: number | null = null; // what was there when one sat down is not said
  return effect(() => {
    const update = store.now.value;
    const silent = store.isPast.value || store.mustHandOver.value;
    if (!update) return;
    heard ??= update.seq;
    if (silent) spoken.value = null;
    else if (update.seq > heard) {
      const after = heard;
      heard = update.seq;
      untracked(() => {
        const sentences = sentencesAfter(store, after);
        if (sentences.length > 0) spoken.value = { language: store.language.value, sentences };
      });
    }
  });
}

function sentencesAfter(store: Store, seq: number): Spoken['sentences'] {
  const entries = newsAfter(withoutOthers(store.lines.value, store.eyes.value), seq);
  const told = entries.map(entry => ({
    key: entry.key,
    text: entry.event ? store.speak.text(entry.event) : noteOf(store, entry),
  }));
  return told.filter(({ text }) => text !== '').slice(-MOST);
}
