import type { Locator, Page } from 'playwright-core';
import { pressSeen } from './hands.ts';

// Somebody who plays Longstreet Lite by what the page shows. How a button is pressed and a regiment moved is the hand's own.

interface Button {
  readonly name: string;
  readonly key: string; // as it is written on it
  readonly main: boolean;
}
export interface Seen {
  readonly over: boolean;
  readonly mine: boolean;
  readonly count: number; // actions in force
  readonly asked: string;
  readonly buttons: readonly Button[];
  readonly own: readonly string[]; // pieces of one's own that may be chosen
  readonly enemies: readonly string[]; // of the enemy
  readonly goals: number; // places
  readonly held: boolean; // a unit is in hand
  readonly ahead: 1 | -1; // where the enemy is: up or down the screen
}
export interface Hands {
  /** Something outside the table: a box to tick, a button. */
  use(page: Page, what: Locator): Promise<unknown>;
  press(page: Page, name: string): Promise<unknown>;
  main(page: Page): Promise<unknown>;
  /** Puts back what is in hand and cannot go anywhere. */
  back(page: Page): Promise<unknown>;
  /** A place for the regiment in hand. */
  place(page: Page): Promise<unknown>;
  /** Takes a unit up and moves it towards the enemy; it is not set down yet. */
  advance(page: Page, unit: string, ahead: 1 | -1): Promise<unknown>;
  /** Chooses a unit: whoever charges, or whom he charges. */
  choose(page: Page, unit: string, said: RegExp): Promise<unknown>;
}

export const see = (page: Page): Promise<Seen> => page.evaluate(seenHere);

/** In the page. */
function seenHere(): Seen {
  const prompt = document.getElementById('prompt');
  const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
  const side = prompt?.classList.contains('cs') ? 'cs' : 'us';
  const busy = document.querySelector('.order[aria-disabled="true"]:not(.off), .tablebody[aria-busy="true"]') !== null;
  const middle = (of: readonly HTMLElement[]): number =>
    of.reduce((sum, each) => sum + each.getBoundingClientRect().y, 0) / Math.max(1, of.length);
  const isOwn = (piece: HTMLElement): boolean => piece.querySelector(`.pc.${side}`) !== null;
  const pieces = all('.pieces [data-sprite]').filter(piece => piece.querySelector('.pc.us, .pc.cs') !== null);
  const slugs = (of: readonly HTMLElement[]): string[] => of.map(piece => piece.dataset['sprite'] ?? '');
  const may = pieces.filter(piece => piece.matches('.can'));
  return {
    over: document.querySelector('.end, .endagain') !== null,
    mine: prompt?.classList.contains('mine') === true && !busy,
    count: Number(document.querySelector('.replay .live small')?.textContent?.slice(1) ?? 0),
    asked: prompt?.innerText ?? '',
    buttons: all('.order:not(.off)')
      .filter(button => button.checkVisibility())
      .map(button => ({
        name: button.childNodes[0]?.textContent ?? '',
        key: button.querySelector('.key')?.textContent ?? '',
        main: button.matches('.pri'),
      })),
    own: slugs(may.filter(isOwn)),
    enemies: slugs(may.filter(piece => !isOwn(piece))),
    goals: all('.goals .goal').length,
    held: document.querySelector('.turnhandle') !== null,
    ahead: middle(pieces.filter(piece => !isOwn(piece))) < middle(pieces.filter(isOwn)) ? 1 : -1,
  };
}

const MUSTER = ['Small brigade', 'Drop the last']; // 17 bases: a breakpoint of 9
const NOTHING = /^(No interrupt|Do not re-form|No morale card|No card for|Name nobody|Let them lie|Put back)/;
const PHASES = ['Fire', 'Movement', 'Combat'];
/** Two marches, then fire and a march, then charges, and so on. */
const planOf = (turn: number): readonly string[] =>
  turn <= 2 ? ['movement'] : turn % 2 === 1 ? ['fire', 'movement'] : ['combat'];

/** A player in the course of a game. */
export class Player {
  readonly page: Page;
  readonly hands: Hands;
  turns = 0;
  mustered = 0;
  tried = new Set<string>(); // units in this phase
  moves = 0;
  charges = 0;
  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  /** One decision, or part of it. */
  async play(seen: Seen): Promise<void> {
    const has = (name: string): boolean => seen.buttons.some(button => button.name.startsWith(name));
    if (has('Small brigade') || has('Muster')) return this.#muster();
    if (seen.buttons.some(({ name, main }) => PHASES.includes(name) && !main)) return this.#call(seen);
    if (has('End the movement')) return this.#move(seen);
    if (has('No charge') || has('End the charges')) return this.#charge(seen);
    const isOpen = !seen.buttons.some(({ main }) => main);
    if (isOpen && seen.held) return void (await this.hands.back(this.page));
    if (isOpen && seen.enemies.length > 0) return this.#target(seen);
    if (isOpen && seen.goals > 0) return void (await this.hands.place(this.page));
    if (seen.buttons.length === 0 && seen.own.length > 0)
      return void (await this.hands.choose(this.page, seen.own[0]!, /./)); // whose retreat comes first
    return this.#answer(seen);
  }
  async #answer({ buttons }: Seen): Promise<void> {
    if (buttons.some(({ main }) => main)) return void (await this.hands.main(this.page));
    const { name } = buttons.find(button => NOTHING.test(button.name)) ?? buttons[0] ?? { name: '' };
    await this.hands.press(this.page, name); // without a name: whatever comes first, if need be in the menu
  }
  async #muster(): Promise<void> {
    const next = MUSTER[this.mustered++];
    if (next) await this.hands.press(this.page, next);
    else await this.hands.main(this.page);
  }
  async #call({ buttons }: Seen): Promise<void> {
    this.tried.clear();
    const isFirst = buttons.some(({ name }) => name === 'Fire');
    if (isFirst) this.turns++;
    const plan = planOf(this.turns);
    const phase = isFirst ? plan[0]! : plan.at(-1)!;
    const wished = phase.charAt(0).toUpperCase() + phase.slice(1);
    await this.hands.press(this.page, buttons.some(({ name }) => name === wished) ? wished : buttons[0]!.name);
  }
  async #move({ own, ahead, buttons }: Seen): Promise<void> {
    if (buttons.some(({ name }) => name === 'Set down')) return void (await this.hands.main(this.page));
    const unit = own.find(each => !this.tried.has(each));
    if (!unit) return void (await this.hands.press(this.page, 'End the movement'));
    this.tried.add(unit);
    await this.hands.advance(this.page, unit, ahead);
    this.moves++;
  }
  async #charge({ own, buttons }: Seen): Promise<void> {
    const unit = own.find(each => !this.tried.has(each));
    const end = buttons.find(({ name }) => /^(No charge|End the charges)/.test(name))!;
    if (!unit) return void (await this.hands.press(this.page, end.name));
    this.tried.add(unit);
    await this.hands.choose(this.page, unit, /^Charge with/);
  }
  async #target({ enemies }: Seen): Promise<void> {
    await this.hands.choose(this.page, enemies[0]!, / charges /);
    this.charges++;
  }
}

const piece = (page: Page, unit: string): Locator => page.locator(`.pieces [data-sprite="${unit}"] .ll-bs`).first();
export async function middleOf(page: Page, unit: string): Promise<[number, number]> {
  const box = (await piece(page, unit).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}
export const orderNamed = (page: Page, name: string): Locator =>
  page.locator('.order:not(.off)').filter({ hasText: name, visible: true }).first();
export const mainOrder = (page: Page): Locator =>
  page.locator('.order.pri:not(.off)').filter({ visible: true }).first();

const LOOKS = 40; // a press may change nothing

/** Whoever is to decide plays, as long as this holds; says what was to be seen last. */
export async function playWhile(players: readonly Player[], isOn: (all: readonly Seen[]) => boolean): Promise<Seen[]> {
  const look = (): Promise<Seen[]> => Promise.all(players.map(({ page }) => see(page)));
  let all = await look();
  for (let presses = 0; isOn(all); ) {
    const who = all.findIndex(({ mine }) => mine);
    if (presses > MOST)
      throw new Error(`no end after ${presses} presses: ${all.map(({ asked }) => asked).join(' | ')}`);
    if (who >= 0) presses++;
    if (who >= 0) await players[who]!.play(all[who]!);
    const before = JSON.stringify(all[Math.max(0, who)]);
    for (let looks = 0; looks < LOOKS; looks++) {
      all = await look();
      if (JSON.stringify(all[Math.max(0, who)]) !== before || !isOn(all)) break;
      await players[0]!.page.waitForTimeout(15);
    }
  }
  return all;
}
const MOST = 600;

/** Presses an order, if need be out of the menu of the rarer ones. */
export async function pressOrder(page: Page, name: string, how: 'click' | 'tap'): Promise<void> {
  const order = orderNamed(page, name);
  if (!(await order.isVisible())) await pressSeen(page.locator('.more > .btn').filter({ visible: true }), how);
  await pressSeen(order, how);
}
