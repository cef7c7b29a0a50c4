import type { AnyLesson, Language, Seat, Text } from '@bivouac/kernel';
import type { AnyView } from '@bivouac/room';
import { useEffect, useMemo } from 'preact/hooks';
import type { WebGame } from '../games/web-game.ts';
import type { Link } from '../net/link.ts';
import { ArrivalsTray } from './Arrivals.tsx';
import type { OnAdvice } from './advising.ts';
import { Board } from './Board.tsx';
import { Column } from './Column.tsx';
import { isRecapSeen } from './column.ts';
import { useEarlyKeys } from './early-keys.ts';
import { HandRow } from './Hand.tsx';
import { type Looking, looking } from './looking.ts';
import { MapMissing, Rail } from './MapTools.tsx';
import { browserMemory, type Memory } from './memory.ts';
import { NewsAloud } from './NewsAloud.tsx';
import type { Notebook } from './notebook.ts';
import { open } from './opening.ts';
import { PhoneActs, PhoneHeader, PhoneNav } from './Phone.tsx';
import { PromptBar } from './PromptBar.tsx';
import { part, rest } from './parts.tsx';
import { SeatNotice, useCover } from './SeatNotice.tsx';
import { listOpen, watchWidth, wide } from './screen.ts';
import { openStore, StoreProvider, useStore } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { watchTurn } from './turn-mark.ts';

const AdviceBox = part('AdviceBox');
const BoardList = part('BoardList');
const BotThoughts = part('BotThoughts');
const CardSheet = part('CardSheet');
const Coach = part('Coach');
const Edges = part('Edges');
const EndConfirm = part('EndConfirm');
const EndScreen = part('EndScreen');
const Fan = part('Fan');
const Finder = part('Finder');
const HandOver = part('HandOver');
const Keys = part('Keys');
const PeekCard = part('PeekCard');
const PlaceSheet = part('PlaceSheet');
const PoiseAloud = part('PoiseAloud');
const PoisePad = part('PoisePad');
const Recap = part('Recap');
const Sheet = part('Sheet');
const Watchers = part('Watchers');
const WhyNot = part('WhyNot');
const Writing = part('Writing');

export interface TableProps {
  readonly link: Link; // the screen says `hello` itself; it closes nothing
  readonly web: WebGame;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: () => void; // light or dark: `data-theme` on the root element
  readonly seats?: readonly Seat[]; // held here, until the table's welcome says so
  readonly alone?: boolean | undefined; // one person plays every seat on a private board: nothing is covered
  readonly taught?: boolean | undefined; // a guided game
  readonly lesson?: AnyLesson | null; // its script, once it is here
  readonly pace?: { readonly fast: boolean; readonly onFast: () => void }; // of a bot on this device
  readonly home?: string; // where the brand leads
  readonly memory?: Memory; // notes and settings; the browser's storage by default
  readonly notebook?: Notebook; // notes kept elsewhere than in this browser
  readonly onWhatIf?: (view: AnyView, count: number) => void;
  readonly onSave?: () => Promise<string>; // a finished game as a file; how that went, in a sentence
  readonly onAdvice?: OnAdvice; // on private boards only
  readonly hostSays?: (text: Text, language: Language) => string | null; // sentences of the host: trouble, refusals
}

/** One table, whichever game and wherever it is kept. */
export function TableScreen(props: TableProps) {
  const { link, web, language, hostSays } = props;
  const store = useMemo(() => {
    const memory = props.memory ?? browserMemory('bivouac.');
    return openStore({
      link,
      web,
      seats: props.seats ?? [],
      alone: props.alone ?? false,
      taught: props.taught ?? false,
      memory,
      language,
      hostSays,
      onAdvice: props.onAdvice,
      notebook: props.notebook ?? null,
    });
  }, [link, web]);
  const look = useMemo(() => looking(web.board), [web, link]);
  store.language.value = language;
  useEffect(() => store.close, [store]);
  useEffect(watchWidth, []);
  useEffect(() => watchTurn(store), [store]);
  useEffect(() => open(store, link, web), [store]);
  return (
    <StoreProvider value={store}>
      <NewsAloud />
      <Watchers look={look} />
      <Whole props={props} look={look} />
    </StoreProvider>
  );
}

function Whole({ props, look }: { props: TableProps; look: Looking }) {
  const store = useStore();
  const busy = store.web.play.now.value === null || rest.now.value === null;
  useCover(store);
  useEarlyKeys(busy);
  if (store.mustHandOver.value) return <HandOver />;
  return (
    <div class={`tablebody ${wide.value ? '' : 'ph'}`} aria-busy={busy}>
      <a class="skip" href="#prompt">
        {store.words.value.skip}
      </a>
      {wide.value ? <Wide props={props} look={look} /> : <Narrow props={props} look={look} />}
      <PlaceSheet />
      <Finder look={look} props={props} />
      <CardSheet />
      <Keys />
      <EndScreen {...(props.onSave ? { onSave: props.onSave } : {})} />
    </div>
  );
}

function Wide({ props, look }: { props: TableProps; look: Looking }) {
  return (
    <>
      <TopBar props={props} />
      <main class="table">
        <PromptBar />
        <MapBox look={look} />
        <div class="tray">
          <ArrivalsTray />
          <HandRow />
        </div>
        <Rail look={look} />
        <Column props={props} look={look} />
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
          <Edges look={look} />
          <MapMissing />
          {!wide.value && <PeekCard look={look} />}
          <Fan look={look} />
          <EndConfirm look={look} />
          <PoisePad look={look} />
          <WhyNot look={look} />
        </>
      )}
      <PoiseAloud />
      <SeatNotice />
      <Writing />
    </div>
  );
}

function Narrow({ props, look }: { props: TableProps; look: Looking }) {
  const { recapDue, hasDraft } = useStore();
  return (
    <>
      <PhoneHeader props={props} />
      <main class="phmain">
        <PromptBar />
        {props.lesson && <Coach lesson={props.lesson} />}
        <MapBox look={look} />
        {isRecapSeen(recapDue.value, hasDraft.value) ? <Recap look={look} /> : <Sheet props={props} look={look} />}
        <BotThoughts />
        <AdviceBox />
        <PhoneActs />
      </main>
      <PhoneNav />
    </>
  );
}
