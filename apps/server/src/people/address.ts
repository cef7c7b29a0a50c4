import { isIPv6 } from 'node:net';

/** Who calls, for counting: an address of IPv4, or the network of IPv6 that one customer is given (/64). */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const split = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map(each =>
    each.replace(/^0+(?=.)/, ''),
  );
}
