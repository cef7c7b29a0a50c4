import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Time } from '../time.ts';

// Where the server may call when a stranger names the address: nowhere inside.

const [inside4, inside6] = [new BlockList(), new BlockList()]; // apart: one list would take IPv4 for a part of IPv6
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
]) {
  inside4.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ...([
    ['::', 3], // the public internet is 2000::/3, and nothing else
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23], // tunnels to IPv4, and what has a purpose of its own
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
]) {
  inside6.addSubnet(net, bits, 'ipv6');
}

/** An address written as IPv6 may mean one of IPv4. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (mapped === undefined && /^::ffff:/i.test(address)) return true;
  return isIP(plain) === 6 ? inside6.check(plain, 'ipv6') : inside4.check(plain, 'ipv4');
}

/** The address of a webhook, if it may be called at all; names are looked at again when they are resolved. */
export function hookAddress(text: string, privately: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  if (privately) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? (isInside(host) ? null : url) : /(^|\.)localhost\.?$/.test(host) ? null : url;
}

/** Resolves names as usual and refuses those that lead inside. */
const outsideLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(each => !isInside(each.address));
    if (found.length === 0) return done(error ?? new Error('no public address'), '', 0);
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};

const PATIENCE_MS = 5000;

type Headers = Readonly<Record<string, string | number>>;
interface Call {
  readonly privately: boolean; // inside too
  readonly time: Time;
}

export const postJson = (url: URL, body: string, headers: Headers, call: Call): Promise<number> =>
  postBytes(url, Buffer.from(body), { 'content-type': 'application/json', ...headers }, call);

/** The status it was answered with. Follows no redirection and reads no answer. */
export function postBytes(url: URL, body: Buffer, headers: Headers, { privately, time }: Call): Promise<number> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const patience = new AbortController();
  const cancel = time.after(PATIENCE_MS, () => patience.abort()); // in all: one who answers a byte at a time is not waited for
  const options = {
    ...{ method: 'POST', ...(privately ? {} : { lookup: outsideLookup }) },
    signal: patience.signal,
    headers: { ...headers, 'content-length': body.length },
  };
  const answered = new Promise<number>((resolve, reject) => {
    const request = send(url, options, response => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
  return answered.finally(cancel);
}
