import { signed } from '@bivouac/desk';
import { tables, titles } from '@bivouac/gcacw/data';
import { type Both, type Chart, type Row, row } from '../chart.tsx';

// Tables of Great Campaigns in our own words, with the numbers of the edition; every line cites its rule.

interface Dice {
  readonly dice: number;
  readonly add: number;
  readonly min?: number | null;
}
const rolled = ({ dice, add, min }: Dice): Both => {
  const more = add === 0 ? '' : ` ${signed(add)}`;
  return {
    en: `${dice === 1 ? 'one die' : 'two dice'}${more}${min ? `, at least ${min}` : ''}`,
    fr: `${dice === 1 ? 'un dé' : 'deux dés'}${more}${min ? `, au moins ${min}` : ''}`,
  };
};
const { OTR } = titles;
const { march, leader } = tables.movementAllowance;

export const allowances: Chart = {
  title: { en: 'March: movement points', fr: 'Marche : points de mouvement' },
  rows: [
    row('Union infantry, artillery', 'Infanterie, artillerie de l’Union', rolled(march.union.inf), '§5.1-ma-union-inf'),
    row(
      'Confederate infantry, artillery',
      'Infanterie, artillerie confédérée',
      rolled(march.confederate.inf),
      '§5.1-ma-csa-inf',
    ),
    row('… in On to Richmond!', '… dans On to Richmond!', rolled(OTR.march.confederateInf), '§5.1-ma-csa-inf-otr'),
    row('Union cavalry', 'Cavalerie de l’Union', rolled(march.union.cav), '§5.1-ma-union-cav'),
    row('Confederate cavalry', 'Cavalerie confédérée', rolled(march.confederate.cav), '§5.1-ma-csa-cav'),
    row('Union leader, infantry', 'Général de l’Union, infanterie', rolled(leader.union.inf), '§5.2-3-union-inf'),
    row(
      '… in Stonewall in the Valley and On to Richmond!',
      '… dans Stonewall in the Valley et On to Richmond!',
      rolled(OTR.leaderMove.unionInf),
      '§5.2-3-union-inf-low',
    ),
    row(
      'Confederate leader, infantry',
      'Général confédéré, infanterie',
      rolled(leader.confederate.inf),
      '§5.2-3-csa-inf',
    ),
    row('… in On to Richmond!', '… dans On to Richmond!', rolled(OTR.leaderMove.confederateInf), '§5.2-3-csa-inf-otr'),
    row(
      'Union leader, cavalry division',
      'Général de l’Union, division de cavalerie',
      rolled(leader.union.cavDivision),
      '§5.2-3-union-cav-div',
    ),
    row(
      'Union leader, cavalry corps',
      'Général de l’Union, corps de cavalerie',
      rolled(leader.union.cavCorps),
      '§5.2-3-union-cav-corps',
    ),
    row(
      'Confederate leader, cavalry division',
      'Général confédéré, division de cavalerie',
      rolled(leader.confederate.cavDivision),
      '§5.2-3-csa-cav-div',
    ),
    row(
      'Confederate leader, cavalry corps',
      'Général confédéré, corps de cavalerie',
      rolled(leader.confederate.cavCorps),
      '§5.2-3-csa-cav-corps',
    ),
    row('Force march, infantry', 'Marche forcée, infanterie', rolled(tables.forceMarch.inf), '§5.1-force-inf'),
    row('Force march, cavalry', 'Marche forcée, cavalerie', rolled(tables.forceMarch.cav), '§5.1-force-cav'),
    row('Each march', 'Chaque marche', { en: 'fatigue +1', fr: 'fatigue +1' }, '§5.1-fatigue-up'),
  ],
};

export const steps: Chart = {
  title: { en: 'Added to a hex’s cost', fr: 'S’ajoute au coût d’un hex' },
  rows: [
    row('Across a ridge', 'À travers une crête', signed(tables.terrain.ridge), '§6.2-ridge'),
    row(
      'Out of an enemy zone, into none',
      'D’une ZdC ennemie vers aucune',
      signed(tables.terrain.leaveZone),
      '§6.2-zoc-to-free',
    ),
    row(
      'From an enemy zone into another',
      'D’une ZdC ennemie à une autre',
      { en: 'all points', fr: 'tous les points' },
      '§6.2-zoc-to-zoc',
    ),
    row(
      'Into friends worth 3 to 11, open ground',
      'Chez des amis valant 3 à 11, terrain ouvert',
      '+1',
      '§6.2-stack-3-11',
    ),
    row('… in woods, swamp, mountain', '… en forêt, marécages, montagne', '+3', '§6.2-stack-3-11'),
    row(
      'Into friends worth 12 or more, open ground',
      'Chez des amis valant 12 ou plus, terrain ouvert',
      '+2',
      '§6.2-stack-12',
    ),
    row('… in woods, swamp, mountain', '… en forêt, marécages, montagne', '+4', '§6.2-stack-12'),
    row(
      'By ferry over a major river, or a minor one in rain or flood',
      'Par bac sur un fleuve, ou sur une rivière sous la pluie ou en crue',
      { en: '+ manpower ÷ 3', fr: '+ effectif ÷ 3' },
      '§6.2-ferry-penalty',
    ),
  ],
};

const { types } = tables.attackTypes;
type Kind = keyof typeof types;
const KINDS: readonly (readonly [Kind, string, string, Row['rule']])[] = [
  ['column', 'Column of route', 'Colonne de route', '§6.1-attack-column'],
  ['hasty', 'Hasty', 'Improvisée', '§6.1-attack-hasty'],
  ['normal', 'Normal', 'Normale', '§6.1-attack-normal'],
  ['prepared', 'Prepared', 'Préparée', '§6.1-attack-prepared'],
];
export const attacks: Chart = {
  name: 'kinds',
  title: { en: 'Attack in a march: price, die', fr: 'Attaque en marche : prix, dé' },
  rows: [
    ...KINDS.map(([kind, en, fr, rule]) => {
      const { inf, cav, modifier } = types[kind];
      const worth = modifier === 0 ? '±0' : signed(modifier);
      const value = { en: `inf ${inf}, cav ${cav} · ${worth}`, fr: `inf ${inf}, cav ${cav} · ${worth}` };
      return row(en, fr, value, rule);
    }),
    row('Assault', 'Assaut', signed(tables.attackTypes.assault), '§7.4-assault'),
  ],
};

const m = tables.combatModifiers;
export const modifiers: Chart = {
  title: { en: 'Added to a combat die', fr: 'S’ajoute au dé de combat' },
  rows: [
    row(
      'Attacker: ratio of combat values',
      'Attaquant : rapport des valeurs de combat',
      { en: '−12 to +13', fr: 'de −12 à +13' },
      '§7.4-ratio',
    ),
    row(
      'Attacker: best tactical value less the defender’s',
      'Attaquant : meilleure valeur tactique moins celle du défenseur',
      { en: 'difference', fr: 'différence' },
      '§7.4-tactical',
    ),
    row(
      'Attacker: flanks, six hexes covered',
      'Attaquant : flancs, six hex couverts',
      signed(tables.flank.base[6]!),
      '§7.4-flank-2-six',
    ),
    row(
      'Attacker: flanks, five hexes covered',
      'Attaquant : flancs, cinq hex couverts',
      signed(tables.flank.base[5]!),
      '§7.4-flank-2-five',
    ),
    row(
      '… less what helpers of the defender take off, at most',
      '… moins ce qu’ôtent les soutiens du défenseur, au plus',
      `−${tables.flank.most}`,
      '§7.4-flank-3-max',
    ),
    row('Attacker: rain', 'Attaquant : pluie', signed(m.rain), '§7.4-rain'),
    row('Attacker: Lee, Longstreet, Jackson', 'Attaquant : Lee, Longstreet, Jackson', signed(m.named), '§7.4-lee'),
    row(
      'Defender: across a bridge, dam, ferry or ford',
      'Défenseur : par un pont, barrage, bac ou gué',
      signed(m.crossing),
      '§7.4-ter-crossing',
    ),
    row('Defender: across a creek', 'Défenseur : à travers un ruisseau', signed(m.creek), '§7.4-ter-creek'),
    row(
      'Defender: across a creek in rain',
      'Défenseur : à travers un ruisseau sous la pluie',
      signed(m.creekRain),
      '§12.0-attack-creek-mod',
    ),
    row(
      'Defender: on a hill, unless attacked from a hill or mountain, or down a ridge',
      'Défenseur : sur une colline, sauf attaque d’une colline, d’une montagne ou en descendant une crête',
      signed(m.hill),
      '§7.4-ter-hill',
    ),
    row('Defender: on a mountain', 'Défenseur : sur une montagne', signed(m.mountain), '§7.4-ter-mtn'),
    row(
      '… attacked from a mountain or down a ridge',
      '… attaqué d’une montagne ou en descendant une crête',
      signed(m.mountainReduced),
      '§7.4-ter-mtn-1',
    ),
    row('Defender: up a ridge', 'Défenseur : crête à gravir', signed(m.ridgeUp), '§7.4-ter-ridge-up'),
    row(
      'Defender with Demoralize-2, alone or for more than half',
      'Défenseur en démoralisation-2, seul ou pour plus de la moitié',
      signed(m.demoralized2),
      '§7.4-dem2-alone',
    ),
  ],
};

export const letters: Chart = {
  title: { en: 'Combat results: what they say', fr: 'Résultats de combat : ce qu’ils disent' },
  rows: [
    row('1, 2 …', '1, 2 …', { en: 'manpower lost', fr: 'effectif perdu' }, '§7.5-number'),
    row(
      'D',
      'D',
      { en: 'disorganized, fatigue +3, march ends', fr: 'désorganisé, fatigue +3, fin de marche' },
      '§7.5-D',
    ),
    row('F', 'F', { en: 'fatigue +2, march ends', fr: 'fatigue +2, fin de marche' }, '§7.5-F'),
    row('f', 'f', { en: 'fatigue +1, march ends', fr: 'fatigue +1, fin de marche' }, '§7.5-f'),
    row('E', 'E', { en: 'march ends', fr: 'fin de marche' }, '§7.5-E'),
    row('r', 'r', { en: 'retreat', fr: 'retraite' }, '§7.5-r'),
    row('R', 'R', { en: 'rout, demoralized', fr: 'déroute, démoralisé' }, '§7.5-R'),
    row('R*', 'R*', { en: 'rout, Demoralize-2', fr: 'déroute, démoralisation-2' }, '§7.5-Rstar'),
    row('a', 'a', { en: 'may advance', fr: 'peut avancer' }, '§7.5-a'),
  ],
};

export const recovering: Chart = {
  title: { en: 'Recovery', fr: 'Repos' },
  rows: [
    row('Fatigue 0 or 1: disorganized', 'Fatigue 0 ou 1 : désorganisé', { en: 'organized', fr: 'organisé' }, '§8.0-3a'),
    row('Fatigue 0 or 1: exhausted', 'Fatigue 0 ou 1 : épuisé', { en: 'normal side', fr: 'face normale' }, '§8.0-3b'),
    row(
      'Fatigue 0 or 1: demoralized',
      'Fatigue 0 ou 1 : démoralisé',
      { en: 'one level less', fr: 'un niveau de moins' },
      '§8.0-3c-1',
    ),
    row(
      '… at Demoralize-2',
      '… en démoralisation-2',
      { en: 'stays disorganized, exhausted', fr: 'reste désorganisé, épuisé' },
      '§8.0-3a-dem2',
    ),
    row('Fatigue 3 or 4', 'Fatigue 3 ou 4', { en: 'exhausted', fr: 'épuisé' }, '§8.0-4'),
    row('All', 'Tous', { en: 'fatigue −3', fr: 'fatigue −3' }, '§8.0-5'),
  ],
};
