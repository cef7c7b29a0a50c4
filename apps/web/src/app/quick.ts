import type { Seat, Setup } from '@bivouac/kernel';
import type { Pace } from '@bivouac/room';
import { isTaught } from '../games/index.ts';
import { api, type PreparedDice, type SeatWish, somebody } from '../net/api.ts';
import { local } from '../net/local.ts';
import type { LocalPlayer } from '../worker/store.ts';
import { Trouble } from '../worker/trouble.ts';
import type { LobbyTile } from './games.ts';
import { level } from './level.ts';
import { language } from './reader.ts';
import { go } from './router.ts';

export type Mode = 'hotSeat' | 'bot' | 'serverBot' | 'invite' | 'open';

/** Everything agreed before a game. */
export interface Wish {
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  readonly mode: Mode;
  readonly mine: Seat;
  readonly number: string;
  readonly pace: Pace;
  readonly public: boolean;
  readonly dice?: PreparedDice; // promised beforehand
}

/** A number nobody thought of. */
export function anyNumber(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((high! * 2 ** 20 + (low! >>> 12)) % 10 ** 12).padStart(12, '0');
}

const person: LocalPlayer = { name: '', kind: 'person' };
const levelOf = (game: string): string => (isTaught(game) ? level.value : 'random');

const ticketOf = (dice: PreparedDice | undefined) => (dice ? { ticket: dice.ticket } : {});

async function openLocal({ game, setup, seats, mode, mine, number, dice }: Wish): Promise<string> {
  const bot: LocalPlayer = { name: '', kind: 'bot', level: levelOf(game) };
  const playerAt = (seat: Seat): LocalPlayer => (mode === 'hotSeat' || seat === mine ? person : bot);
  const players = Object.fromEntries(seats.map(seat => [seat, playerAt(seat)]));
  const numbers = { [mine]: number };
  void navigator.storage?.persist?.().catch(() => false); // so that the browser does not throw games away
  const { id } = await local('create', { game, setup, players, numbers, ...ticketOf(dice) });
  return `/local/${id}`;
}

async function openServer({
  game,
  setup,
  seats,
  mode,
  mine,
  number,
  pace,
  dice: shown,
  ...wish
}: Wish): Promise<string> {
  const dice = shown ?? (await api.dice()); // the server is bound before it hears our number
  await somebody(language.value);
  const other = otherSeat(game, mode);
  const wishes = Object.fromEntries(seats.map(seat => [seat, seat === mine ? ('me' as const) : other]));
  const agreed = { game, setup, seats: wishes, pace, number, public: mode === 'open' || wish.public };
  const { id, commitment } = await api.make({ ...agreed, ...ticketOf(dice) });
  if (dice.commitment !== commitment) throw new Trouble({ key: 'local.otherDice' });
  return `/table/${id}`;
}

function otherSeat(game: string, mode: Mode): SeatWish {
  if (mode === 'serverBot') return `bot:${levelOf(game)}` as SeatWish;
  return mode === 'open' ? 'open' : 'invite';
}

/** Opens the table and goes there. */
export async function openTable(wish: Wish): Promise<void> {
  const here = wish.mode === 'hotSeat' || wish.mode === 'bot';
  go(await (here ? openLocal(wish) : openServer(wish)));
}

/** A guided first game, on this device. */
export async function openLesson({ id: game }: LobbyTile): Promise<void> {
  const { id } = await local('lesson', { game });
  go(`/local/${id}`);
}

/** The second of two clicks. */
export function quickStart({ id, quick }: LobbyTile, mode: Mode): Promise<void> {
  const { scenario, seats, mine: own = seats[0]! } = quick!;
  const mine = mode === 'bot' ? own : seats[0]!;
  return openTable({
    ...{ game: id, setup: { scenario, options: [] }, seats, mode, mine, number: anyNumber() },
    ...{ pace: { kind: 'free' }, public: false },
  });
}
