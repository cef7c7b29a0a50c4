/** What the tools of the table say: search, redo, overview, loupe, sound. */
export const toolsEn = {
  redo: 'Redo',
  find: 'Find',
  findHint: 'Place, piece, rule or command',
  findNothing: 'Nothing is called that.',
  foundThings: (n: number) => (n === 1 ? '1 result' : `${n} results`),
  findPlaces: 'Places',
  findPieces: 'Pieces',
  findCommands: 'Commands',
  findRules: 'Rules',
  findKeys: 'arrows choose · Enter goes there · Esc closes',
  panTools: 'Move the map',
  panUp: 'Further up (Shift+↑)',
  panDown: 'Further down (Shift+↓)',
  panLeft: 'Further left (Shift+←)',
  panRight: 'Further right (Shift+→)',
  overview: 'overview map',
  sound: 'sounds',
  soundOn: 'Sound is off. Turn it on',
  soundOff: 'Sound is on. Turn it off',
  loupeChoose: 'release: choose',
  loupeInspect: 'release: look closer',
  hiddenBelow: (n: number) => (n === 1 ? '1 more piece below' : `${n} more pieces below`),
  trails: 'Trails of the last moves',
  fast: 'Fast-forward',
  fastHint: 'The bot answers at once',
  online: 'Online',
  fightChance: (percent: string) => `you win ${percent}`,
  you: 'you',
  youAlone: 'You',
  moreTabs: 'More',
  onTop: 'Now',
  inHand: 'in hand',
  yourTurn: 'Your turn',
  unread: (n: number) => (n === 1 ? '1 new message' : `${n} new messages`),
  sayTooLong: (n: number) => (n === 1 ? '1 letter too many' : `${n} letters too many`),
  tools: 'Tools',
  arrivals: 'Arrivals',
  arrivalsSaid: (now: number, later: number) =>
    now === 0 ? `${later} later` : later === 0 ? `${now} may enter now` : `${now} may enter now, ${later} later`,
  allOfThem: 'All',
  passing: 'Passing',
  ordersGiven: (n: number) => `${n} orders`,
  showTab: (name: string) => `Show: ${name}`,
} as const;

export type ToolsWords = {
  readonly [K in keyof typeof toolsEn]: (typeof toolsEn)[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : string;
};
