import type { Language, Text } from '@bivouac/kernel';
import { computed, effect, signal } from '@preact/signals';
import { learnWords, wordsOf } from '../text/words.ts';

// The reader's language and light, remembered on this device.

export type Theme = 'auto' | 'light' | 'dark';
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function recalled(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // forbidden: it lasts as long as the page
  }
}

/** The first of the browser's languages that we speak. */
export function languageOf(wished: readonly string[]): Language {
  for (const each of wished) {
    if (/^fr\b/i.test(each)) return 'fr';
    if (/^en\b/i.test(each)) return 'en';
  }
  return 'en';
}
function firstLanguage(): Language {
  const kept = recalled('bivouac.language');
  return kept === 'en' || kept === 'fr' ? kept : languageOf(navigator.languages ?? [navigator.language]);
}

export const language = signal<Language>(firstLanguage());
export const words = computed(() => wordsOf(language.value).app);
export const theme = signal<Theme>(THEMES.find(each => each === recalled('bivouac.theme')) ?? 'auto');

const darkness = matchMedia('(prefers-color-scheme: dark)');
const darkOutside = signal(darkness.matches);
darkness.addEventListener('change', () => {
  darkOutside.value = darkness.matches;
});
export const shade = computed<'light' | 'dark'>(() => {
  if (theme.value !== 'auto') return theme.value;
  return darkOutside.value ? 'dark' : 'light';
});

/** Once its words are here. */
export async function setLanguage(to: Language): Promise<void> {
  await learnWords(to);
  language.value = to;
  keep('bivouac.language', to);
}
export function setTheme(to: Theme): void {
  theme.value = to;
  keep('bivouac.theme', to);
}
/** The other light than the one there is. */
export const otherShade = (): void => setTheme(shade.value === 'dark' ? 'light' : 'dark');

/** Keeps the page's own attributes in step. */
export function watchReader(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    document.documentElement.dataset.theme = shade.value;
    const colour = shade.value === 'dark' ? '#101416' : '#E6E2D8';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  });
}

/** Said once to screen readers. */
export const said = signal('');
export function announce(text: string): void {
  said.value = '';
  setTimeout(() => {
    said.value = text;
  }, 50);
}

/** "3 hours ago". */
export function ago(since: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const seconds = Math.min(0, Math.round((since - now) / 1000));
  if (seconds > -60) return format.format(0, 'minute');
  if (seconds > -3600) return format.format(Math.ceil(seconds / 60), 'minute');
  if (seconds > -86_400) return format.format(Math.ceil(seconds / 3600), 'hour');
  return format.format(Math.ceil(seconds / 86_400), 'day');
}

export type Said = Text & { readonly say?: Readonly<Record<Language, string>> };
