import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs', 'pictures');
const pictures = readdirSync(folder).filter(file => file !== 'README.md');
const MOST = 6_000_000; // bytes in all, for five games (4 MB were for two): every picture stays in the history

const linked = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?:docs\/pictures\/)?([\w.-]+\.webp)\)/g)].map(
    ([, name]) => name!,
  );

describe('docs/pictures', () => {
  it('holds WebP only, and is small', () => {
    expect(pictures.filter(file => !file.endsWith('.webp'))).toEqual([]);
    const bytes = pictures.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });
  it('shows each of them on its page, and every link leads to one', () => {
    expect([...new Set(linked('docs/pictures/README.md'))].sort()).toEqual([...pictures].sort());
    expect(linked('README.md').filter(file => !pictures.includes(file))).toEqual([]);
    expect(linked('README.md').length).toBeGreaterThan(3);
  });
});
