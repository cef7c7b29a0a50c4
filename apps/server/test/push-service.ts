import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

// The other end of web push, as a browser and its push service have it: RFC 8030, 8188, 8291 and 8292.

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  answer: number; // the status given to the next
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.answer).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const service: PushService = { origin, pushed, answer: 201, close: () => server.close() };
  return service;
}

/** The keys a browser makes for a subscription. */
export function newKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return { pair, auth, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What was pushed, as only the subscriber can read it. */
export function opened({ body }: Pushed, { pair, auth }: Pick<ReturnType<typeof newKeys>, 'pair' | 'auth'>): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + idLength);
  const text = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2); // the last record ends with this mark and zeros
  return plain.subarray(0, end).toString();
}

export interface Vapid {
  readonly key: string; // of the server, as it was given to the subscriber
  readonly genuine: boolean; // signed with it
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** Who says he pushed it, and whether he did. */
export function sender({ headers }: Pushed): Vapid {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') },
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const genuine = verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'));
  return { key, genuine, claims: JSON.parse(String(Buffer.from(claims, 'base64url'))) };
}
