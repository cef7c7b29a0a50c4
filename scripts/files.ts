// The text files of the repository: those git has or would take; without git, all but what is made by tools.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { File } from './imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MADE = ['.git', 'node_modules', 'dist', 'coverage', 'crashes', 'reports'];

function tracked(): string[] | null {
  if (!existsSync(join(root, '.git'))) return null;
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);
}

function walked(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !MADE.includes(entry.name))
    .flatMap(entry => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? walked(path) : [path];
    });
}

const isFile = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Binary files are left out, as git does: by a zero byte. */
export function textFiles(): readonly File[] {
  return (tracked() ?? walked())
    .filter(isFile)
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(file => !file.text.includes('\0'));
}
