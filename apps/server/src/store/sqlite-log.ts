import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const toDisk = promisify(fdatasync);

/** What the embedded database has written ahead. */
export interface Log {
  /** On disk is what was written before, while everybody else goes on. */
  sync(): Promise<void>;
  close(): void;
}

/** The database keeps its log file as long as it is open, and begins it anew in place. */
export function logOf(path: string): Log {
  let file: number | null = null;
  return {
    sync() {
      file ??= openSync(`${path}-wal`, 'r+');
      return toDisk(file);
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
