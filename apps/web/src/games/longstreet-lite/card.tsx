import { cardNumber, cardOf, type Sign } from '@bivouac/longstreet-lite/data';
import { cardText, cardTitle } from '@bivouac/longstreet-lite/text';
import type { CardProps } from '../web-game.ts';

const SIGNS: Readonly<Record<Sign, string>> = {
  musket: 'M3 15L15 3M5 13l3 3M13 3l2 2',
  bugle: 'M3 9h6l6-4v10l-6-4H3zM6 11v3',
  sword: 'M4 14L14 4l1-1-1 3L6 16M4 12l4 4M4 16l1.500-1.500',
  kepi: 'M4 12V7c3-3 7-3 9-1l1 5c2 .5 3 1 3 2H3z',
};
const NOTES = {
  musket: { en: 'Musket: fire', fr: 'Fusil : tir' },
  bugle: { en: 'Bugle: movement', fr: 'Clairon : mouvement' },
  sword: { en: 'Sword: combat', fr: 'Sabre : combat' },
  kepi: { en: 'Kepi: interrupt', fr: 'Képi : interruption' },
  once: { en: 'leaves the game after its use', fr: 'retirée après usage' },
} as const;

export const SignOf = ({ sign }: { sign: Sign }) => (
  <svg class="ic ll-sign" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
);

/** Morale in the disc, the sign of its phase, a red bar on what is used once; the left edge says whose card it is. */
export function CardFace({ card: slug, language, state, whole = false }: CardProps) {
  const number = cardNumber(slug);
  if (number < 0) return <div class="cd back" />;
  const { side, morale, symbol, oneUse } = cardOf(number);
  const nation = side === 'neutral' ? '' : side === 'federal' ? 'll-us' : 'll-cs';
  const classes = ['cd', 'll-card', nation, oneUse && 'resp', state, whole && 'whole'].filter(Boolean).join(' ');
  return (
    <div class={classes}>
      <SignOf sign={symbol} />
      <b>{cardTitle(slug, language)}</b>
      <span class="v">{morale}</span>
      <p>{cardText(slug, language)}</p>
      {whole && <small>{[NOTES[symbol][language], ...(oneUse ? [NOTES.once[language]] : [])].join(' · ')}</small>}
    </div>
  );
}
