import { type Desk, type Draft, type Offer, pointedTo, type Target, type Touched } from '@bivouac/desk';
import { look, type Text, type Types } from '@bivouac/kernel';
import type { TestTable } from './table.ts';

type Next<X extends Types> = { readonly next: Target<X['action']>['next'] };

/** A table seen through the desk, with a draft in the making: `click` a place, a piece or a card, `press` a button. */
export class DeskBoard<X extends Types, T extends TestTable<X>> {
  draft: Draft;
  readonly table: T;
  readonly #desk: Desk<X>;
  readonly #check: (text: Text) => void; // every reason given

  constructor(desk: Desk<X>, table: T, check: (text: Text) => void) {
    this.#desk = desk;
    this.table = table;
    this.#check = check;
    this.draft = desk.start;
  }

  get seat(): string {
    return this.table.seat;
  }
  get offer(): Offer<X['action']> {
    return this.#desk.offer(look(this.table.game, this.table.state, this.seat), this.seat, this.draft);
  }
  target = (name: string): Target<X['action']> | undefined =>
    this.offer.targets.find(({ at }) => pointedTo(at) === name);
  button = (key: string) => this.offer.buttons.find(({ label }) => label.key === `desk.${key}`);
  places = (): string[] => this.offer.targets.flatMap(({ at }) => ('place' in at ? [at.place] : [])).sort();
  sprites = (): string[] => this.offer.targets.flatMap(({ at }) => ('sprite' in at ? [at.sprite] : [])).sort();
  cards = (): string[] => (this.offer.cards ?? []).map(({ card }) => card);

  click(name: string): this {
    return this.#follow(this.target(name) ?? this.offer.cards?.find(({ card }) => card === name), name);
  }
  press(key: string): this {
    const button = this.button(key);
    if (button?.refused) throw new Error(`${key} is refused: ${button.refused.key}`);
    return this.#follow(button, key);
  }
  #follow(way: Next<X> | undefined, name: string): this {
    if (!way) throw new Error(`nothing is offered for ${name}: ${this.places()} ${this.sprites()} ${this.cards()}`);
    if ('action' in way.next) {
      this.table.act(way.next.action, this.seat);
      this.draft = this.#desk.start;
    } else this.draft = way.next.draft;
    return this;
  }

  why(at: Touched, seat: string = this.seat): Text | null {
    const why = this.#desk.whyNot(look(this.table.game, this.table.state, seat), seat, this.draft, at);
    if (why) this.#check(why);
    return why;
  }
}
