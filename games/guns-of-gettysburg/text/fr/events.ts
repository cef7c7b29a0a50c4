import { signed } from '@bivouac/desk';
import type { Key } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import { modifier } from './modifiers.ts';
import {
  Army,
  area,
  army,
  block,
  box,
  capital,
  chair,
  group,
  hour,
  july,
  number,
  order,
  place,
  point,
  position,
  Stand,
  stand,
  token,
  verb,
} from './words.ts';

type Said = { readonly [K in Exclude<Key, `no.${string}` | `prompt.${string}` | `bot.${string}`>]: Sentences[K] };

export const events: Said = {
  'pool.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'mélange', 'mélangent')} une réserve de bataille de ${number(a.count, 'jeton')}.`,
  'tokens.drawn': a => `${Army(a.side)} ${verb(a.side, 'pioche', 'piochent')} ${number(a.count, 'jeton')}.`,
  'tokens.drawnAre': a => `Vous piochez ${a.tokens.map(token).join(', ')}.`,
  'tokens.discarded': a => `${Army(a.side)} ${verb(a.side, 'rend', 'rendent')} ${number(a.count, 'jeton')}.`,
  'time.chosen': a => `${Army(a.side)} ${verb(a.side, 'prend', 'prennent')} un jeton Arrivée sans le regarder.`,
  'time.laid': a =>
    `${Army(a.side)} ${verb(a.side, 'pose', 'posent')} ${number(a.count, 'jeton')} face cachée pour le ${july(a.day)}.`,
  'time.turned': a => `${Army(a.side)} ${verb(a.side, 'retourne', 'retournent')} le jeton\u00a0: ${box(a.box)}.`,
  'time.rumor': a => `${capital(box(a.box))}\u00a0: une rumeur pour ${army(a.side)}.`,
  'time.arrival': a => `${capital(box(a.box))}\u00a0: des renforts pour ${army(a.side)} atteignent ${point(a.point)}.`,
  'stacks.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'mélange', 'mélangent')} ${number(a.count, 'jeton')} de renfort.`,
  'arrival.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'mêle', 'mêlent')} ${number(a.count, 'bloc')} à l’arrivée, sans les montrer.`,
  'arrival.waits': a =>
    a.lost > 0
      ? `À ${point(a.point)}, en attente pour ${army(a.side)}\u00a0: ${number(a.count, 'bloc')}\u00a0; abandon de ${number(a.lost, 'bloc')}.`
      : `À ${point(a.point)}, en attente pour ${army(a.side)}\u00a0: ${number(a.count, 'bloc')}.`,
  'setup.posted': a => `${Stand(a.stand)} est posté à ${position(a.position)}.`,
  'turn.begins': a => `${july(a.day)}, ${box(a.box)}\u00a0: un tour commence. Premier joueur\u00a0: ${army(a.first)}.`,
  'turn.lasts': a => `${Army(a.side)} ${verb(a.side, 'fait', 'font')} durer le tour ${number(a.hours, 'heure')}.`,
  'phase.begins': a => (a.side === 'union' ? 'Phase d’action de l’Union.' : 'Phase d’action des Confédérés.'),
  'stack.shuffled': a =>
    `${Army(a.side)} ${verb(a.side, 'mélange', 'mélangent')} ${number(a.stands.length, 'bloc')} d’une position.`,
  'order.declared': a =>
    `${Army(a.side)} ${verb(a.side, 'déclare', 'déclarent')} ${order(a.order)} pour le prochain tour.`,
  'order.special': a => `Ordre spécial\u00a0: «\u00a0${a.words.join(' ')}\u00a0»`,
  'bid.lots': () => 'On tire au sort qui mise le premier.',
  'bid.made': a => `${chair(a.side)} mise ${a.moves}.`,
  'bid.passed': a => `${chair(a.side)} passe.`,
  'bid.side': a =>
    a.side === a.took
      ? `${chair(a.side)} l’emporte avec ${a.moves} et reste\u00a0: il joue ${army(a.took)}.`
      : `${chair(a.side)} l’emporte avec ${a.moves} et joue ${army(a.took)}\u00a0: les joueurs changent de place.`,
  'block.shown': a => `${Stand(a.stand)} se montre\u00a0: ${block(a.block)}.`,
  'block.lost': a => `${Stand(a.stand)} était ${block(a.block)}.`,
  'block.eliminated': a => `${Stand(a.stand)} est éliminé.`,
  'block.replaced': a => `Un bloc réduit de ${group(a.group)} remplace ${stand(a.stand)}.`,
  'block.replacedBy': a => `${Stand(a.stand)} est désormais ${block(a.block)}.`,
  'withdraw.done': a => `${Stand(a.stand)} retraite vers ${place(a.to)}.`,
  'withdraw.left': a => `${Stand(a.stand)} retraite hors de la carte par ${place(a.to)}.`,
  'withdraw.impossible': a => `${Stand(a.stand)} ne peut pas retraiter.`,
  'withdraw.bruised': a => `${Stand(a.stand)} finit sa retraite à côté de l’ennemi et est réduit.`,
  'entry.cross': a => `${hour(a.hour)}\u00a0: ${stand(a.stand)} entre à travers champs à ${position(a.position)}.`,
  'entry.road': a =>
    `${hour(a.hour)}\u00a0: ${stand(a.stand)} entre par la route et s’arrête à ${position(a.position)}.`,
  'entry.transfer': a => `${hour(a.hour)}\u00a0: ${stand(a.stand)} passe à ${point(a.point)}.`,
  'march.done': a => `${Stand(a.stand)} marche vers ${place(a.to)}.`,
  'march.rode': a => `${Stand(a.stand)} chevauche vers ${place(a.to)}.`,
  'march.left': a => `${Stand(a.stand)} quitte la carte par ${place(a.to)}.`,
  'march.turned': a => `${Stand(a.stand)} fait demi-tour.`,
  'march.token': a =>
    `${Army(a.side)} ${verb(a.side, 'dépense', 'dépensent')} ${token(a.token)}\u00a0: une étape de plus pour trois blocs.`,
  'night.fortified': a =>
    `${Army(a.side)} ${verb(a.side, 'fortifie', 'fortifient')} ${position(a.position)}, face à ${area(a.front)}.`,
  'night.givesUp': a => `L’Union renonce à ses prochains renforts\u00a0: ${number(a.count, 'bloc')}.`,
  'night.removed': a => `L’Union retire ${stand(a.stand)}\u00a0: ${block(a.block)}.`,
  'objective.taken': a => `${Army(a.side)} ${verb(a.side, 'prend', 'prennent')} l’objectif de ${area(a.area)}.`,
  'objective.moved': a => `L’objectif de ${area(a.from)} va à ${area(a.to)}.`,
  'objective.falls': a =>
    a.side === 'union'
      ? `L’objectif de ${area(a.area)} est passé sur des blocs de l’Union\u00a0: il lui revient.`
      : `L’objectif de ${area(a.area)} est passé sur des blocs des Confédérés\u00a0: il leur revient.`,
  'objectives.earned': a =>
    `Renforts reçus\u00a0: Union ${a.union}, Confédérés ${a.confederate}. Mouvements d’objectif\u00a0: ${a.moves}.`,
  'attack.declared': a =>
    `${Army(a.side)} ${verb(a.side, 'attaque', 'attaquent')} ${a.positions.map(position).join(' et ')} avec ${number(a.stands.length, 'bloc')}, menés par ${a.leaders.map(stand).join(' et ')}.`,
  'attack.advance': a => `${Stand(a.stand)} arrive à ${position(a.position)}.`,
  'attack.won': a => (a.side === 'union' ? 'L’attaque de l’Union est gagnée.' : 'L’attaque des Confédérés est gagnée.'),
  'attack.lost': a =>
    a.side === 'union' ? 'L’attaque de l’Union est perdue.' : 'L’attaque des Confédérés est perdue.',
  'attack.none': a =>
    a.due > 0
      ? `${Army(a.side)} ${verb(a.side, 'n’a', 'n’ont')} pas attaqué et ${verb(a.side, 'doit', 'doivent')} rendre ${number(a.due, 'jeton')} ou plus.`
      : `${Army(a.side)} ${verb(a.side, 'n’a', 'n’ont')} pas attaqué\u00a0; rien n’est dû.`,
  'guns.laid': a => `${Army(a.side)} ${verb(a.side, 'pose', 'posent')} de l’artillerie à ${position(a.position)}.`,
  'guns.fillers': a =>
    `${Army(a.side)} ${verb(a.side, 'emploie', 'emploient')} encore ${number(a.count, 'jeton')}, sans les montrer.`,
  'guns.revealed': a => `Artillerie à ${position(a.position)}\u00a0: ${a.tokens.map(token).join(', ')}.`,
  'guns.bombard': a =>
    `Bombardement de ${position(a.position)}\u00a0: ${number(a.points, 'point')}, ${number(a.hits, 'coup')} au but.`,
  'guns.extends': a =>
    `${Army(a.side)} ${verb(a.side, 'étend', 'étendent')} le bombardement\u00a0: l’infanterie attend.`,
  'guns.stack': a =>
    `${Army(a.side)} ${verb(a.side, 'tire', 'tirent')} ${number(a.count, 'jeton')} sans regarder pour la seconde salve.`,
  'guns.stackIs': a => `Votre pile pour l’attaque\u00a0: ${a.tokens.map(token).join(', ')}.`,
  'attack.relaunched': a =>
    `Après le bombardement, ${army(a.side)} ${verb(a.side, 'attaque', 'attaquent')} de nouveau ${a.positions.map(position).join(' et ')}.`,
  'guns.hit': a => `${token(a.token)} à ${position(a.position)} est touché.`,
  'guns.fire': a =>
    `Tir défensif pour ${position(a.position)}\u00a0: ${number(a.points, 'point')}, ${number(a.reductions, 'réduction')}.`,
  'combat.leader': a => `${Stand(a.stand)} mène\u00a0: ${block(a.block)}.`,
  'combat.result': a =>
    `Combat rapproché à ${position(a.position)}\u00a0: ${[`leaders ${a.base}`, ...a.why].map(modifier).join(', ')}\u00a0; résultat ${signed(a.result)}, gagné par ${army(a.winner)}.`,
  'tokens.settled': a =>
    `Après les attaques ${army(a.side)} ${verb(a.side, 'a dépensé', 'ont dépensé')} ${number(a.spent, 'jeton')}\u00a0; touchés chez l’ennemi\u00a0: ${a.lost}.`,
  'outcome.objectives': () =>
    'L’Union ne tient pas pleinement les trois objectifs et n’attaque pas\u00a0: les Confédérés gagnent.',
  'outcome.held': () => 'La Nuit du 3 juillet est passée et les Confédérés n’ont pas gagné\u00a0: l’Union l’emporte.',
};
