import type { Language, View } from '@bivouac/kernel';
import type { G88 } from '../state.ts';

export const summary = (view: View<G88>, _language: Language): string => `Turn ${view.table.turn}`;
