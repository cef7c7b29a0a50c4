import { signal } from '@preact/signals';

// Which panel is open beside the map. One table is shown at a time.

/** Side by side; the others are behind "More". */
export const TABS = ['log', 'forces', 'charts', 'rules'] as const;
export const MORE_TABS = ['cards', 'notes', 'chat'] as const; // cards: of games that have them
export type Tab = (typeof TABS)[number] | (typeof MORE_TABS)[number];
export const ALL_TABS: readonly Tab[] = [...TABS, ...MORE_TABS];
/** On a narrow screen: those behind "more". */
export const MORE: readonly Tab[] = ['rules', 'notes', 'chat'];
export type Sheet = Tab | 'more' | 'odds' | 'arrivals';

export const tab = signal<Tab>('log');
/** On a narrow screen: the sheet that covers the lower map, or none. */
export const sheet = signal<Sheet | null>(null);
export const ruleOpened = signal<{ readonly rule: string; readonly stamp: number } | null>(null);

export function openTab(to: Tab): void {
  tab.value = to;
  sheet.value = to;
}

export function openRule(rule: string): void {
  ruleOpened.value = { rule: rule.replace(/^§/, ''), stamp: (ruleOpened.value?.stamp ?? 0) + 1 };
  openTab('rules');
}
