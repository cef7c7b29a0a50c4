import type { Language, Rule } from '@bivouac/kernel';
import { type Card, cards, kinds } from '@bivouac/longstreet-lite/data';
import { cardText, cardTitle, kindName } from '@bivouac/longstreet-lite/text';
import { RuleChip } from '../../table/bits.tsx';
import { type Both, type Chart, Rows, row } from '../chart.tsx';
import { SignOf } from './card.tsx';
import { combat, fire, movement, scores } from './chart-rows.ts';

// The tables of Longstreet Lite, in our own words; every line cites its rule.

const ARMS: Readonly<Record<string, Both>> = {
  infantry: { en: 'infantry', fr: 'infanterie' },
  artillery: { en: 'artillery', fr: 'artillerie' },
};
const WORDS = {
  difficult: { en: 'difficult:', fr: 'difficile :' },
  impassable: { en: 'impassable:', fr: 'infranchissable :' },
  all: { en: 'all', fr: 'tous' },
  fire: { en: 'cover from fire', fr: 'couvert contre le tir' },
  combat: { en: 'cover in combat', fr: 'couvert en combat' },
  two: { en: 'guns reach 2 BW on', fr: 'les canons portent 2 BW plus loin' },
  crest: { en: 'guns stop there', fr: 'les canons s’y arrêtent' },
  skirmish: { en: 'infantry only skirmishes past it', fr: 'l’infanterie tire au-delà en escarmouche seulement' },
  water: { en: 'no fire from it', fr: 'on n’y tire pas' },
  open: { en: 'open ground', fr: 'terrain libre' },
} as const satisfies Readonly<Record<string, Both>>;

const forArms = (arms: readonly string[], language: Language): string =>
  arms.length === 2 ? WORDS.all[language] : arms.map(arm => ARMS[arm]?.[language] ?? arm).join(', ');
function effectsIn(language: Language, kind: (typeof kinds)[number]): string {
  const { difficult, impassable, cover, lane, skirmish, water } = kind;
  const told = [
    difficult.length > 0 && `${WORDS.difficult[language]} ${forArms(difficult, language)}`,
    impassable.length > 0 && `${WORDS.impassable[language]} ${forArms(impassable, language)}`,
    cover.fire && WORDS.fire[language],
    cover.combat && WORDS.combat[language],
    lane !== 'free' && WORDS[lane][language],
    skirmish && WORDS.skirmish[language],
    water && WORDS.water[language],
  ].filter(Boolean);
  return told.length > 0 ? told.join('; ') : WORDS.open[language];
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const terrain: Chart = {
  title: { en: 'Terrain', fr: 'Terrain' },
  rows: kinds.map(kind => {
    const [en, fr] = (['en', 'fr'] as const).map(language => capital(kindName(kind.id, language)));
    return row(en!, fr!, { en: effectsIn('en', kind), fr: effectsIn('fr', kind) }, `§${kind.rule}` as Rule);
  }),
};

const DECKS = [
  ['neutral', { en: 'Cards of both sides', fr: 'Cartes des deux camps' }],
  ['federal', { en: 'Federal cards', fr: 'Cartes fédérales' }],
  ['confederate', { en: 'Confederate cards', fr: 'Cartes confédérées' }],
] as const;

const yearsOf = ({ years: [first, last] }: Card): string => (first === last ? `${first}` : `${first}–${last}`);

/** So many copies, its morale, its years, and what it does. */
function Deck({ side, title, language }: { side: Card['side']; title: Both; language: Language }) {
  return (
    <section class="card2">
      <h3>{title[language]}</h3>
      <table class="mods ll-deck">
        <tbody>
          {cards
            .filter(card => card.side === side)
            .map(card => (
              <tr key={card.id}>
                <td>
                  <SignOf sign={card.symbol} /> <b>{cardTitle(card.id, language)}</b> ×{card.copies}, {yearsOf(card)}{' '}
                  <RuleChip rule={`§card-${card.id}`} />
                  <br />
                  {cardText(card.id, language)}
                </td>
                <td>{card.morale}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

export const Charts = ({ language }: { language: Language }) => (
  <>
    {[fire, movement, combat, scores, terrain].map(chart => (
      <Rows key={chart.title.en} chart={chart} language={language} />
    ))}
    {DECKS.map(([side, title]) => (
      <Deck key={side} side={side} title={title} language={language} />
    ))}
  </>
);
