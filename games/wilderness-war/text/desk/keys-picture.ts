export type Nothing = Record<never, never>;

/** What lies on the board and beside it. */
/** How a piece stands in its space. */
interface Stance {
  inside: number;
  spent: number;
}
export interface Pictured {
  'desk.unit': Counter & { space: string; inside: number; spent: number };
  'desk.unitAway': Counter;
  'desk.kind': { kind: string };
  'desk.called': { piece: string };
  'desk.brief': Counter & Stance;
  'desk.briefLeader': { piece: string } & Stance;
  'desk.briefWorks': { work: string; building: number; siege: number };
  'desk.briefMarker': { kind: string; markers: number };
  'desk.cardSays': { card: string };
  'desk.leader': { piece: string; space: string; inside: number; spent: number };
  'desk.leaderAway': { piece: string };
  'desk.works': { side: string; space: string; work: string; building: number; siege: number };
  'desk.raided': { side: string; space: string; markers: number };
  'desk.allied': { side: string; space: string };
  'desk.fieldworks': { side: string; space: string };
  'desk.amphib': { space: string };
  'desk.space': Ground;
  'desk.box': { department: string; side: string };
  'desk.seasons': Nothing;
  'desk.season': { year: number; late: number };
  'desk.victory': { vp: number };
  'desk.point': { vp: number };
  'desk.assembliesBrief': Record<string, never>;
  'desk.assemblies': { northern: number; southern: number };
  'desk.assembly': { level: number };
  'desk.phase': Nothing;
  'desk.side': { side: string };
  'desk.played': { card: string; value: number };
  'desk.held': Nothing;
  'desk.heldBy': { side: string; cards: number; holds: number }; // holds: 1 its last card now, 2 one from last season
  'desk.raids': Nothing;
  'desk.raidsOf': { side: string; markers: number; points: number };
  'desk.lasting': Nothing;
  'desk.inForce': { event: string }; // a card's event
  'desk.noLandings': Nothing;
  'desk.noFrenchSea': Nothing;
  'desk.blockhouses': { side: string };
  'desk.reshuffle': Nothing;
  'desk.arriving': { side: string };
  'desk.pool': Nothing;
  'desk.aside': { side: string };
  'desk.unused': { side: string };
  'desk.gone': { side: string };
  'desk.hand': { side: string };
  'desk.discard': Nothing;
  'desk.removed': Nothing;
  'desk.deck': Nothing;
  'desk.card': { card: string; value: number; side: string; response: number };
  'desk.playing': Nothing;
  'desk.known': Nothing;
  'desk.key': { space: string; side: string; points: number };
  'desk.battle': { attackers: string; defenders: string; assault: number }; // spaces
  'desk.raid': { side: string; space: string };
  'desk.siege': { side: string; space: string };
  'desk.acts': { pieces: string; space: string };
  'desk.when': { year: number; late: number };
}

interface Counter {
  piece: string;
  strength: number;
  move: number;
  reduced: number;
}

/** What a space is and what stands in it; empty: none. */
export interface Ground {
  space: string;
  terrain: string;
  department: string;
  owner: string; // whose it was at the start
  port: number;
  village: string; // its tribes
  allied: string; // sides the village is allied with
  key: string; // who holds Niagara or Ohio Forks
  fort: number; // STOCKADE, FORT, FORTRESS or 0
  holder: string;
  works: string; // who builds a fort
  siege: number;
  raidedBy: string;
  fieldworks: string;
  amphib: number;
  arrows: string; // one-way links out
}
