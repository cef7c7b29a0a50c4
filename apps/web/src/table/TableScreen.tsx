import type { Language, Seat, Text } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import { useEffect, useMemo } from 'preact/hooks';
import type { WebGame } from '../games/web-game.ts';
import type { Link } from '../net/link.ts';
import { Board } from './Board.tsx';
import { BoardList } from './BoardList.tsx';
import { Column } from './Column.tsx';
import { watchDecisions, watchKeys } from './commands.ts';
import { EndScreen } from './EndScreen.tsx';
import { ProposalBanner } from './GameMenu.tsx';
import { HandOver, SeatNotice, useCover } from './HandOver.tsx';
import { type Looking, looking } from './looking.ts';
import { Legend, MapTools } from './MapTools.tsx';
import { browserMemory, type Memory } from './memory.ts';
import { PeekCard, PhoneActs, PhoneHeader, PhoneNav, Sheet } from './Phone.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { PromptBar } from './PromptBar.tsx';
import { listOpen, watchWidth, wide } from './screen.ts';
import { openStore, StoreProvider, useStore } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { Tracks } from './Tracks.tsx';
import { WhyNot } from './WhyNot.tsx';

export interface TableProps {
  readonly link: Link; // the screen says `hello` itself; it closes nothing
  readonly web: WebGame;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: () => void; // light or dark: `data-theme` on the root element
  readonly seats?: readonly Seat[]; // held here, until the table's welcome says so
  readonly home?: string; // where the brand leads
  readonly memory?: Memory; // notes and settings; the browser's storage by default
  readonly onWhatIf?: (view: AnyView, count: number) => void;
  readonly hostSays?: (text: Text, language: Language) => string | null; // sentences of the host: trouble, refusals
}

/** One table, whichever game and wherever it is kept. */
export function TableScreen(props: TableProps) {
  const { link, web, language, hostSays } = props;
  const store = useMemo(() => {
    const memory = props.memory ?? browserMemory('bivouac.');
    return openStore({ link, web, seats: props.seats ?? [], memory, language, hostSays });
  }, [link, web]);
  const look = useMemo(() => looking(web.board), [web, link]);
  store.language.value = language;
  useEffect(() => store.close, [store]);
  useEffect(watchWidth, []);
  useEffect(() => watchKeys(store, look), [store, look]);
  useEffect(() => watchDecisions(store, look), [store, look]);
  return (
    <StoreProvider value={store}>
      <Whole props={props} look={look} />
    </StoreProvider>
  );
}

function Whole({ props, look }: { props: TableProps; look: Looking }) {
  const store = useStore();
  useCover(store);
  if (store.mustHandOver.value) return <HandOver />;
  return (
    <div class={`tablebody ${wide.value ? '' : 'ph'}`}>
      <a class="skip" href="#prompt">
        {store.words.value.skip}
      </a>
      {wide.value ? <Desk props={props} look={look} /> : <Phone props={props} look={look} />}
      <PlaceSheet />
      <EndScreen />
    </div>
  );
}

function Desk({ props, look }: { props: TableProps; look: Looking }) {
  return (
    <>
      <TopBar props={props} />
      <main class="table">
        <section class="mapcol">
          <ProposalBanner />
          <PromptBar />
          <MapBox look={look} />
          <Tracks />
        </section>
        <Column props={props} />
      </main>
    </>
  );
}

function MapBox({ look }: { look: Looking }) {
  return (
    <div class="mapbox">
      {listOpen.value ? (
        <BoardList />
      ) : (
        <>
          <Board look={look} />
          <MapTools look={look} />
          {wide.value ? <Legend /> : <PeekCard look={look} />}
          <WhyNot look={look} />
        </>
      )}
      <SeatNotice />
    </div>
  );
}

function Phone({ props, look }: { props: TableProps; look: Looking }) {
  return (
    <>
      <PhoneHeader props={props} />
      <main class="phmain">
        <ProposalBanner />
        <PromptBar />
        <MapBox look={look} />
        <Sheet props={props} />
        <PhoneActs />
      </main>
      <PhoneNav />
    </>
  );
}
