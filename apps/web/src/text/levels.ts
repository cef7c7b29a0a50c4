import type { LevelName } from '@bivouac/bots/levels';
import type { Language } from '@bivouac/kernel';

/** How each level plays; fetched with the set-up, not before a table. */
export const levelPlays: Readonly<Record<Language, Readonly<Record<LevelName, string>>>> = {
  en: {
    recruit: 'It sees a few ideas at a time, misjudges them and wavers: good for a first game.',
    sergeant: 'It looks at more ideas and errs less, but still takes the second best now and then.',
    captain: 'It weighs a dozen ideas with the enemy’s reply and seldom lets a mistake go unpunished.',
    colonel: 'It judges as well as the bot can and looks at many replies before it commits itself.',
    general: 'It takes all the time there is, tries the most ideas and looks furthest ahead.',
  },
  fr: {
    recruit: 'Il voit peu d’idées à la fois, les juge mal et hésite : idéal pour une première partie.',
    sergeant: 'Il examine plus d’idées et se trompe moins, mais prend encore parfois la deuxième.',
    captain: 'Il pèse une douzaine d’idées avec la riposte adverse et laisse rarement passer une faute.',
    colonel: 'Il juge aussi bien que le robot sait le faire et étudie bien des ripostes avant de s’engager.',
    general: 'Il prend tout le temps permis, essaie le plus d’idées et voit le plus loin.',
  },
};
