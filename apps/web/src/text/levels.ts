import type { LevelName } from '@bivouac/bots/levels';
import type { Language } from '@bivouac/kernel';

/** How each level plays; fetched with the set-up, not before a table. */
export const levelPlays: Readonly<Record<Language, Readonly<Record<LevelName, string>>>> = {
  en: {
    recruit: 'It goes by first impressions, often wrong ones, and does not think a thing over: good for a first game.',
    sergeant: 'It thinks a little longer and looks at more ideas, but still misjudges many things.',
    captain: 'It weighs a dozen ideas with the enemy’s reply; now and then it takes the second best for the best.',
    colonel: 'It looks at many replies before it commits itself and is seldom wrong about what an idea is worth.',
    general: 'It takes all the time there is, tries the most ideas and judges them as well as the bot can.',
  },
  fr: {
    recruit: 'Il suit sa première impression, souvent fausse, et ne revient sur rien : idéal pour une première partie.',
    sergeant: 'Il réfléchit un peu plus et examine plus d’idées, mais juge encore mal bien des choses.',
    captain: 'Il pèse une douzaine d’idées avec la riposte adverse ; parfois il prend la deuxième pour la meilleure.',
    colonel: 'Il étudie bien des ripostes avant de s’engager et se trompe rarement sur la valeur d’une idée.',
    general: 'Il prend tout le temps permis, essaie le plus d’idées et les juge aussi bien que le robot sait le faire.',
  },
};
