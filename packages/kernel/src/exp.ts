/** e to the power of x, by halving and the series: sums and products only, so that every machine gets the same. */
export function exp(x: number): number {
  let small = x;
  let halved = 0;
  for (; Math.abs(small) > 1 / 8; halved++) small /= 2;
  let sum = 1;
  for (let i = 1, term = 1; i <= 10; i++) {
    term *= small / i;
    sum += term;
  }
  for (; halved > 0; halved--) sum *= sum;
  return sum;
}
