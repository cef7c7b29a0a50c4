import { useRef } from 'preact/hooks';
import { TABS, type Tab, tab } from './column.ts';
import { Log } from './Log.tsx';
import { inForce } from './log.ts';
import { part } from './parts.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { wide } from './screen.ts';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';

const AdviceBox = part('AdviceBox');
const BattlePanel = part('BattlePanel');
const BotThoughts = part('BotThoughts');
const CardsPanel = part('CardsPanel');
const ChartsPanel = part('ChartsPanel');
const ChatPanel = part('ChatPanel');
const ForcesPanel = part('ForcesPanel');
const NotesPanel = part('NotesPanel');
const OddsOnTop = part('OddsOnTop');
const RulesPanel = part('RulesPanel');

/** The right column: panels, and the replay below. */
export function Column({ props }: { props: TableProps }) {
  const { words } = useStore();
  return (
    <aside class="right" aria-label={words.value.tabs}>
      <Tabs />
      <BotThoughts />
      <AdviceBox />
      <div class="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value !== 'rules' && tab.value !== 'charts' && <OddsOnTop />}
        <Panel of={tab.value} />
      </div>
      <ReplayBar props={props} />
    </aside>
  );
}

export function Panel({ of }: { of: Tab }) {
  switch (of) {
    case 'cards':
      return <CardsPanel withHand={!wide.value} />;
    case 'log':
      return <Log />;
    case 'battle':
      return <BattlePanel />;
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

function Tabs() {
  const { words, lines, hasCards } = useStore();
  const tabs: readonly Tab[] = hasCards.value ? TABS : TABS.filter(each => each !== 'cards');
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    tab.value = tabs[(tabs.indexOf(tab.value) + by + tabs.length) % tabs.length]!;
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  const told = inForce(lines.value).reduce((sum, line) => sum + line.events.length, 0);
  return (
    <div class="tabs" role="tablist" aria-label={words.value.tabs} ref={bar} onKeyDown={onKeyDown}>
      {tabs.map(each => (
        <button
          key={each}
          id={`tab-${each}`}
          type="button"
          role="tab"
          aria-selected={tab.value === each}
          aria-controls="panel"
          tabIndex={tab.value === each ? 0 : -1}
          onClick={() => (tab.value = each)}
        >
          {words.value[each]}
          {each === 'log' && told > 0 && <i aria-hidden="true">{told}</i>}
        </button>
      ))}
    </div>
  );
}
