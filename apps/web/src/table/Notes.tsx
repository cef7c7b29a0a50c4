import { useMemo } from 'preact/hooks';
import { sideOf } from './bits.tsx';
import { LONGEST_NOTE, localNotes, type Notebook } from './notebook.ts';
import { useStore } from './store.ts';

/** Only for the reader: with his account at a table of the server, else in this browser, one sheet a table and seat. */
export function NotesPanel() {
  const { eyes, info, memory, notebook } = useStore();
  const page = `notes.${info.value?.id ?? ''}.${eyes.value}`;
  const book = useMemo(() => notebook ?? localNotes(memory, page), [notebook, page]);
  return <Notes key={page} book={book} seat={eyes.value} />;
}

function Notes({ book, seat }: { book: Notebook; seat: string }) {
  const store = useStore();
  const { words, speak } = store;
  const w = words.value;
  const who = seat ? speak.side(sideOf(store, seat)) : w.spectator;
  return (
    <div class="notes">
      <label>
        <b>{w.notesOf(who)}</b>
        <textarea
          value={book.text.value}
          maxLength={LONGEST_NOTE}
          aria-describedby="notes-hint"
          onInput={event => book.write(event.currentTarget.value)}
        />
      </label>
      <small class="mute" id="notes-hint">
        {store.notebook ? w.notesFollow : w.notesHint}
      </small>
      <small class="unsent" role="status">
        {book.unsent.value ? w.notesUnsent : ''}
      </small>
    </div>
  );
}
