/** Elements that are opened are closed, in order; no attribute twice, no bare sign, no number that is none. */
export function troubles(svg: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = svg.replace(
    /<(\/?)([\w-]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, end, name, attributes, empty) => {
      const names = [...String(attributes).matchAll(/\s([\w:-]+)=/g)].map(match => match[1]);
      if (new Set(names).size !== names.length) found.push(`${name} says something twice`);
      if (end && open.pop() !== name) found.push(`${name} is closed before it is opened`);
      if (!end && !empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`never closed: ${open.join()}`);
  if (/[<>]|&(?!\w+;)/.test(rest)) found.push(`stray sign in ${rest.slice(0, 80)}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('something is not a number');
  return found;
}
