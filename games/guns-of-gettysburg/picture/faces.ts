import { type Event, listed } from '@bivouac/kernel';
import { blockId } from '../data/index.ts';
import { type GunsView, standIds } from '../state.ts';

// Blocks by name, to whoever sees their labels.

/** Stands with the blocks they are, as far as a view shows them. */
const of = ({ hands }: GunsView): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(hands).flatMap(hand =>
      (hand?.label ?? []).flatMap((block, stand) => (block > 0 ? [[standIds[stand]!, blockId(block)]] : [])),
    ),
  );

const TURNS = ['stack.shuffled', 'block.lost', 'block.replaced', 'block.replacedBy'];
/** Stands that are shuffled, reduced or gone. */
const turned = ({ key, args = {} }: Event): readonly string[] =>
  TURNS.includes(key) ? [args.stand ?? [], args.stands ?? []].flatMap(each => listed(each as string)) : [];

export const faces = { of, turned };
