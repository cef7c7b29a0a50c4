// Parts of a table that nobody sees before something is opened or happens: one file, fetched after the map.

import '../style/log.css';
import '../style/told.css';

export { AdviceBox, AdviceButton, BotThoughts } from './Advice.tsx';
export { BoardList } from './BoardList.tsx';
export { CardPop, CardSheet } from './CardSheet.tsx';
export { Coach } from './Coach.tsx';
export { Edges } from './Edges.tsx';
export { EndConfirm } from './EndConfirm.tsx';
export { EndScreen } from './EndScreen.tsx';
export { Fan } from './Fan.tsx';
export { Fights } from './Fights.tsx';
export { Finder } from './Finder.tsx';
export { watchForced } from './forcing.ts';
export { Deeds, Proposal } from './GameDeeds.tsx';
export { Keys } from './Keys.tsx';
export { Lifted } from './Lifted.tsx';
export { Log } from './Log.tsx';
export { Loupe } from './Loupe.tsx';
export { NotesPanel } from './Notes.tsx';
export { OddsLine } from './Odds.tsx';
export { ChartsPanel, ChatPanel, ForcesPanel, OddsOnTop } from './Panels.tsx';
export { PeekCard, Sheet } from './PhoneSheet.tsx';
export { CardsPanel } from './PilesPanel.tsx';
export { PlaceSheet } from './PlaceSheet.tsx';
export { Recap } from './Recap.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { RulesPanel } from './Rules.tsx';
export { SeatOrders, StandingButton } from './Standing.tsx';
export { phaseAfter, sinceOwn } from './since.ts';
export { watchSounds } from './sounding.ts';
export { deedsOf } from './story.ts';
export { TrailSigns, Trails } from './Trails.tsx';
export { Unmoved } from './Unmoved.tsx';
export { Watchers } from './Watchers.tsx';
export { WhyNot } from './WhyNot.tsx';
