import type { Catalogue, Language, RuleText, Text } from './contract.ts';

/** What the kernel itself says. */
export const kernelText: Readonly<Record<Language, Catalogue>> = {
  en: {
    'refusal.over': () => 'The game is over.',
    'refusal.notOffered': () => 'That is not among the actions offered now.',
    'refusal.malformed': () => 'That is not an action.',
    'refusal.unknownAction': () => 'This game knows no such action.',
    'refusal.field': (a: { type: string; field: string }) =>
      `The field “${a.field}” does not fit the action “${a.type}”.`,
    'undo.nothing': () => 'There is nothing to take back.',
    'undo.notYours': () => 'The last action was not yours.',
    'undo.final': () => 'A die, a secret or the other side came after it: that action stands.',
    'setup.malformed': () => 'A set-up names one scenario and a list of options.',
    'setup.scenario': (a: { scenario: string; known: string }) =>
      `Unknown scenario “${a.scenario}”; there are ${a.known}.`,
    'setup.option': (a: { option: string; known: string }) => `Unknown option “${a.option}”; there are ${a.known}.`,
    'setup.requires': (a: { option: string; requires: string }) => `Option ${a.option} needs option ${a.requires}.`,
    'setup.excludes': (a: { option: string; excludes: string }) =>
      `Options ${a.option} and ${a.excludes} contradict each other.`,
    'setup.notHere': (a: { option: string; scenario: string }) =>
      `Option ${a.option} says nothing in scenario ${a.scenario}.`,
    'setup.unknown': (a: { what: string }) => `A set-up has a scenario and options, and no “${a.what}”.`,
    'setup.twice': () => 'An option is named twice.',
    'save.notJson': () => 'This file is not a saved game: it is not JSON.',
    'save.notSave': () => 'This file is not a saved game of Bivouac.',
    'save.unknownGame': (a: { game: string }) => `This is a saved game of “${a.game}”, which is not installed.`,
    'save.newer': (a: { version: number; known: number }) =>
      `This game was saved by a newer Bivouac (rules version ${a.version}, here ${a.known}); update to open it.`,
    'save.noMigration': (a: { version: number }) =>
      `No way is known to bring a save of version ${a.version} up to date.`,
    'save.corrupt': () => 'This saved game is damaged: its contents do not match its checksum.',
    'save.impossible': (a: { what: string }) => `This saved game holds an impossible position: ${a.what}.`,
  },
  fr: {
    'refusal.over': () => 'La partie est terminée.',
    'refusal.notOffered': () => 'Cette action n’est pas proposée maintenant.',
    'refusal.malformed': () => 'Ce n’est pas une action.',
    'refusal.unknownAction': () => 'Ce jeu ne connaît pas cette action.',
    'refusal.field': (a: { type: string; field: string }) =>
      `Le champ « ${a.field} » ne convient pas à l’action « ${a.type} ».`,
    'undo.nothing': () => 'Il n’y a rien à reprendre.',
    'undo.notYours': () => 'La dernière action n’était pas la vôtre.',
    'undo.final': () => 'Un dé, un secret ou l’autre camp a suivi : cette action est acquise.',
    'setup.malformed': () => 'Une mise en place nomme un scénario et une liste d’options.',
    'setup.scenario': (a: { scenario: string; known: string }) =>
      `Scénario inconnu : « ${a.scenario} » ; il y a ${a.known}.`,
    'setup.option': (a: { option: string; known: string }) => `Option inconnue : « ${a.option} » ; il y a ${a.known}.`,
    'setup.requires': (a: { option: string; requires: string }) =>
      `L’option ${a.option} demande l’option ${a.requires}.`,
    'setup.excludes': (a: { option: string; excludes: string }) =>
      `Les options ${a.option} et ${a.excludes} se contredisent.`,
    'setup.notHere': (a: { option: string; scenario: string }) =>
      `L’option ${a.option} n’a pas de sens dans le scénario ${a.scenario}.`,
    'setup.unknown': (a: { what: string }) =>
      `Une mise en place a un scénario et des options, mais pas de «\u00a0${a.what}\u00a0».`,
    'setup.twice': () => 'Une option est nommée deux fois.',
    'save.notJson': () => 'Ce fichier n’est pas une partie sauvegardée : ce n’est pas du JSON.',
    'save.notSave': () => 'Ce fichier n’est pas une partie sauvegardée de Bivouac.',
    'save.unknownGame': (a: { game: string }) => `Partie de « ${a.game} », un jeu qui n’est pas installé.`,
    'save.newer': (a: { version: number; known: number }) =>
      `Partie sauvegardée par un Bivouac plus récent (version ${a.version}, ici ${a.known}) ; mettez à jour pour l’ouvrir.`,
    'save.noMigration': (a: { version: number }) =>
      `Aucun moyen connu de mettre à jour une sauvegarde de version ${a.version}.`,
    'save.corrupt': () => 'Cette sauvegarde est abîmée : son contenu ne correspond pas à sa somme de contrôle.',
    'save.impossible': (a: { what: string }) => `Cette sauvegarde contient une position impossible : ${a.what}.`,
  },
};

/** The items of a list argument. Events of earlier versions hold them joined by commas. */
export const listed = (items: string | readonly string[]): readonly string[] =>
  typeof items === 'string' ? items.split(',').filter(item => item !== '') : items;

/** What is needed to speak about a game: the languages at hand, and what people call the section of a rule. */
export interface Voice {
  readonly texts: Readonly<Partial<Record<Language, Catalogue>>>;
  sectionOf?(id: string): string; // of an atomic rule; a section's own id is left as it is
  headingOf?(section: string): RuleText['heading']; // of a section without a number
}
/** All there is to say: every language, and every rule in our own words. */
export interface Book extends Voice {
  readonly texts: Readonly<Record<Language, Catalogue>>;
  readonly rules: readonly RuleText[];
}

/** The sentence, without its rule. */
export function say(voice: Voice, language: Language, text: Text): string {
  const sentence = voice.texts[language]?.[text.key] ?? kernelText[language][text.key];
  return sentence ? sentence(text.args ?? {}) : `⟨${text.key}⟩`;
}

/** The section number people know, for an atomic rule's id. */
export function section(voice: Voice, rule: string): string {
  const id = rule.replace(/^§/, '');
  return voice.sectionOf?.(id) ?? id;
}

/** The section as people read it: `§ 3b6`, or the name of the card or table it is. */
export function sectionLabel(voice: Voice, language: Language, rule: string): string {
  const known = section(voice, rule);
  return voice.headingOf?.(known)?.[language] ?? `§ ${known}`;
}

/** The sentence with its rule: "… (3b6)". */
export function cite(voice: Voice, language: Language, text: Text): string {
  const sentence = say(voice, language, text);
  return text.rule ? `${sentence} (${section(voice, text.rule)})` : sentence;
}
