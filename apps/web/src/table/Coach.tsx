import { type AnyLesson, courseOf } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Store, useStore } from './store.ts';

const folded = signal(false);

/** The teacher of a guided game: what to do next and why, as long as the learner follows. */
export function Coach({ lesson }: { lesson: AnyLesson }) {
  const store = useStore();
  const play = store.web.play.now.value;
  const course = useMemo(() => play && courseOf(play.game, lesson), [play, lesson]);
  const { words, language, isPast, liveView } = store;
  const w = words.value;
  const view = liveView.value;
  const asked = store.seat.value === lesson.learner;
  const step = asked && view && course ? course(view, lesson.learner) : null;
  const follows = step !== null && step < lesson.steps.length;
  useEffect(() => {
    if (asked && view && course) store.guided.value = follows;
  }, [asked, view, course, follows]);
  if (isPast.value || !view || !course) return null;
  const told = step !== null ? wordsAt(lesson, step)?.[language.value] : asked ? w.lessonAstray : w.lessonWait;
  return (
    <section class={`coach ${folded.value ? 'folded' : ''}`} aria-label={lesson.title[language.value]}>
      <header>
        <b>{lesson.title[language.value]}</b>
        {follows && <small>{w.lessonStep(...progress(lesson, step))}</small>}
        <button
          type="button"
          class="btn sm"
          aria-expanded={!folded.value}
          onClick={() => (folded.value = !folded.value)}
        >
          {folded.value ? w.lessonUnfold : w.lessonFold}
        </button>
      </header>
      <div class="says" hidden={folded.value}>
        <p role="status" aria-live="polite">
          {told}
        </p>
        {follows && <ShowMe store={store} lesson={lesson} step={step} />}
      </div>
    </section>
  );
}

function ShowMe({ store, lesson, step }: { store: Store; lesson: AnyLesson; step: number }) {
  return (
    <button
      type="button"
      class="btn sm"
      aria-disabled={store.sending.value}
      onClick={() => !store.sending.value && store.follow({ action: lesson.steps[step]!.action })}
    >
      {store.words.value.lessonShow}
    </button>
  );
}

/** The words of this step, or the last ones before it. */
const wordsAt = ({ steps, farewell }: AnyLesson, step: number) =>
  step >= steps.length ? farewell : steps.slice(0, step + 1).findLast(each => each.says)?.says;

/** How many steps of the learner are behind him, and how many there are. */
function progress({ steps, learner }: AnyLesson, step: number): [number, number] {
  const count = (until: number): number => steps.slice(0, until).filter(each => each.seat === learner).length;
  return [count(step) + 1, count(steps.length)];
}
