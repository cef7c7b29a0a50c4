import { type Draft, type Offer, sameFinger } from '@bivouac/desk';
import { pending, play, questionName, refusal, type Seat, view } from '@bivouac/kernel';
import type { reflex } from '../bot/ideas.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import type { Action, CampaignState } from '../state.ts';

/** Somebody at the board: clicks are counted; what follows a click by itself is sent as a client sends it. */
export class Hand {
  clicks = 0;
  draft: Draft = desk.start;
  state: CampaignState;
  constructor(state: CampaignState) {
    this.state = state;
  }

  get seat(): Seat {
    return pending(game, this.state)[0]!;
  }
  get question(): string {
    return questionName(view(game, this.state, this.seat)) ?? '';
  }
  get offer(): Offer<Action> {
    return desk.offer(view(game, this.state, this.seat), this.seat, this.draft);
  }
  at(place: string): this {
    return this.follow(this.offer.targets.find(({ at }) => sameFinger(at, { place })));
  }
  on(sprite: string): this {
    return this.follow(this.offer.targets.find(({ at }) => sameFinger(at, { sprite })));
  }
  /** A button by its key; none: the main one, as Enter does. */
  press(key?: string): this {
    const { buttons } = this.offer;
    const found = buttons.find(({ label, primary }) => (key ? label.key === `desk.${key}` : primary));
    return this.follow(found && !found.refused ? found : undefined);
  }
  /** Whoever else is asked answers by itself, until this seat is. */
  others(mine: Seat, answer: typeof reflex): void {
    while (this.seat !== mine) this.act(this.seat, answer(view(game, this.state, this.seat), this.seat, () => 0)!);
  }
  private follow(way: { readonly next: Offer<Action>['buttons'][number]['next'] } | undefined): this {
    if (!way) throw new Error(`${this.question} does not offer that`);
    this.clicks++;
    const { next } = way;
    if ('draft' in next) {
      this.draft = next.draft;
      return this;
    }
    const { seat } = this;
    this.act(seat, next.action);
    for (const action of next.onward ?? []) {
      if (!pending(game, this.state).includes(seat) || refusal(game, view(game, this.state, seat), seat, action)) break;
      this.act(seat, action);
    }
    this.draft = next.begins ?? desk.start;
    return this;
  }
  private act(seat: Seat, action: Action): void {
    this.state = play(game, this.state, seat, action).state;
  }
}
