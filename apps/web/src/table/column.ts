import { signal } from '@preact/signals';

// Which panel is open beside the map. One table is shown at a time.

export const TABS = ['cards', 'log', 'battle', 'charts', 'forces', 'rules', 'notes', 'chat'] as const; // cards: of games that have them
/** On a narrow screen: those behind "more". */
export const MORE: readonly (typeof TABS)[number][] = ['charts', 'rules', 'notes', 'chat'];
export type Tab = (typeof TABS)[number];

export const tab = signal<Tab>('log');
/** On a narrow screen: the sheet that covers the lower map, or none. */
export const sheet = signal<Tab | 'more' | null>(null);
export const ruleOpened = signal<{ readonly rule: string; readonly stamp: number } | null>(null);

export function openTab(to: Tab): void {
  tab.value = to;
  sheet.value = to;
}

export function openRule(rule: string): void {
  ruleOpened.value = { rule: rule.replace(/^§/, ''), stamp: (ruleOpened.value?.stamp ?? 0) + 1 };
  openTab('rules');
}
