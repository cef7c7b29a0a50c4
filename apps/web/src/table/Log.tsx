import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { calledIn } from '../text/guests.ts';
import { wordsOf } from '../text/words.ts';
import { Icon } from './icons.tsx';
import { LogLine } from './LogLine.tsx';
import { type Chapter, chapters, isTurn } from './log.ts';
import { screensOf } from './noting.ts';
import { withoutOthers } from './standing.ts';
import { type Store, useStore } from './store.ts';
import { isFight, isWay, type StoryLine, storyOf } from './story.ts';

/** What happened, the newest chapter on top; read aloud by `NewsAloud`, not from here. */
export function Log({ of }: { of?: readonly Chapter[] }) {
  const store = useStore();
  const { lines, now, words, shownCount } = store;
  const box = useRef<HTMLDivElement>(null);
  const all = of ?? chapters(withoutOthers(lines.value, store.eyes.value), screensOf(store), now.value?.over !== null);
  const latest = lines.value.length;
  const first = useRef(latest);
  useEffect(() => {
    if (store.isPast.value) follow(box.current!);
  }, [shownCount.value]);
  if (all.every(chapter => chapter.entries.length === 0)) return <p class="mute">{words.value.logEmpty}</p>;
  return (
    <div class="log" role="log" aria-live="off" aria-label={words.value.log} ref={box}>
      {turnsOf(all).map(({ key, heads, parts }) => (
        <section key={key}>
          {heads.map(event => (
            <h3 key={event.key} class="hd turn">
              {bare(store.speak.text(event))}
            </h3>
          ))}
          {parts.map(chapter => (
            <ChapterBlock
              key={chapter.key}
              chapter={chapter}
              seen={first.current}
              isLast={isOpen(store, chapter, all)}
            />
          ))}
        </section>
      ))}
      <Origin />
    </div>
  );
}

/** Below the first chapter: that not all of it was played here. */
function Origin() {
  const { info, language } = useStore();
  const brought = info.value?.brought;
  if (!brought) return null;
  const by = calledIn(brought.by, language.value);
  return <p class="mute origin">{wordsOf(language.value).app.brought(brought.actions, by, brought.anew)}</p>;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** In a replay the log goes to the step shown; nothing but the panel is moved. */
function follow(box: HTMLElement): void {
  const here = box.querySelector<HTMLElement>('[aria-current=step]');
  const panel = box.closest<HTMLElement>('.panel');
  if (!here || !panel) return;
  const [line, room] = [here.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (line.top < room.top) panel.scrollTop += line.top - room.top - 8;
  else if (line.bottom > room.bottom) panel.scrollTop += line.bottom - room.bottom + 8;
}

interface Turn {
  readonly key: string;
  readonly heads: Chapter['heads'];
  readonly parts: Chapter[];
}
/** The newest turn first, and its newest phase first. */
function turnsOf(all: readonly Chapter[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const chapter of all) {
    const heads = chapter.heads.filter(isTurn);
    if (heads.length > 0 || turns.length === 0) turns.unshift({ key: chapter.key, heads, parts: [] });
    turns[0]!.parts.unshift(chapter);
  }
  return turns;
}

/** The latest that tells anything, what the recap speaks of, and where a replay stands. */
function isOpen({ since, isPast, shownCount }: Store, { entries, heads }: Chapter, all: readonly Chapter[]): boolean {
  const latest = all.findLast(chapter => chapter.entries.length > 0);
  const told = new Set(since.value.entries.map(({ key }) => key));
  const isHere = isPast.value && entries.some(({ count }) => count === shownCount.value);
  return heads.length === 0 || isHere || latest?.entries === entries || entries.some(({ key }) => told.has(key));
}

function ChapterBlock({ chapter, seen, isLast }: { chapter: Chapter; seen: number; isLast: boolean }) {
  const wished = useSignal<boolean | null>(null); // by a press; null: as it comes
  const phases = chapter.heads.filter(event => !isTurn(event));
  const story = storyOf(chapter.entries);
  const open = wished.value ?? isLast;
  if (story.length === 0 && phases.length === 0) return null;
  return (
    <>
      {phases.length > 0 && (
        <ChapterHead
          chapter={chapter}
          story={story}
          open={open}
          onToggle={story.length > 0 ? () => (wished.value = !open) : undefined}
        />
      )}
      {open && story.length > 0 && (
        <ul>
          {story.map(line => (
            <LogLine key={line.key} line={line} fresh={Number.parseInt(line.key, 10) > seen} />
          ))}
        </ul>
      )}
    </>
  );
}

interface HeadProps {
  readonly chapter: Chapter;
  readonly story: readonly StoryLine[];
  readonly open: boolean;
  readonly onToggle: (() => void) | undefined;
}

/** Whose phase it was; right, the card it was played with, or how much was done. */
function ChapterHead({ chapter, story, open, onToggle }: HeadProps) {
  const { speak } = useStore();
  const phase = chapter.heads.findLast(event => !isTurn(event))!;
  const name = phase.by ? speak.side(phase.by) : bare(speak.text(phase));
  return (
    <h4 class="hd">
      <button type="button" aria-expanded={open} disabled={!onToggle} onClick={onToggle}>
        <Icon name={open ? 'down' : 'next'} /> <span>{name}</span>
        <Played chapter={chapter} story={story} />
      </button>
    </h4>
  );
}

function Played({ chapter, story }: { chapter: Chapter; story: readonly StoryLine[] }) {
  const { web, language, words } = useStore();
  const card = chapter.entries.find(({ event }) => event?.card)?.event?.card;
  const title = card ? web.cardTitle?.(card, language.value) : undefined;
  if (title)
    return (
      <span class="cn">
        {title.title} <i class="v">{title.value}</i>
      </span>
    );
  const deeds = story.flatMap(({ deed }) => deed ?? []);
  const [moves, fights] = [deeds.filter(isWay).length, deeds.filter(isFight).length];
  const sums = [moves > 0 && words.value.movesTold(moves), fights > 0 && words.value.fightsTold(fights)];
  return <span class="cn">{sums.filter(Boolean).join(', ')}</span>;
}

/** Words that lead to places on the board. */
export function Jump({ places, children }: { places: readonly string[]; children: ComponentChildren }) {
  const store = useStore();
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    store.show(places);
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the map, and wraps as text does
    <a class="jump" href="#map" title={store.words.value.jump} onClick={go}>
      {children}
    </a>
  );
}
