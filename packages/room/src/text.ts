import type { Catalogue, Language } from '@bivouac/kernel';

/** What a table says besides its game. */
export const roomText: Readonly<Record<Language, Catalogue>> = {
  en: {
    'room.notYourSeat': () => 'You do not hold that seat.',
    'room.stale': () => 'The position has changed since you decided. Look again.',
    'room.proposedAlready': () => 'There is already a proposal on the table.',
    'room.nothingProposed': () => 'Nothing is proposed.',
    'room.notYourOwn': () => 'The other side answers your proposal.',
    'room.nobodyElse': () => 'There is nobody to ask.',
    'room.noTable': () => 'There is no such table on this device.',
    'room.noPosition': () => 'This position cannot be shown again.',
    'room.notKept': () => 'This could not be stored on this device, so it was not done. Is the disk full?',
    'room.broken': () =>
      'The rules broke down over this, which is a fault of ours. It was not done; the table is as it was.',
    'room.noOrders': () => 'This game knows no standing orders.',
    'room.unknownOrder': (a: { order: string }) => `There is no standing order “${a.order}”.`,
    'redo.nothing': () => 'There is nothing to do again.',
    'room.sayLength': () => 'A message has from 1 to 1,000 characters.',
    'room.agreedDraw': () => 'The players agreed on a draw.',
    'room.resigned': (a: { side: string }) => `The game ends by resignation (${a.side}).`,
    'room.timedOut': (a: { side: string }) => `The game ends because time ran out (${a.side}).`,
  },
  fr: {
    'room.notYourSeat': () => 'Vous n’occupez pas cette place.',
    'room.stale': () => 'La position a changé depuis votre décision. Regardez de nouveau.',
    'room.proposedAlready': () => 'Une proposition attend déjà une réponse.',
    'room.nothingProposed': () => 'Rien n’est proposé.',
    'room.notYourOwn': () => 'C’est à l’autre camp de répondre à votre proposition.',
    'room.nobodyElse': () => 'Il n’y a personne à qui le demander.',
    'room.noTable': () => 'Cette table n’existe pas sur cet appareil.',
    'room.noPosition': () => 'Cette position ne peut plus être montrée.',
    'room.notKept': () =>
      'L’enregistrement sur cet appareil a échoué, donc rien n’est fait. Le disque est-il plein\u00a0?',
    'room.broken': () =>
      'Les règles ont échoué ici, par une erreur de notre part. Rien n’est fait\u00a0; la table reste comme elle était.',
    'room.noOrders': () => 'Ce jeu ne connaît pas d’ordres permanents.',
    'room.unknownOrder': (a: { order: string }) => `Il n’existe pas d’ordre permanent «\u00a0${a.order}\u00a0».`,
    'redo.nothing': () => 'Il n’y a rien à rétablir.',
    'room.sayLength': () => 'Un message compte de 1 à 1 000 caractères.',
    'room.agreedDraw': () => 'Les joueurs se sont accordés sur une partie nulle.',
    'room.resigned': (a: { side: string }) => `La partie se termine par un abandon (${a.side}).`,
    'room.timedOut': (a: { side: string }) => `La partie se termine : le temps est écoulé (${a.side}).`,
  },
};
