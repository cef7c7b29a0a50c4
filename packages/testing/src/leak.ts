import {
  type Action,
  besides,
  choices,
  copy,
  type Event,
  type Hidden,
  hash,
  look,
  namedDice,
  type Pick,
  pending,
  picker,
  play,
  playInPlace,
  prompt,
  questionName,
  refusal,
  type Seat,
  type State,
  start,
  type Text,
  type Types,
  type View,
  view,
  world,
} from '@bivouac/kernel';
import type { Faults } from './checks.ts';
import { type Kit, type Moment, messageOf } from './kit.ts';
import { brief, difference } from './plain.ts';
import { oneOf, randomAction, randomAnswer } from './playout.ts';

const SEEDS = 0x40000000;
const SAMPLES = 4;
const FURTHER = 30;
const ELSEWHERE = 12;

export const seatsAt = <X extends Types>({ game }: Kit<X>, state: State<X>): readonly Seat[] =>
  Object.keys(game.seats(state.setup));

/** The same position as this seat knows it, with all it cannot know replaced: hands, vault, dice, sealed answers. */
export function otherWorld<X extends Types>(
  kit: Kit<X>,
  state: State<X>,
  seat: Seat,
  hidden: Hidden<X>,
  pick: Pick,
): State<X> {
  const dice = namedDice(pick(SEEDS));
  const other = copy({ ...state, hands: hidden.hands, vault: hidden.vault, dice, sealed: { ...state.sealed } });
  for (const author of Object.keys(other.sealed)) {
    if (author !== seat) other.sealed[author] = randomAnswer(kit.game, look(kit.game, other, author), author, pick);
  }
  return other;
}

/** (1) Imagined worlds: whatever the hidden part is, this seat sees, is asked and is offered the same. */
export function worldFaults<X extends Types>(kit: Kit<X>, state: State<X>, pick: Pick): Faults {
  return seatsAt(kit, state).flatMap(seat => worldFaultsOf(kit, state, seat, pick).map(what => `${seat}: ${what}`));
}

function worldFaultsOf<X extends Types>(kit: Kit<X>, state: State<X>, seat: Seat, pick: Pick): string[] {
  const { game } = kit;
  const seed = pick(SEEDS);
  const seen = view(game, state, seat);
  const hidden = game.imagine(seen, picker(seed));
  const imagineAgain = (): string | null =>
    difference(hidden, game.imagine(look(game, state, seat), picker(seed)), 'imagine');
  const touched = difference(view(game, state, seat), seen);
  if (touched) return [`imagine changes the view it is given: ${touched}`];
  const other = otherWorld(kit, state, seat, hidden, pick);
  const faults = [...unlikeTo(kit, state, other, seat, seed), ...game.audit(other).map(impossible)];
  const cheat = imagineAgain();
  if (cheat) return [...faults, `imagine knows more than the view: ${cheat}`];
  return [...faults, ...stirred(kit, state, other, seat, seed, pick, imagineAgain)];
}

const impossible = (what: string): string => `imagines an impossible world: ${what}`;

function unlikeTo<X extends Types>(kit: Kit<X>, state: State<X>, other: State<X>, seat: Seat, seed: number): string[] {
  const here = seenBy(kit, state, seat, seed);
  const there = seenBy(kit, other, seat, seed);
  const differs = difference(here, there);
  return differs ? [`depends on what is hidden: ${differs}`] : [];
}

/** Everything a seat can observe at a position, as plain data. */
function seenBy<X extends Types>(kit: Kit<X>, state: State<X>, seat: Seat, seed: number): object {
  const { game } = kit;
  const seen = view(game, state, seat);
  const asked = { pending: pending(game, state), prompt: prompt(game, state) };
  return { view: seen, ...asked, offer: offerTo(kit, seen, seat, seed), told: toldTo(kit, seen, seat, seed) };
}

/** Refusals of what a person might try, and the odds of what he may do. */
export function toldTo<X extends Types>(
  { game, probe, chances }: Kit<X>,
  seen: View<X>,
  seat: Seat,
  seed: number,
): object {
  const pick = picker(seed);
  if (!pending(game, seen).includes(seat)) return {};
  const tried = probe ? Array.from({ length: SAMPLES }, () => probe(seen, seat, pick)) : [];
  const may = chances ? Array.from({ length: SAMPLES }, () => randomAnswer(game, seen, seat, pick)) : [];
  const refusals = tried.map(action => unechoed(refusal(game, seen, seat, action), action));
  return { refusals, odds: may.map(each => chances!(seen, each)) };
}

/** A refusal without the words of the attempt it answers: whoever said them knows them. */
function unechoed(why: Text | null, action: Action): Text | null {
  const said = JSON.stringify(action);
  const args = Object.entries(why?.args ?? {}).filter(([, value]) => !said.includes(JSON.stringify(value)));
  return why && { ...why, args: Object.fromEntries(args) };
}

/** What is offered, as plain data: the list, or samples of the space with the verdict on each. */
export function offerTo<X extends Types>({ game }: Kit<X>, seen: View<X>, seat: Seat, seed: number): object {
  const offered = choices(game, seen, seat);
  const extra = besides(game, seen, seat);
  if (offered.kind === 'list') return { actions: offered.actions, extra };
  const pick = picker(seed);
  const samples = Array.from({ length: SAMPLES }, () => offered.sample(pick));
  return { samples, checks: samples.map(sample => offered.check(sample)), outline: offered.outline?.() ?? null, extra };
}

/** Rules may remember nothing outside the state: other games are played, then the seat looks again. */
function stirred<X extends Types>(
  kit: Kit<X>,
  state: State<X>,
  other: State<X>,
  seat: Seat,
  seed: number,
  pick: Pick,
  imagineAgain: () => string | null,
): string[] {
  const before = seenBy(kit, state, seat, seed);
  playSome(kit, other, 1, pick);
  playSome(kit, start(kit.game, state.setup, namedDice(pick(SEEDS))).state, ELSEWHERE, pick);
  const differs = difference(before, seenBy(kit, state, seat, seed)) ?? imagineAgain();
  return differs ? [`depends on what was played elsewhere: ${differs}`] : [];
}

function playSome<X extends Types>({ game }: Kit<X>, state: State<X>, most: number, pick: Pick): void {
  for (let n = 0; n < most && pending(game, state).length > 0; n++) {
    const seat = oneOf(pending(game, state), pick);
    playInPlace(game, state, seat, randomAction(game, look(game, state, seat), seat, pick));
  }
}

/** A world made of a view and a dream can be played on, as search does. */
export function worldPlaysFaults<X extends Types>(kit: Kit<X>, state: State<X>, pick: Pick): Faults {
  const { game } = kit;
  return seatsAt(kit, state).flatMap(seat => {
    const seen = view(game, state, seat);
    const dream = world(seen, game.imagine(seen, pick), namedDice(pick(SEEDS)));
    try {
      playSome(kit, dream, FURTHER, pick);
      return game.audit(dream).map(what => `${seat}'s world became impossible: ${what}`);
    } catch (error) {
      return [`${seat}'s world cannot be played on at ${questionName(dream)}: ${messageOf(error)}`];
    }
  });
}

/** (2) Undo: an action that can be taken back shows its seat the same in every world. */
export function undoLeakFaults<X extends Types>(kit: Kit<X>, moment: Moment<X>, pick: Pick): Faults {
  const { before, seat, action, played } = moment;
  if (!played.undoable) return [];
  const { game } = kit;
  const other = otherWorld(kit, before, seat, game.imagine(view(game, before, seat), pick), pick);
  const there = play(game, other, seat, action);
  const differs =
    difference(view(game, played.state, seat), view(game, there.state, seat)) ??
    difference(heardBy(kit, played, seat), heardBy(kit, there, seat), 'events');
  return differs ? [`${brief(action)} can be taken back by ${seat} but told something: ${differs}`] : [];
}

/** (5) Next: with the same luck, an action leads every seat to the same in all its worlds, until something is shown. */
export function nextFaults<X extends Types>(kit: Kit<X>, moment: Moment<X>, pick: Pick): Faults {
  const { before, seat: actor, action } = moment;
  if (!kit.tells || Object.keys(before.sealed).length > 0) return []; // sealed answers are shown when the last is in
  return seatsAt(kit, before).flatMap(seat => {
    const luck = pick(SEEDS);
    const hidden = kit.game.imagine(view(kit.game, before, seat), pick);
    const other = { ...otherWorld(kit, before, seat, hidden, pick), dice: namedDice(luck) };
    if (refusal(kit.game, look(kit.game, other, actor), actor, action)) return [];
    const here = nextOf(kit, { ...before, dice: namedDice(luck) }, actor, action, seat);
    const differs = difference(here, nextOf(kit, other, actor, action, seat));
    return differs ? [`${brief(action)} by ${actor} tells ${seat} what is hidden: ${differs}`] : [];
  });
}

/** What a seat hears of an action until it learns something; then what all see, unless that was shown to all. */
function nextOf<X extends Types>(kit: Kit<X>, from: State<X>, actor: Seat, action: X['action'], seat: Seat): object {
  const { game, tells = [], reveals = [] } = kit;
  const played = play(game, from, actor, action);
  const { state } = played;
  const heard = heardBy(kit, played, seat);
  const learns = heard.findIndex(event => tells.includes(event.key) || reveals.includes(event.key));
  const asked = { pending: pending(game, state), prompt: prompt(game, state) };
  if (learns < 0) return { heard, ...asked, view: view(game, state, seat) };
  const before = { heard: heard.slice(0, learns), learns: heard[learns]!.key };
  if (heard.some(event => reveals.includes(event.key))) return before;
  return { ...before, ...asked, table: state.table, stack: state.stack };
}

/** The events this seat hears. */
export function heardBy<X extends Types>(
  { game }: Kit<X>,
  played: { readonly state: State<X>; readonly events: readonly Event[] },
  seat: Seat | null,
): readonly Event[] {
  const screens = seat === null ? [] : (game.seats(played.state.setup)[seat]?.screens ?? []);
  return played.events.filter(event => !event.only || event.only.some(screen => screens.includes(screen)));
}

/** (4) Stranger: the table and the stack, nothing else. */
export function strangerFaults<X extends Types>({ game }: Kit<X>, state: State<X>): Faults {
  const seen = view(game, state, null);
  const { seat: _seat, setup, table, hands, stack, sealed, ...more } = seen;
  const faults = Object.keys(more).map(key => `a stranger sees ${key}`);
  if (Object.keys(hands).length > 0) faults.push('a stranger sees a hand');
  if (Object.values<Action | null>(sealed).some(answer => answer !== null)) faults.push('a stranger sees an answer');
  if (hash([setup, table, stack]) !== hash([state.setup, state.table, state.stack])) {
    faults.push('a stranger sees another table');
  }
  return faults;
}
