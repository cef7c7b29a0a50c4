import { question } from './compiled.ts';
import type { Game, Seat, State, Types, View } from './contract.ts';
import { besides, look, pending } from './view.ts';

/** Whether the open question can be answered from what is face up. */
export const isFaceUp = <X extends Types>(game: Game<X>, { stack }: Pick<View<X>, 'stack'>): boolean =>
  question(game, stack)?.decision.plain ?? false;

/** The only answer that the rules leave, and to whom; found in what is face up, so that giving it tells nothing. */
export function forcedAnswer<X extends Types>(
  game: Game<X>,
  state: State<X>,
): { readonly seat: Seat; readonly action: X['action'] } | null {
  const asked = question(game, state.stack);
  const [seat, ...others] = asked?.decision.plain ? pending(game, state) : [];
  if (!asked || seat === undefined || others.length > 0) return null;
  const seen = look(game, state, null);
  const offered = asked.decision.choices(seen, asked.frame.locals, seat);
  const [action, ...more] = offered.kind === 'list' ? offered.actions : [];
  const isOnly = action !== undefined && more.length === 0 && besides(game, seen, seat).length === 0;
  return isOnly ? { seat, action } : null;
}
