import type { BotSays } from './says/bot.ts';
import type { CombatSays } from './says/combat.ts';
import type { LiSays } from './says/li.ts';
import type { MarchSays } from './says/march.ts';
import type { SpecialSays } from './says/special.ts';
import type { TurnSays } from './says/turn.ts';
import type { WorksSays } from './says/works.ts';

/** Every sentence of the game: its key and what it is about. Each group of chapters has its own part here, in `en/` and in `fr/`. */
export interface Says extends TurnSays, MarchSays, WorksSays, SpecialSays, CombatSays, LiSays, BotSays {}
export type Key = keyof Says;
