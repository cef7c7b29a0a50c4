import { choices, type Event, look, pending, prompt, type Seat, type State, type Types, view } from '@bivouac/kernel';
import type { Faults } from './checks.ts';
import type { Kit, Moment } from './kit.ts';
import { heardBy, offerTo, seatsAt, toldTo } from './leak.ts';

const FIRST_ID = 1000; // things that can be hidden are numbered from here
const OF_A_ROLL = ['die', 'sides', 'draw'];
const MOST_SCANNED = 400;

/** What a seat must not come across. */
interface Secrets {
  readonly ids: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

/** The ids that lie in the vault or behind another's screen, and nowhere this seat may look. */
export function secretsFrom<X extends Types>(kit: Kit<X>, state: State<X>, seat: Seat | null): Secrets {
  const ids = new Set<number>();
  const own = new Set(Object.keys(look(kit.game, state, seat).hands));
  const gather = (id: number): void => void ids.add(id);
  idsIn(kit, state.vault, gather);
  for (const screen of Object.keys(state.hands)) if (!own.has(screen)) idsIn(kit, state.hands[screen], gather);
  for (const id of kit.mayKnow?.(state, seat) ?? []) ids.delete(id);
  return { ids, words: new Set(kit.hiddenWords?.(state, seat) ?? []) };
}

function idsIn<X extends Types>(kit: Kit<X>, value: unknown, gather: (id: number) => void): void {
  walk(value, kit.notIds ?? [], item => typeof item === 'number' && item >= FIRST_ID && gather(item));
}

/** Every number and word in plain data, keys of records included; fields of these names are passed over. */
function walk(value: unknown, except: readonly string[], visit: (item: number | string) => void): void {
  if (typeof value === 'number' || typeof value === 'string') return visit(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, except, visit);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (except.includes(key)) continue;
    if (/^\d+$/.test(key)) visit(Number(key));
    walk(item, except, visit);
  }
}

/** The secrets that turn up in something shown. */
function betrayed<X extends Types>(kit: Kit<X>, shown: unknown, secrets: Secrets): readonly (string | number)[] {
  const found = new Set<string | number>();
  walk(shown, [...(kit.notIds ?? []), ...OF_A_ROLL], item => {
    if (typeof item === 'number') return secrets.ids.has(item) && found.add(item);
    if (secrets.words.has(item)) found.add(item);
    for (const digits of item.match(/\d{4,}/g) ?? []) if (secrets.ids.has(Number(digits))) found.add(Number(digits));
  });
  return [...found];
}

/** (3) No id of a hidden thing occurs in a view, a question or a choice. */
export function idFaults<X extends Types>(kit: Kit<X>, state: State<X>): Faults {
  return [...seatsAt(kit, state), null].flatMap(seat => {
    const secrets = secretsFrom(kit, state, seat);
    const seen = look(kit.game, state, seat);
    const asked = { prompt: prompt(kit.game, state), offer: offered(kit, state, seat) };
    const told = seat === null ? {} : toldTo(kit, seen, seat, 1);
    const shown = { ...view(kit.game, state, seat), ...asked, ...told };
    return Object.entries(shown).flatMap(([part, value]) =>
      betrayed(kit, value, secrets).map(secret => `${seat ?? 'a stranger'} reads ${secret} in the ${part}`),
    );
  });
}

function offered<X extends Types>(kit: Kit<X>, state: State<X>, seat: Seat | null): unknown {
  if (seat === null || !pending(kit.game, state).includes(seat)) return null;
  const seen = look(kit.game, state, seat);
  const all = choices(kit.game, seen, seat);
  return all.kind === 'list' ? all.actions.slice(0, MOST_SCANNED) : offerTo(kit, seen, seat, 1);
}

/** (3) Nor in an event this seat hears. */
export function heardFaults<X extends Types>(kit: Kit<X>, { played }: Pick<Moment<X>, 'played'>): Faults {
  return [...seatsAt(kit, played.state), null].flatMap(seat => {
    const secrets = secretsFrom(kit, played.state, seat);
    return heardBy(kit, played, seat)
      .filter(event => !kit.reveals?.includes(event.key))
      .flatMap(event =>
        betrayed(kit, toldBy(event), secrets).map(secret => `${seat ?? 'a stranger'} hears ${secret} in ${event.key}`),
      );
  });
}

/** All that an event says: its arguments and what it is. */
const toldBy = ({ key: _key, rule: _rule, only: _only, ...told }: Event): object => told;
