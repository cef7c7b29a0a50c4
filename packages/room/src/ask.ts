/** An order of every game: to be asked even when the rules leave only one answer. */
export const ASK = 'ask-me';
