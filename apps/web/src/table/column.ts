import { signal } from '@preact/signals';
import { wide } from './screen.ts';

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
/** The hand opened by itself: nobody has asked for it. */
export const unasked = signal(false);
export const ruleOpened = signal<{ readonly rule: string; readonly stamp: number } | null>(null);

export function openTab(to: Tab): void {
  tab.value = to;
  sheet.value = to;
  unasked.value = false;
}

/** The sheet that is seen: what happened comes before the hand that opened by itself; any other was asked for. */
export const sheetSeen = (recapDue: boolean): Sheet | null =>
  recapDue && unasked.value && sheet.value === 'cards' ? null : sheet.value;
/** On a narrow screen a sheet stands in its place, and so does the map for whoever has begun to choose. */
export const isRecapSeen = (recapDue: boolean, inHand: boolean): boolean =>
  recapDue && (wide.value || (!inHand && sheetSeen(true) === null));

export function openRule(rule: string): void {
  ruleOpened.value = { rule: rule.replace(/^§/, ''), stamp: (ruleOpened.value?.stamp ?? 0) + 1 };
  openTab('rules');
}
