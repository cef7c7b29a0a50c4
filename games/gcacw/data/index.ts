import { drawer } from '@bivouac/edition';
import { type Campaign, compileCampaign, type Side } from './campaign.ts';
import { type Fetched, SIDES, type Tables, type TitleFile } from './edition.ts';
import scenariosFile from './scenarios.json' with { type: 'json' };
import tablesFile from './tables.json' with { type: 'json' };
import titlesFile from './titles.json' with { type: 'json' };

export * from './board.ts';
export * from './campaign.ts';
export {
  ARMS,
  CAUSES,
  CROSSINGS,
  type Fetched,
  LEVELS,
  type LeaderData,
  type MapFile,
  OPTIONS,
  type OptionId,
  type Reinforcement,
  ROUTES,
  type Scenario,
  SIDES,
  SIZES,
  type SideName,
  type SpecialRule,
  type Tables,
  TERRAINS,
  TITLES,
  type Title,
  type TitleCode,
  type UnitData,
  type VictoryItem,
  WATERS,
  WORKS,
} from './edition.ts';

export const tables = tablesFile as unknown as Tables;
export const titles = titlesFile as unknown as Required<TitleFile>;
/** Every scenario of the series: its title, and the map it is played on. */
export const scenarios: readonly {
  readonly id: string;
  readonly title: string;
  readonly map: string;
  readonly options: readonly string[]; // those that say nothing in most others
}[] = scenariosFile;

export const BOTH: readonly Side[] = [0, 1];
export const enemyOf = (side: Side): Side => (1 - side) as Side;
export const sideNumber = (name: string): Side => SIDES.indexOf(name as (typeof SIDES)[number]) as Side;

const campaigns = drawer<Campaign>('scenario');
const names = new Map<string, string>();
/** Lays in what a scenario is played with; the entry does so, and tests. */
export function lay(fetched: Fetched): void {
  const { id, title } = fetched.scenario;
  if (campaigns.has(id)) return;
  const campaign = compileCampaign(fetched, tables, titles[title]!);
  campaigns.put(id, campaign);
  for (const each of [...campaign.units.data, ...campaign.leaders.data]) names.set(each.id, each.name);
}
/** What a unit or leader is called, wherever it fights; an unknown slug names itself. */
export const nameOf = (slug: string): string => names.get(slug) ?? slug;
export const isLaid = (scenario: string): boolean => campaigns.has(scenario);

let latest: Campaign | null = null;
let asked = '';
/** What a scenario is played with. Asked at every turn, and nearly always by the very string of the last time, which is compared at once. */
export function campaignNamed(id: string): Campaign {
  if (latest === null || asked !== id) latest = campaigns.of(id);
  asked = id;
  return latest;
}
