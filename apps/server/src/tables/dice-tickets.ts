import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { commitment } from '@bivouac/kernel';
import { Trouble } from '../http/trouble.ts';
import { newSecret } from '../ids.ts';

const TICKET_MS = 3_600_000;
const CIPHER = 'aes-256-gcm';
const [NONCE, TAG, TIME, SECRET] = [12, 16, 8, 32]; // bytes

/** Dice made before their table: the secret is sealed into the ticket, so that any process of the house can open it. */
export class DiceTickets {
  readonly #key: Buffer;

  constructor(houseKey: string) {
    this.#key = createHmac('sha256', houseKey).update('dice ticket').digest();
  }

  prepare(now = Date.now()): { ticket: string; commitment: string } {
    const secret = newSecret();
    return { ticket: this.#seal(secret, now + TICKET_MS), commitment: commitment(secret) };
  }

  /** The secret in a ticket, if we sealed it and it is not too old. */
  secretIn(ticket: string, now = Date.now()): string {
    const opened = this.#open(Buffer.from(ticket, 'base64url'));
    if (!opened || Number(opened.readBigUInt64BE()) <= now) throw new Trouble(409, 'server.ticket');
    return opened.subarray(TIME).toString('hex');
  }

  /** The one table a secret can have: a second one would need the same name. */
  tableOf = (secret: string): string =>
    createHmac('sha256', this.#key).update(`table ${secret}`).digest().subarray(0, 12).toString('base64url');

  #seal(secret: string, expires: number): string {
    const time = Buffer.alloc(TIME);
    time.writeBigUInt64BE(BigInt(expires));
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG });
    const sealed = Buffer.concat([cipher.update(time), cipher.update(secret, 'hex'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  #open(bytes: Buffer): Buffer | null {
    if (bytes.length !== NONCE + TAG + TIME + SECRET) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    } catch {
      return null;
    }
  }
}
