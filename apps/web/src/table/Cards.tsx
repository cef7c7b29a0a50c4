import type { CardProps } from '../games/web-game.ts';
import { useStore } from './store.ts';

/** A card as its game draws it. */
export function CardFace(props: Omit<CardProps, 'language'>) {
  const { web, language } = useStore();
  const { Card } = web;
  return Card ? <Card language={language.value} {...props} /> : <div class="cd">{props.card}</div>;
}

/** A card one may not see. */
export const CardBack = () => (
  <div class="cardback">
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <path d="M0-15L-13 11H13ZM0-15V-4M0-3L-5 11M0-3L5 11" />
    </svg>
  </div>
);
