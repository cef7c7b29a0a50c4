import { join } from 'node:path';

/** Everything that can be set from outside. Without any of it the server runs. */
export interface Config {
  readonly port: number;
  readonly portGiven: boolean;
  readonly host: string;
  readonly data: string; // folder
  readonly database: string; // PostgreSQL address or file
  readonly web: string; // built client
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  readonly limits: boolean;
  readonly smtp: string | null;
  readonly mailFrom: string;
  readonly metrics: string | null; // the word by which metrics are told; null: to nobody
  readonly privateHooks: boolean; // webhooks to private addresses
  readonly noticeDelay: number; // milliseconds
}

type Env = Readonly<Record<string, string | undefined>>;

/** Throws an error whose message can be shown as it is. */
export function configFrom(env: Env, root: string): Config {
  const data = env['BIVOUAC_DATA'] ?? join(root, 'data');
  const publicUrl = env['BIVOUAC_PUBLIC_URL'] ?? null;
  if (publicUrl !== null && !/^https?:\/\/[^/]+$/.test(publicUrl)) {
    throw new Error(
      `BIVOUAC_PUBLIC_URL should look like https://play.example.org, without a path; it is "${publicUrl}".`,
    );
  }
  return {
    port: whole(env, 'PORT', 8080, 65_535),
    portGiven: env['PORT'] !== undefined,
    host: env['HOST'] ?? '::',
    data,
    database: env['BIVOUAC_DATABASE_URL'] || join(data, 'bivouac.sqlite'),
    web: env['BIVOUAC_WEB'] ?? join(root, 'apps', 'web', 'dist'),
    publicUrl,
    trustProxy: env['BIVOUAC_TRUST_PROXY'] === '1',
    limits: env['BIVOUAC_RATE_LIMITS'] !== 'off',
    smtp: env['BIVOUAC_SMTP'] ?? null,
    mailFrom: env['BIVOUAC_MAIL_FROM'] ?? 'Bivouac <bivouac@localhost>',
    metrics: env['BIVOUAC_METRICS'] || null,
    privateHooks: env['BIVOUAC_PRIVATE_HOOKS'] === '1',
    noticeDelay: whole(env, 'BIVOUAC_NOTICE_SECONDS', 60, 86_400) * 1000,
  };
}

function whole(env: Env, name: string, otherwise: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`${name} should be a whole number up to ${most}; it is "${text}".`);
  return Number(text);
}
