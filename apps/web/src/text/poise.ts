import type { Language } from '@bivouac/kernel';

/** What shifts and turns a piece in hand says; it comes with the pad, after the map. */
const en = {
  turnHandle: 'Turn (, and .)',
  poiseTools: 'Small steps and turns',
  nudgeUp: 'A step up',
  nudgeDown: 'A step down',
  nudgeLeft: 'A step left',
  nudgeRight: 'A step right',
  nudgeUpLeft: 'A step up and left',
  nudgeUpRight: 'A step up and right',
  nudgeDownLeft: 'A step down and left',
  nudgeDownRight: 'A step down and right',
  turnLeft: 'Turn left a little',
  turnRight: 'Turn right a little',
  keys: 'arrows, Shift+arrows|what is in hand: a step, a small one · ,, .|turn it left, right',
};
const fr: typeof en = {
  turnHandle: 'Tourner (, et .)',
  poiseTools: 'Petits pas et rotations',
  nudgeUp: 'Un pas vers le haut',
  nudgeDown: 'Un pas vers le bas',
  nudgeLeft: 'Un pas à gauche',
  nudgeRight: 'Un pas à droite',
  nudgeUpLeft: 'Un pas en haut à gauche',
  nudgeUpRight: 'Un pas en haut à droite',
  nudgeDownLeft: 'Un pas en bas à gauche',
  nudgeDownRight: 'Un pas en bas à droite',
  turnLeft: 'Tourner un peu à gauche',
  turnRight: 'Tourner un peu à droite',
  keys: 'flèches, Maj+flèches|en main : un pas, un petit · ,, .|tourner',
};
export const poiseWords = (language: Language): typeof en => ({ en, fr })[language];
