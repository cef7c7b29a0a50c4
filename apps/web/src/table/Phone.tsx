import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { comingFor } from './Arrivals.tsx';
import { Unread } from './Column.tsx';
import { MORE, type Sheet, sheet, sheetSeen, type Tab, unasked } from './column.ts';
import { Icon, type IconName } from './icons.tsx';
import { Buttons, RedoButton, UndoButton } from './PromptBar.tsx';
import { part } from './parts.tsx';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import { Players, Score } from './TopBar.tsx';
import { Tracks } from './Tracks.tsx';

const AdviceButton = part('AdviceButton');
const Manners = part('Manners');

/** The header of a narrow screen: menu, game and date, score, undo. */
export function PhoneHeader({ props }: { props: TableProps }) {
  const store = useStore();
  const { web, words, language, picture } = store;
  const tracks = useSignal(false);
  return (
    <header class="pht">
      <a class="brandmark" href={props.home ?? '/'} aria-label={`${words.value.brand}: ${words.value.lobby}`}>
        <Icon name="tent" />
      </a>
      <div>
        <h1>{web.title(language.value)}</h1>
        <small>{picture.value && store.speak.text(picture.value.when)}</small>
      </div>
      <button type="button" class="vpc" aria-expanded={tracks.value} onClick={() => (tracks.value = !tracks.value)}>
        <Score />
      </button>
      <UndoButton bare />
      <RedoButton bare />
      {tracks.value && (
        <div class="dropped">
          <Players props={props} />
          <Tracks />
        </div>
      )}
    </header>
  );
}

type Way = readonly [Sheet, IconName];
const NAV: readonly Way[] = [
  ['log', 'list'],
  ['forces', 'flag'],
  ['charts', 'chart'],
  ['more', 'menu'],
];

/** What one holds comes first: the hand, or the arrivals. A second tap folds it again. */
export function PhoneNav() {
  const store = useStore();
  const { words, hasCards, myHand, recapDue, hasDraft } = store;
  const w = words.value;
  const seen = sheetSeen(recapDue.value && !hasDraft.value);
  const coming = comingFor(store);
  const cards = myHand.value ? `${w.handTab} ${myHand.value.cards.length}` : w.cards;
  const arrivals = coming.now > 0 ? `${w.arrivals} ${coming.now}` : w.arrivals;
  const names: Partial<Record<Sheet, string>> = { cards, arrivals, more: w.tools };
  const ways: readonly Way[] = [
    ...(hasCards.value ? ([['cards', 'cards']] as const) : []),
    ...(coming.all > 0 ? ([['arrivals', 'arrive']] as const) : []),
    ...(hasCards.value && coming.all > 0 ? NAV.filter(([id]) => id !== 'charts') : NAV),
  ];
  return (
    <nav class="phn" aria-label={w.tabs}>
      {ways.map(([id, icon]) => (
        <button
          key={id}
          type="button"
          data-sheet={id}
          aria-pressed={seen === id || (id === 'more' && isMore(seen))}
          onClick={() => ask(seen === id ? null : id)}
        >
          <Icon name={icon} />
          <span>
            {names[id] ?? w[id as Tab]} {id === 'more' && <Unread />}
          </span>
        </button>
      ))}
    </nav>
  );
}
const ask = (to: Sheet | null): void => {
  sheet.value = to;
  unasked.value = false;
};
const isMore = (open: Sheet | null): boolean => open !== null && (MORE as readonly string[]).includes(open);

export function PhoneActs() {
  const { isPast, now, goTo, words } = useStore();
  useOwnHand();
  if (now.value?.over && !isPast.value) return null;
  return (
    <div class="phacts">
      {isPast.value ? (
        <button type="button" class="btn pri" onClick={() => void goTo(null)}>
          {words.value.toLive}
        </button>
      ) : (
        <>
          <Manners />
          <AdviceButton />
          <Buttons room={46} />
        </>
      )}
    </div>
  );
}

/** A card is asked for: the hand opens by itself; what follows is done on the map. */
function useOwnHand(): void {
  const { offer } = useStore();
  const { cards = [], poised } = offer.value;
  const asked = cards.length > 0 && !poised; // with a unit in hand the table is what is looked at
  useLayoutEffect(() => {
    unasked.value = asked;
    if (asked) sheet.value = 'cards';
    else if (sheet.value === 'cards') sheet.value = null;
  }, [asked]);
}
