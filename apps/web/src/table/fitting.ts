/** How many of these labels fit; if not all, one place is for the menu. */
export function fitting(labels: readonly string[], room: number): number {
  let left = room;
  const fits = (label: string): boolean => {
    left -= label.length + 5;
    return left >= 0;
  };
  const count = labels.findIndex(label => !fits(label));
  return count < 0 ? labels.length : count;
}
