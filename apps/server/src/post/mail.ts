import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** By SMTP, or as a file in the outbox under this name. */
export async function sendMail(config: Config, name: string, mail: Mail): Promise<void> {
  const letter = { from: config.mailFrom, ...mail };
  if (config.smtp) return void (await createTransport(config.smtp).sendMail(letter));
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(letter);
  const folder = join(config.data, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 }); // a letter may hold the way back into an account
  const aside = join(config.data, `${name}.part`); // the outbox holds whole letters only
  await writeFile(aside, message as Buffer, { mode: 0o600 });
  await rename(aside, join(folder, `${name}.eml`));
}
