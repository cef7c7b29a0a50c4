import type { Fetched, MapFile, Scenario } from './data/edition.ts';
import { tile } from './tile.ts';

type File<T> = () => Promise<{ readonly default: T }>;
const as = <T>(file: () => Promise<{ readonly default: unknown }>): File<T> => file as File<T>;

/** The files of each scenario: a bundler cuts the series here, so that a table loads no map but its own. */
const MAPS = {
  antietam: as<MapFile>(() => import('./data/maps/antietam.json')),
  cedarMountain: as<MapFile>(() => import('./data/maps/cedar-mountain.json')),
  chickamauga: as<MapFile>(() => import('./data/maps/chickamauga.json')),
  fredericksburg: as<MapFile>(() => import('./data/maps/fredericksburg.json')),
  gettysburg: as<MapFile>(() => import('./data/maps/gettysburg.json')),
  monocacy: as<MapFile>(() => import('./data/maps/monocacy.json')),
  pamunkey: as<MapFile>(() => import('./data/maps/pamunkey.json')),
  portRepublic: as<MapFile>(() => import('./data/maps/port-republic.json')),
  sevenDays: as<MapFile>(() => import('./data/maps/seven-days.json')),
};
const FILES: Readonly<Record<string, readonly [File<Scenario>, File<MapFile>]>> = {
  'sjw-cedar-run': [as(() => import('./titles/sjw/sjw-cedar-run.json')), MAPS.cedarMountain],
  'sjw-jackson-crosses-the-rapidan': [
    as(() => import('./titles/sjw/sjw-jackson-crosses-the-rapidan.json')),
    MAPS.cedarMountain,
  ],
  'hcr-gaps-of-south-mountain': [as(() => import('./titles/hcr/hcr-gaps-of-south-mountain.json')), MAPS.antietam],
  'hcr-the-lost-order': [as(() => import('./titles/hcr/hcr-the-lost-order.json')), MAPS.antietam],
  'rtg-first-day': [as(() => import('./titles/rtg/rtg-first-day.json')), MAPS.gettysburg],
  'rtg-armies-meet': [as(() => import('./titles/rtg/rtg-armies-meet.json')), MAPS.gettysburg],
  'siv-lewiston': [as(() => import('./titles/siv/siv-lewiston.json')), MAPS.portRepublic],
  'siv-between-two-armies': [as(() => import('./titles/siv/siv-between-two-armies.json')), MAPS.portRepublic],
  'slb-jacksons-flank-march': [as(() => import('./titles/slb/slb-jacksons-flank-march.json')), MAPS.fredericksburg],
  'slb-chancellorsville': [as(() => import('./titles/slb/slb-chancellorsville.json')), MAPS.fredericksburg],
  'otr-beaver-dam-to-boatswains': [as(() => import('./titles/otr/otr-beaver-dam-to-boatswains.json')), MAPS.sevenDays],
  'otr-to-the-james': [as(() => import('./titles/otr/otr-to-the-james.json')), MAPS.sevenDays],
  'gtc-across-the-pamunkey': [as(() => import('./titles/gtc/gtc-across-the-pamunkey.json')), MAPS.pamunkey],
  'bac-crossing-chickamauga-creek': [
    as(() => import('./titles/bac/bac-crossing-chickamauga-creek.json')),
    MAPS.chickamauga,
  ],
  'bac-battle-of-chickamauga': [as(() => import('./titles/bac/bac-battle-of-chickamauga.json')), MAPS.chickamauga],
  'btc-fredericksburg': [as(() => import('./titles/btc/btc-fredericksburg.json')), MAPS.fredericksburg],
  'rwh-monocacy': [as(() => import('./titles/rwh/rwh-monocacy.json')), MAPS.monocacy],
  'rwh-early-before-washington': [as(() => import('./titles/rwh/rwh-early-before-washington.json')), MAPS.monocacy],
};

/** The two files of a scenario; null: there is no such scenario. */
export async function fetchScenario(id: string): Promise<Fetched | null> {
  const files = FILES[id];
  if (!files) return null;
  const [scenario, map] = await Promise.all(files.map(file => file()));
  return { scenario: scenario!.default as Scenario, map: map!.default as MapFile };
}

async function fetched(id: string): Promise<void> {
  const { isLaid, lay } = await import('./data/index.ts');
  if (isLaid(id)) return;
  const found = await fetchScenario(id);
  if (found) lay(found);
}

/** How the game is entered: its tile, and the parts that are fetched when they are needed. */
export const entry = {
  tile,
  seats: () => import('./state.ts').then(({ seats }) => seats),
  game: () => import('./game.ts').then(({ game }) => game),
  book: () => import('./text/index.ts').then(({ book }) => book),
  picture: () => import('./picture.ts').then(({ picture }) => picture),
  mind: () => import('./bot.ts').then(({ mind }) => mind),
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  data: (scenario?: string): Promise<unknown> => data(scenario),
};

/** Fetches what a scenario is played with; none named: what all are. */
export const data = (scenario?: string): Promise<unknown> =>
  Promise.all((scenario === undefined ? Object.keys(FILES) : [scenario]).map(fetched));
