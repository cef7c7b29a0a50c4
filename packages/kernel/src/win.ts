/** How a scenario's margins turn into chances: found from finished games, see `arena --fit`. */
export interface WinFit {
  readonly shift: number; // points the first side is better off than the margin says
  readonly drift: number; // and so much more for every turn to come
  readonly scale: number; // points of margin that mean something at the very end
  readonly spread: number; // and what every turn to come adds
}

/** The first side's chance of winning at a margin, with so many turns to come. */
export function winAt({ shift, drift, scale, spread }: WinFit, margin: number, left: number): number {
  const x = (margin + shift + drift * left) / (scale + spread * left);
  const size = Math.abs(x);
  return 0.5 + (0.5 * x * (1 + size)) / (1 + size + x * x); // as steep as 1/2 in the middle, nearly sure from 5 on
}
