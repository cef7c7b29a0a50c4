import {
  copy,
  type Game,
  look,
  questionName,
  type Rule,
  refusal,
  type Seat,
  type State,
  scriptedDice,
  type Text,
  type Types,
} from '@bivouac/kernel';

/** The same position with dice that will show these faces. */
export function scripted<X extends Types>(_game: Game<X>, state: State<X>, ...faces: number[]): State<X> {
  return { ...copy(state), dice: scriptedDice(...faces) };
}

/** A rule test that scripts a die must need it. */
export function allDiceUsed<X extends Types>({ dice }: State<X>): void {
  if (dice.kind !== 'scripted') throw new Error('the dice of this position are not scripted');
  const left = dice.faces.slice(dice.drawn);
  if (left.length > 0) throw new Error(`${left.length} scripted dice were not rolled: ${left.join(', ')}`);
}

/** This seat may not do this, and is told this rule. */
export function expectRefused<X extends Types>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  action: X['action'],
  rule: Rule,
): Text {
  const why = refusal(game, look(game, state, seat), seat, action);
  const what = `${seat} ${JSON.stringify(action)} at ${questionName(state)}`;
  if (!why) throw new Error(`${what} is allowed, but ${rule} forbids it`);
  if (why.rule !== rule) throw new Error(`${what} is refused by ${why.rule ?? 'no rule'} (${why.key}), not by ${rule}`);
  return why;
}

/** This seat may do this. */
export function expectAllowed<X extends Types>(game: Game<X>, state: State<X>, seat: Seat, action: X['action']): void {
  const why = refusal(game, look(game, state, seat), seat, action);
  if (why) throw new Error(`${seat} ${JSON.stringify(action)} is refused: ${why.key} ${why.rule ?? ''}`);
}
