/** The names of the standing orders: only a screen says them. */
export const orderNames = {
  en: {
    'order.phase': 'Pass until my next Action Phase',
    'order.threat': 'Pass until something of mine is attacked, besieged or raided',
    'order.butBattles': 'Everything but battles',
    'order.weather': 'Foul Weather',
    'order.schooner': 'Lake Schooner',
    'order.intercept': 'Intercepting',
    'order.avoid': 'Avoiding battle',
    'order.battle': 'Cards in battle (Fieldworks, Ambush!)',
    'order.siege': 'Cards in sieges (Coehorns, Surrender!)',
    'order.raid': 'Blockhouses against raids',
    'order.massacre': 'Massacre!',
  },
  fr: {
    'order.phase': 'Passer jusqu’à ma prochaine phase d’action',
    'order.threat': 'Passer tant que rien à moi n’est attaqué, assiégé ou pillé',
    'order.butBattles': 'Tout, sauf les batailles',
    'order.weather': 'Mauvais temps',
    'order.schooner': 'Goélette des lacs',
    'order.intercept': 'Intercepter',
    'order.avoid': 'Éviter la bataille',
    'order.battle': 'Les cartes de bataille (Fortifications de campagne, Embuscade !)',
    'order.siege': 'Les cartes de siège (Mortiers Coehorn et obusiers, Reddition !)',
    'order.raid': 'Casemates contre les raids',
    'order.massacre': 'Massacre !',
  },
} as const;
