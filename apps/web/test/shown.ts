import type { BrowserContext, Page } from 'playwright-core';

// A test failed in a page: where that was, what it asked and what could be pressed, so that the output explains itself.

const PATIENCE = 5000; // milliseconds, for a page that no longer answers
const MOST = 24;

/** Runs in the page, so it may use nothing from outside. */
function read(most: number): string[] {
  const text = (each: Element): string =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  const seen = (query: string): Element[] =>
    [...document.querySelectorAll(query)].filter(each => each.checkVisibility({ visibilityProperty: true }));
  const told = (query: string): string =>
    [...new Set(seen(query).map(text))].filter(Boolean).slice(0, most).join(' | ');
  const prompt = (document.getElementById('prompt')?.innerText ?? '').replace(/\s+/g, ' ').slice(0, 300);
  return [
    `headings: ${told('h1, h2')}`,
    `prompt: ${prompt}`,
    `buttons: ${told('button:not(:disabled), [role=button]')}`,
    `alerts and dialogs: ${told('[role=alert], [role=dialog], .pop, .hold, .loading')}`,
  ];
}

async function shownBy(page: Page): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>(resolve => {
    timer = setTimeout(() => resolve(['it does not answer']), PATIENCE);
  });
  const lines = await Promise.race([page.evaluate(read, MOST).catch(error => [String(error)]), late]);
  clearTimeout(timer);
  return [page.url(), ...lines.map(each => `  ${each}`)].join('\n');
}

/** What the pages of some contexts show now. */
export async function shown(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap(each => each.pages());
  return (await Promise.all(pages.map(shownBy))).join('\n');
}
