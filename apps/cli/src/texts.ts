import { type Language, say, type Text } from '@bivouac/kernel';

/** What the command line itself says to players; the workshop commands speak English. */
const en = {
  'file.missing': () => 'there is no such file.',
  'file.folder': () => 'this is a folder, not a saved game.',
  'file.forbidden': () => 'this file may not be read.',
  'file.unreadable': () => 'this file cannot be read.',
  'file.exists': () => 'this file exists already and is left alone; choose another name.',
  'play.begins': (a: { game: string; scenario: string; options: string }) =>
    `${a.game}, ${a.scenario}${a.options ? ` (options ${a.options})` : ''}`,
  'play.resumes': (a: { actions: number }) => `The game goes on after ${a.actions} actions.`,
  'play.commitment': (a: { commitment: string }) => `The dice are bound to ${a.commitment}`,
  'play.you': (a: { seats: string }) => `You play ${a.seats}. Type ? for help.`,
  'play.watch': () => 'You watch.',
  'play.against': (a: { seats: string; bot: string }) => `${a.seats}: ${a.bot}.`,
  'bot.random': () => 'a random player',
  'bot.recruit': () => 'a bot, Recruit',
  'bot.sergeant': () => 'a bot, Sergeant',
  'bot.captain': () => 'a bot, Captain',
  'bot.colonel': () => 'a bot, Colonel',
  'bot.general': () => 'a bot, General',
  'play.turnOf': (a: { seat: string }) => `── ${a.seat} ──`,
  'play.pass': (a: { seat: string }) => `The keyboard goes to ${a.seat}: press Enter.`,
  'play.freely': () => 'Type an action (“list” shows how), or “random”.',
  'play.more': (a: { more: number }) => `… and ${a.more} more: “list” shows them all.`,
  'play.examples': () => 'Among others you may:',
  'play.random': (a: { action: string }) => `At random: ${a.action}`,
  'play.undone': (a: { action: string }) => `Taken back: ${a.action}`,
  'play.saved': (a: { file: string }) => `Saved to ${a.file}.`,
  'play.saveAs': () => 'Save this game as (Enter: not at all):',
  'play.allowed': () => 'Nothing stands against it.',
  'play.noNumber': (a: { number: number; count: number }) => `There is no choice ${a.number}; there are ${a.count}.`,
  'play.noRule': (a: { rule: string }) => `No rule or section “${a.rule}”.`,
  'play.noOdds': () => 'This game offers no odds.',
  'play.noChance': () => 'No die decides that.',
  'play.needs': (a: { command: string }) => `“${a.command}” needs something after it; ? helps.`,
  'play.bye': () => 'Until next time.',
  'play.usage': (a: { usage: string }) => `Write: ${a.usage}`,
  'look.head': (a: { name: string }) => `${a.name}: `,
  'look.map': (a: { side: string }) => `${a.side} on the map`,
  'look.cards': (a: { cards: number }) => (a.cards === 1 ? '1 card' : `${a.cards} cards`),
  'end.over': (a: { why: string }) => `The game is over: ${a.why}`,
  'end.won': (a: { winners: string }) => `Won by ${a.winners}.`,
  'end.drawn': () => 'Nobody wins.',
  'end.secret': (a: { secret: string }) => `The secret of the dice was ${a.secret}`,
  'end.verify': (a: { file: string }) => `Check every die of it: npx bivouac verify ${a.file}`,
  'words.tooMany': (a: { words: string }) => `Too many words: ${a.words}.`,
  'words.notJson': () => 'That is not JSON.',
  'words.unknown': (a: { type: string; known: string }) => `No action “${a.type}”; there are ${a.known}.`,
  'words.value': (a: { field: string; value: string }) => `“${a.value}” does not fit “${a.field}”.`,
  'replay.head': (a: { game: string; scenario: string; options: string; actions: number }) =>
    `${a.game}, ${a.scenario}${a.options ? ` (options ${a.options})` : ''}: ${a.actions} actions`,
  'replay.onlyFor': (a: { screens: string }) => `[for ${a.screens} only]`,
  'replay.running': () => 'The game is not over.',
  'replay.older': (a: { version: number; known: number }) =>
    `Saved by rules version ${a.version}, here ${a.known}: its events are shown, its positions cannot be played again.`,
  'replay.range': (a: { step: number; actions: number }) => `There is no action ${a.step}; the game has ${a.actions}.`,
  'replay.after': (a: { step: number }) => `After action ${a.step}:`,
  'replay.differs': (a: { step: number }) => `The rules do not lead past action ${a.step} of this save.`,
  'verify.running': () =>
    'The game is not over: its secret is normally published at the end. What is there is checked.',
  'verify.commitment': () => 'The secret matches its commitment.',
  'verify.badCommitment': (a: { stored: string; found: string }) =>
    `The secret does not match its commitment: ${a.stored} was published, the secret gives ${a.found}.`,
  'verify.numbers': (a: { numbers: string }) => `The players' own numbers are mixed in: ${a.numbers}.`,
  'verify.rolls': (a: { rolls: number }) => `All ${a.rolls} rolls are what the secret gives.`,
  'verify.badRoll': (a: { step: number; draw: number; sides: number; die: number; face: number }) =>
    `Action ${a.step}, draw ${a.draw}: the record shows ${a.die} of ${a.sides}, the secret gives ${a.face}.`,
  'verify.twiceDrawn': (a: { step: number; draw: number }) =>
    `Action ${a.step}: draw ${a.draw} does not follow the draw before it.`,
  'verify.replayed': (a: { actions: number; hash: string }) =>
    `Played again, ${a.actions} actions lead to the same position (${a.hash}).`,
  'verify.badEvents': (a: { step: number }) => `Played again, action ${a.step} gives other events than the record.`,
  'verify.badState': (a: { stored: string; found: string }) =>
    `Played again, the actions lead to another position: ${a.found} instead of ${a.stored}.`,
  'verify.badAction': (a: { step: number; why: string }) => `Played again, action ${a.step} is refused: ${a.why}`,
  'verify.older': (a: { version: number; known: number }) =>
    `Saved by rules version ${a.version}, here ${a.known}: the dice are checked, the game is not played again.`,
  'verify.good': () => 'VERIFIED',
  'verify.bad': (a: { faults: number }) => `NOT VERIFIED: ${a.faults} ${a.faults === 1 ? 'fault' : 'faults'}`,
  help: () =>
    [
      'An action by its words, as listed: move us-inf-wadsworth D4 E5. Fields may be named: move units=… path=D4,E5.',
      '  3            the third choice of the list',
      '  look         the table            list        what you may do',
      '  why ACTION   may I? if not, why   rule 3b6    what a rule says',
      '  odds ACTION  its chances          random      let chance choose',
      '  undo         take it back         save FILE   quit',
    ].join('\n'),
};
export type Key = keyof typeof en;

const fr: typeof en = {
  'file.missing': () => 'ce fichier n’existe pas.',
  'file.folder': () => 'c’est un dossier, pas une partie sauvegardée.',
  'file.forbidden': () => 'ce fichier ne peut pas être lu (droits).',
  'file.unreadable': () => 'ce fichier ne peut pas être lu.',
  'file.exists': () => 'ce fichier existe déjà et reste tel quel ; choisissez un autre nom.',
  'play.begins': a => `${a.game}, ${a.scenario}${a.options ? ` (options ${a.options})` : ''}`,
  'play.resumes': a => `La partie reprend après ${a.actions} actions.`,
  'play.commitment': a => `Les dés sont liés à ${a.commitment}`,
  'play.you': a => `Vous jouez ${a.seats}. Tapez ? pour l’aide.`,
  'play.watch': () => 'Vous regardez.',
  'play.against': a => `${a.seats} : ${a.bot}.`,
  'bot.random': () => 'un joueur au hasard',
  'bot.recruit': () => 'un robot, Recrue',
  'bot.sergeant': () => 'un robot, Sergent',
  'bot.captain': () => 'un robot, Capitaine',
  'bot.colonel': () => 'un robot, Colonel',
  'bot.general': () => 'un robot, Général',
  'play.turnOf': a => `── ${a.seat} ──`,
  'play.pass': a => `Le clavier passe à ${a.seat} : tapez Entrée.`,
  'play.freely': () => 'Tapez une action (« liste » montre comment), ou « hasard ».',
  'play.more': a => `… et ${a.more} autres : « liste » les montre toutes.`,
  'play.examples': () => 'Entre autres, vous pouvez :',
  'play.random': a => `Au hasard : ${a.action}`,
  'play.undone': a => `Repris : ${a.action}`,
  'play.saved': a => `Sauvegardé dans ${a.file}.`,
  'play.saveAs': () => 'Sauvegarder cette partie sous (Entrée : non) :',
  'play.allowed': () => 'Rien ne s’y oppose.',
  'play.noNumber': a => `Il n’y a pas de choix ${a.number} ; il y en a ${a.count}.`,
  'play.noRule': a => `Aucune règle ni section « ${a.rule} ».`,
  'play.noOdds': () => 'Ce jeu ne calcule pas de chances.',
  'play.noChance': () => 'Aucun dé n’en décide.',
  'play.needs': a => `« ${a.command} » demande une suite ; ? pour l’aide.`,
  'play.bye': () => 'À la prochaine.',
  'play.usage': a => `Écrivez : ${a.usage}`,
  'look.head': a => `${a.name} : `,
  'look.map': a => `${a.side} sur la carte`,
  'look.cards': a => (a.cards === 1 ? '1 carte' : `${a.cards} cartes`),
  'end.over': a => `La partie est terminée : ${a.why}`,
  'end.won': a => `Victoire : ${a.winners}.`,
  'end.drawn': () => 'Personne ne gagne.',
  'end.secret': a => `Le secret des dés était ${a.secret}`,
  'end.verify': a => `Pour vérifier chaque dé : npx bivouac verify ${a.file}`,
  'words.tooMany': a => `Trop de mots : ${a.words}.`,
  'words.notJson': () => 'Ce n’est pas du JSON.',
  'words.unknown': a => `Pas d’action « ${a.type} » ; il y a ${a.known}.`,
  'words.value': a => `« ${a.value} » ne convient pas à « ${a.field} ».`,
  'replay.head': a => `${a.game}, ${a.scenario}${a.options ? ` (options ${a.options})` : ''} : ${a.actions} actions`,
  'replay.onlyFor': a => `[pour ${a.screens} seulement]`,
  'replay.running': () => 'La partie n’est pas terminée.',
  'replay.older': a =>
    `Sauvegarde de la version ${a.version} des règles, ici ${a.known} : ses événements sont montrés, ses positions ne peuvent être rejouées.`,
  'replay.range': a => `Il n’y a pas d’action ${a.step} ; la partie en compte ${a.actions}.`,
  'replay.after': a => `Après l’action ${a.step} :`,
  'replay.differs': a => `Les règles ne mènent pas au-delà de l’action ${a.step} de cette sauvegarde.`,
  'verify.running': () =>
    'La partie n’est pas terminée : son secret n’est normalement publié qu’à la fin. Ce qui est là est vérifié.',
  'verify.commitment': () => 'Le secret correspond à l’engagement publié.',
  'verify.badCommitment': a =>
    `Le secret ne correspond pas à l’engagement : ${a.stored} fut publié, le secret donne ${a.found}.`,
  'verify.numbers': a => `Les nombres des joueurs y sont mêlés : ${a.numbers}.`,
  'verify.rolls': a => `Les ${a.rolls} jets sont ceux que donne le secret.`,
  'verify.badRoll': a =>
    `Action ${a.step}, tirage ${a.draw} : la partie montre ${a.die} sur ${a.sides}, le secret donne ${a.face}.`,
  'verify.twiceDrawn': a => `Action ${a.step} : le tirage ${a.draw} ne suit pas le précédent.`,
  'verify.replayed': a => `Rejouées, les ${a.actions} actions mènent à la même position (${a.hash}).`,
  'verify.badEvents': a => `Rejouée, l’action ${a.step} donne d’autres événements que la partie.`,
  'verify.badState': a => `Rejouées, les actions mènent à une autre position : ${a.found} au lieu de ${a.stored}.`,
  'verify.badAction': a => `Rejouée, l’action ${a.step} est refusée : ${a.why}`,
  'verify.older': a =>
    `Sauvegarde de la version ${a.version} des règles, ici ${a.known} : les dés sont vérifiés, la partie n’est pas rejouée.`,
  'verify.good': () => 'VÉRIFIÉ',
  'verify.bad': a => `NON VÉRIFIÉ : ${a.faults} ${a.faults === 1 ? 'faute' : 'fautes'}`,
  help: () =>
    [
      'Une action par ses mots, comme dans la liste : move us-inf-wadsworth D4 E5. On peut nommer les champs : move units=… path=D4,E5.',
      '  3              le troisième choix de la liste',
      '  regarder       la table                 liste       ce que vous pouvez faire',
      '  pourquoi …     puis-je ? sinon, pourquoi  règle 3b6   ce que dit une règle',
      '  chances …      les chances d’une action hasard      laisser choisir le hasard',
      '  annuler        reprendre                sauver FICHIER   quitter',
    ].join('\n'),
};

const texts = { en, fr };
type Args<K extends Key> = Parameters<(typeof en)[K]> extends [infer A] ? A & object : Record<never, never>;

/** A sentence of the command line. */
export const tell = <K extends Key>(language: Language, key: K, args: Args<K>): string => tellAny(language, key, args);

/** The same where key and arguments come together from elsewhere. */
export const tellAny = (language: Language, key: Key, args: object): string =>
  (texts[language][key] as (args: object) => string)(args);

/** What a bot of this name is called. */
export const botName = (language: Language, name: string): string => tellAny(language, `bot.${name}` as Key, {});

const noBook = { texts: { en: {}, fr: {} }, rules: [] };

/** A sentence of the kernel, where no game is known yet. */
export const kernelSays = (language: Language, text: Text): string => say(noBook, language, text);
