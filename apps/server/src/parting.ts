const NO_ROOM = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'];

/** What the server says when it cannot go on. */
export function parting({ message, code }: Error & { readonly code?: string }): string {
  const said = message || code || 'It ended without a word';
  return NO_ROOM.includes(code ?? '') ? `${said}. Make room on that disk and start again; nothing is lost.` : said;
}
