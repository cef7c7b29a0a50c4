import type { Language } from '@bivouac/kernel';
import { type Card, cardNumber, cardOf } from '@bivouac/wilderness-war/data';
import { cardTitle } from '@bivouac/wilderness-war/text';
import type { CardProps } from '../web-game.ts';
import { sideClass } from './pieces.ts';
import { voice } from './voice.ts';

const NOTES = {
  removed: { en: 'leaves the game after its event', fr: 'retirée après son événement' },
  early: { en: '1755 scenarios', fr: 'scénarios de 1755' },
  reshuffle: { en: 'reshuffle', fr: 'remélanger' },
} as const;

const notesOf = (card: Card, language: Language): string =>
  [
    card.removeAfterEvent && NOTES.removed[language],
    card.scenario1755Only && NOTES.early[language],
    card.key === 'surrender' && NOTES.reshuffle[language],
  ]
    .filter(Boolean)
    .join(' · ');

/** A word that would run under the disc. */
const isLong = (title: string): boolean => title.split(/\s/).some(word => word.length > 11);

/** Activation in the disc; the top edge says whose event it is, a brown bar that it answers. */
export function CardFace({ card: slug, language, state, whole = false }: CardProps) {
  const number = cardNumber(slug);
  if (number < 0) return <CardBack />;
  const card = cardOf(number);
  const title = cardTitle(slug, language);
  const text = voice.texts[language]?.['desk.cardSays']?.({ card: slug }); // comes with the rules: a hand shows titles
  const side = card.side === 'both' ? 'both' : sideClass(card.side);
  const classes = ['cd', side, card.response && 'resp', isLong(title) && 'long', state, whole && 'whole']
    .filter(Boolean)
    .join(' ');
  const notes = notesOf(card, language);
  return (
    <div class={classes}>
      <b>{title}</b>
      <span class="v">{card.activation}</span>
      <p>{text}</p>
      {whole && notes && <small>{notes}</small>}
    </div>
  );
}

/** A card one may not see. */
export const CardBack = () => (
  <div class="cd back">
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <path d="M0-15L-13 11H13ZM0-15V-4M0-3L-5 11M0-3L5 11" />
    </svg>
  </div>
);
