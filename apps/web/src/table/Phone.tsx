import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MORE, type Sheet, sheet } from './column.ts';
import { Icon, type IconName } from './icons.tsx';
import { Buttons, RedoButton, UndoButton } from './PromptBar.tsx';
import { part } from './parts.tsx';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import { Players, Score } from './TopBar.tsx';
import { Tracks } from './Tracks.tsx';

const AdviceButton = part('AdviceButton');

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

type Way = readonly ['map' | Sheet, IconName];
const NAV: readonly Way[] = [
  ['map', 'fit'],
  ['odds', 'chart'],
  ['log', 'list'],
  ['forces', 'flag'],
  ['more', 'menu'],
];
/** With a hand of cards the forces are among the rest. */
const CARD_NAV: readonly Way[] = [NAV[0]!, ['cards', 'cards'], NAV[2]!, NAV[1]!, NAV[4]!];

export function PhoneNav() {
  const { words, hasCards, myHand } = useStore();
  const w = words.value;
  const cards = myHand.value ? `${w.handTab} ${myHand.value.cards.length}` : w.cards;
  const names = { cards, map: w.mapTab, odds: w.odds, log: w.log, forces: w.forces, more: w.more } as Readonly<
    Record<string, string>
  >;
  return (
    <nav class="phn" aria-label={w.tabs}>
      {(hasCards.value ? CARD_NAV : NAV).map(([id, icon]) => (
        <button
          key={id}
          type="button"
          aria-pressed={(sheet.value ?? 'map') === id || (id === 'more' && isMore(sheet.value))}
          onClick={() => (sheet.value = id === 'map' || sheet.value === id ? null : id)}
        >
          <Icon name={icon} />
          {names[id]}
        </button>
      ))}
    </nav>
  );
}
const isMore = (open: Sheet | null): boolean => open !== null && (MORE as readonly string[]).includes(open);

export function PhoneActs() {
  const { isPast, now, goTo, words } = useStore();
  if (now.value?.over && !isPast.value) return null;
  return (
    <div class="phacts">
      {isPast.value ? (
        <button type="button" class="btn pri" onClick={() => void goTo(null)}>
          {words.value.toLive}
        </button>
      ) : (
        <>
          <ToHand />
          <>
            <AdviceButton />
            <Buttons room={40} />
          </>
        </>
      )}
    </div>
  );
}

/** A card is asked for and the hand is not open: one big button leads there. */
function ToHand() {
  const { offer, words } = useStore();
  const asked = (offer.value.cards?.length ?? 0) > 0;
  useEffect(() => {
    if (!asked && sheet.value === 'cards') sheet.value = null; // what follows is done on the map
  }, [asked]);
  if (!asked || sheet.value === 'cards') return null;
  return (
    <button type="button" class="btn pri" onClick={() => (sheet.value = 'cards')}>
      {words.value.chooseCard}
    </button>
  );
}
