export const WIDTH = 100;

/** Breaks a line at spaces, never at no-break spaces; the lines that follow are set in. */
export const wrap = (line: string, indent: number): string => {
  const start = line.search(/[^ ]/);
  return fill(line.slice(0, start), line.slice(start).split(' '), ' ', indent);
};

/** A list after its head: breaks only between the items, unless one is wider than a line. */
export const flow = (head: string, items: readonly string[], indent: number, between = ', '): string =>
  fill(head, items, between, indent)
    .split('\n')
    .map(line => (line.length > WIDTH ? wrap(line, indent) : line))
    .join('\n');

function fill(head: string, items: readonly string[], between: string, indent: number): string {
  const lines: string[] = [];
  let line = head;
  for (const [i, item] of items.entries()) {
    const joined = i === 0 ? `${line}${item}` : `${line}${between}${item}`;
    if (i === 0 || joined.length < WIDTH)
      line = joined; // room for a comma
    else {
      lines.push(`${line}${between}`.trimEnd());
      line = `${' '.repeat(indent)}${item}`;
    }
  }
  return [...lines, line].join('\n');
}
