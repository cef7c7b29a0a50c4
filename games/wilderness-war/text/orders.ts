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
    'order.phase': 'Passer jusqu’à ma prochaine Phase d’Action',
    'order.threat': 'Passer jusqu’à ce que je sois attaqué, assiégé ou victime d’un Raid',
    'order.butBattles': 'Tout, sauf les Batailles',
    'order.weather': 'Mauvais temps',
    'order.schooner': 'Goélette des lacs',
    'order.intercept': 'Intercepter',
    'order.avoid': 'Éviter la Bataille',
    'order.battle': 'Les cartes de Bataille (Fortifications de campagne, Embuscade !)',
    'order.siege': 'Les cartes de Siège (Mortiers Coehorn et obusiers, Reddition !)',
    'order.raid': 'Casemates contre les Raids',
    'order.massacre': 'Massacre !',
  },
} as const;
