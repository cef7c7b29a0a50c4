import { tokenNumber, tokenOf } from '@bivouac/guns-of-gettysburg/data';
import { tokenName, tokenUse } from '@bivouac/guns-of-gettysburg/text';
import type { CardProps } from '../web-game.ts';
import { sideClass } from './pieces.ts';

/** A battle token: its strength in the disc, who may deploy it, what it is good for. */
export function TokenFace({ card, language, state, whole = false }: CardProps) {
  const token = tokenNumber(card);
  if (token < 0) return <div class="cd back" />;
  const { side, strength } = tokenOf(token);
  const classes = ['cd', sideClass(side), state, whole && 'whole'].filter(Boolean).join(' ');
  return (
    <div class={classes}>
      <b>{tokenName(card, language).replace(/ \d$/, '')}</b>
      <span class="v">{strength || 'M'}</span>
      <p>{tokenUse(card, language)}</p>
    </div>
  );
}
