import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { MORE_TABS, TABS, type Tab, tab } from './column.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { useMenu } from './menu.ts';
import { part } from './parts.tsx';
import { wide } from './screen.ts';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import { unread } from './unread.ts';

const AdviceBox = part('AdviceBox');
const BotThoughts = part('BotThoughts');
const CardsPanel = part('CardsPanel');
const ChartsPanel = part('ChartsPanel');
const ChatPanel = part('ChatPanel');
const Coach = part('Coach');
const ForcesPanel = part('ForcesPanel');
const Log = part('Log');
const NotesPanel = part('NotesPanel');
const OddsOnTop = part('OddsOnTop');
const Recap = part('Recap');
const ReplayBar = part('ReplayBar');
const RulesPanel = part('RulesPanel');

/** The right column: what matters now on top, the panels, and the replay below. */
export function Column({ props, look }: { props: TableProps; look: Looking }) {
  const { words } = useStore();
  return (
    <aside class="right" aria-label={words.value.tabs}>
      <Tabs />
      <OnTop>
        {props.lesson && <Coach lesson={props.lesson} />}
        <BotThoughts />
        <AdviceBox />
        <OddsOnTop />
        <Recap look={look} />
      </OnTop>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby={tabName(tab.value)}>
        <Panel of={tab.value} />
      </div>
      <ReplayBar props={props} />
    </aside>
  );
}

const OnTop = ({ children }: { children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when there is much to say
  <section class="ontop" tabIndex={0} aria-label={useStore().words.value.onTop}>
    {children}
  </section>
);

export function Panel({ of }: { of: Tab }) {
  switch (of) {
    case 'cards':
      return <CardsPanel withHand={!wide.value} />;
    case 'log':
      return <Log />;
    case 'charts':
      return <ChartsPanel />;
    case 'forces':
      return <ForcesPanel />;
    case 'rules':
      return <RulesPanel />;
    case 'notes':
      return <NotesPanel />;
    case 'chat':
      return <ChatPanel />;
  }
}

const isMain = (of: Tab): boolean => (TABS as readonly Tab[]).includes(of);
/** Panels behind "More" are named by its button. */
const tabName = (of: Tab): string => (isMain(of) ? `tab-${of}` : 'tab-more');
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function Tabs() {
  const { words } = useStore();
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const here = (TABS as readonly Tab[]).indexOf(tab.value);
    tab.value = TABS[(here + by + TABS.length) % TABS.length]!;
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={words.value.tabs} ref={bar} onKeyDown={onKeyDown}>
        {TABS.map(each => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={tab.value === each}
            aria-controls="panel"
            tabIndex={tab.value === each || (each === 'log' && !isMain(tab.value)) ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {words.value[each]}
          </button>
        ))}
      </div>
      <MoreTabs />
    </div>
  );
}

/** So many words said that I have not read. */
export function Unread() {
  const store = useStore();
  const n = unread(store);
  const said = store.words.value.unread(n);
  return n === 0 ? null : (
    <span class="unread" title={said}>
      <span aria-hidden="true">{n}</span>
      <span class="sr">{said}</span>
    </span>
  );
}

function MoreTabs() {
  const { words, hasCards } = useStore();
  const { open, box } = useMenu();
  const w = words.value;
  const go = (to: Tab): void => {
    tab.value = to;
    open.value = false;
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div class="more" ref={box}>
      <button
        type="button"
        id="tab-more"
        class={isMain(tab.value) ? '' : 'on'}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {isMain(tab.value) ? w.moreTabs : w[tab.value]}
        <Unread />
        <Icon name="caret" />
      </button>
      {open.value && (
        <div class="menu">
          {MORE_TABS.filter(each => each !== 'cards' || hasCards.value).map(each => (
            <button key={each} id={`tab-${each}`} type="button" class="btn" onClick={() => go(each)}>
              {w[each]}
              {each === 'chat' && <Unread />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
