import { at, call, card, number, of, piece, pieces, points, Space } from '../fr/words.ts';
import type { DeskSentences } from './keys.ts';

export const hints = {
  'desk.hint.card': () => 'Choisissez une carte de votre main, puis son emploi.',
  'desk.hint.noEntry': a =>
    `${card(a.card)} (${a.value}) : choisissez son emploi. Aucun espace n’est ouvert aux unités de son Événement : elles ne seraient pas reçues.`,
  'desk.hint.use': a => `${card(a.card)} (${a.value}) : choisissez son emploi.`,
  'desk.hint.respond': () => 'Jouez une des cartes marquées, ou aucune.',
  'desk.hint.noResponse': () => 'Aucune de vos cartes ne répond à cela.',
  'desk.hint.playResponse': a => `Jouez ${card(a.card)} maintenant, ou reposez-la.`,
  'desk.hint.activate': a =>
    `Un chef et sa force, une unité de Troupes de Métier, ou des pions isolés pour ${number(a.value, 'point')}.`,
  'desk.hint.campaign': () => 'Choisissez un chef, puis ceux qu’il emmène.',
  'desk.hint.force': a =>
    a.units > a.command
      ? `${piece(a.leader)} peut mener ${number(a.command, 'unité')} : laissez-en ${a.units - a.command} sur place.`
      : `${piece(a.leader)} : ${number(a.units, 'unité')} avec lui, ${a.command} au plus. Cliquez sur les pions pour en changer.`,
  'desk.hint.singles': a => `D’autres chefs ou Auxiliaires ; points restants : ${a.left}.`,
  'desk.hint.drilled': a => `${piece(a.unit)} seule, ou choisissez un chef du même espace.`,
  'desk.hint.next': () => 'Choisissez un des pions activés.',
  'desk.hint.build': () => 'Choisissez un espace marqué où construire.',
  'desk.hint.setOut': a => `Jusqu’à ${a.allowance} espaces par terre${a.boat ? ` ou ${a.most} en canots` : ''}.`,
  'desk.hint.goOn': a =>
    `${a.steps} sur ${a.allowance} par terre${a.boat ? ` ou ${a.most} en canots` : ''}. Cliquez sur les pions à déposer.`,
  'desk.hint.leaving': a => `Restent ici : ${pieces(a.pieces)}. Choisissez où vont les autres.`,
  'desk.hint.landing': a => `${card(a.card)} : choisissez où débarquer.`,
  'desk.hint.lookAt': a => `Choisissez comment entrer ${at(a.space)}, ou un autre espace.`,
  'desk.hint.deed': () => 'Voyez les chances, puis agissez ou reposez.',
  'desk.hint.intercept': _a => `Choisissez une unité, ou une force d’un seul espace.`,
  'desk.hint.avoid': () => 'Choisissez qui s’esquive, puis vers où.',
  'desk.hint.avoidTo': () => 'Choisissez un espace marqué où aller.',
  'desk.hint.inside': _a => `Choisissez qui se réfugie à l’intérieur ; les autres risquent la Bataille.`,
  'desk.hint.join': a => `Choisissez qui sort ${of(a.space)} pour se battre.`,
  'desk.hint.muster': a => `Choisissez dans la case la Milice qui se bat ${at(a.space)}.`,
  'desk.hint.defend': () => 'Choisissez une unité de Milice de la case, ou aucune.',
  'desk.hint.lose': () => 'Choisissez l’unité qui perd un pas.',
  'desk.hint.militiaStep': () => 'Choisissez une unité de Milice de la case.',
  'desk.hint.retreat': () => 'Un espace pour tous ceux qui peuvent y aller, ou d’abord des pions.',
  'desk.hint.retreatApart': () => 'Ils n’ont aucun espace en commun : faites-les partir un à un.',
  'desk.hint.assault': a => `${Space(a.space)} : tout est prêt pour un Assaut.`,
  'desk.hint.haven': () => 'Choisissez une des fortifications marquées.',
  'desk.hint.raids': () => 'Choisissez l’espace qui subit le Raid en premier.',
  'desk.hint.home': () => 'Choisissez un des espaces marqués.',
  'desk.hint.winter': () => 'Choisissez une unité réduite qui disparaît.',
  'desk.hint.pick': () => 'Choisissez un espace marqué ou un des boutons.',
  'desk.hint.place': () => 'Choisissez l’espace où ce pion arrive.',
  'desk.hint.placeAll': a => `Choisissez l’espace où les ${a.all} arrivent.`,
  'desk.hint.restore': () => 'Choisissez des unités réduites, une à une.',
  'desk.hint.eliminate': () => 'Choisissez une des unités marquées.',
  'desk.hint.desert': () => 'Choisissez des Indiens d’un seul espace.',
  'desk.hint.alliance': () => 'Choisissez des Indiens à placer ou à restaurer.',
  'desk.hint.recall': () => 'Choisissez un chef à rappeler.',
  'desk.hint.swap': () => 'Choisissez un chef, puis l’autre.',
  'desk.hint.crisis': () => 'Choisissez une carte à défausser.',
  'desk.hint.takeBack': () => 'Choisissez une carte de la défausse.',
  'desk.hint.demolish': () => 'Choisissez ce que vous démolissez ; votre tour continue.',
  'desk.hint.bid': a => `Vous offrez ${points(a.vp)} pour jouer les ${call(a.side)}. Les mises sont secrètes.`,
} satisfies Partial<DeskSentences>;
