/** What players do. Units, leaders and hexes are slugs here: `u-custer`, `uL-sheridan`, `1810`; a hexside is `1810-1811`. */
export type Action =
  | Enter
  | Transfer
  | { readonly type: 'endTransfers' }
  | { readonly type: 'pass' }
  | { readonly type: 'silence'; readonly leader: string } // insubordination: he may not act for the rest of the turn
  | { readonly type: 'march'; readonly unit: string }
  | { readonly type: 'burn'; readonly unit: string } // the station where it stands
  | Entrench
  | { readonly type: 'levy'; readonly unit: string } // on the locality where it stands, in step 1 of recovery
  | { readonly type: 'forage'; readonly unit: string } // in step 2 of recovery
  | { readonly type: 'endForage' }
  | Activate
  | { readonly type: 'next'; readonly unit: string } // who acts next in an activation
  | { readonly type: 'stay' } // the active leader, or a unit that could leave, stays where it is
  | { readonly type: 'escape'; readonly unit: string } // out of a garrison that surrenders
  | { readonly type: 'force' }
  | Move
  | Cross<'dismantle'> // one's own pontoon
  | Cross<'destroy'> // a bridge or ferry, at the end of a march
  | { readonly type: 'end' }
  | { readonly type: 'flee'; readonly hex: string } // out of a swamp when rain begins
  | Labour<'build'> // a pontoon
  | Labour<'repair'>
  | { readonly type: 'endWorks' }
  | Conceal
  | MarchForce
  | { readonly type: 'show'; readonly force: number } // a force marker is taken away
  | { readonly type: 'attack'; readonly hex: string; readonly kind: string } // column, hasty, normal, prepared
  | { readonly type: 'refuse' } // flanks
  | { readonly type: 'unrefuse' }
  | { readonly type: 'lose'; readonly unit: string; readonly manpower: number }
  | { readonly type: 'withdraw'; readonly units: readonly string[] } // a defender goes of his own will
  | { readonly type: 'retreat'; readonly hex: string } // the next hex of it
  | { readonly type: 'halt' } // here the retreat ends
  | Advance
  | { readonly type: 'hold' } // no withdrawal, no advance, no cavalry retreat
  | { readonly type: 'evade' } // a cavalry retreat
  | Assault
  | { readonly type: 'storm'; readonly units: readonly string[] } // which of those chosen make the assault
  | { readonly type: 'grand'; readonly leader: string } // tries a grand assault under him
  | { readonly type: 'join'; readonly units: readonly string[] }; // joins it

/** A reinforcement comes in. */
export interface Enter {
  readonly type: 'enter';
  readonly unit: string;
  readonly hex: string;
}
/** A leader goes over to another unit: in the transfer phase, or in step 5 of his activation. */
export interface Transfer {
  readonly type: 'transfer';
  readonly leader: string;
  readonly to: string;
  readonly along?: readonly string[]; // army or district leaders of his hex who go with the active leader
}
/** A leader lets units march; those that dig are named again. */
export interface Activate {
  readonly type: 'activate';
  readonly leader: string;
  readonly units: readonly string[];
  readonly dig?: readonly string[];
}
/** A unit digs: as its action, or in step 1 of recovery. */
export interface Entrench {
  readonly type: 'entrench';
  readonly unit: string;
}
/** One or more hexes on; what stops the unit cuts the rest. */
export interface Move {
  readonly type: 'move';
  readonly path: readonly string[];
  readonly leaders?: readonly string[]; // who goes along; absent: those attached to it
}

/** After combat into the hex left by the defender. */
export interface Advance {
  readonly type: 'advance';
  readonly units: readonly string[];
  readonly leaders?: readonly string[]; // who goes along; absent: those attached to them
}
/** A leader attacks a hex with several units of his. */
export interface Assault {
  readonly type: 'assault';
  readonly leader: string;
  readonly units: readonly string[];
  readonly hex: string;
}
/** What the marching unit does to the crossing between its hex and this one. */
export interface Cross<T extends string> {
  readonly type: T;
  readonly to: string;
}
/** What a unit does in step 1 of recovery at the hexside between its hex and this one. */
export interface Labour<T extends string> extends Cross<T> {
  readonly unit: string;
}

/** Force markers are placed in a hex: a part for each that lies there then, those there before first; `u-baird+u-davis`, or `-`. */
export interface Conceal {
  readonly type: 'conceal';
  readonly hex: string;
  readonly parts: readonly string[];
}
/** A force marker marches: as infantry or cavalry, alone or under a leader. */
export interface MarchForce {
  readonly type: 'marchForce';
  readonly force: number;
  readonly as: string; // inf, cav, infLeader, cavLeader
}

/** The fields of each action, for the kernel. */
export const SHAPES = {
  enter: { unit: 'word', hex: 'word' },
  transfer: { leader: 'word', to: 'word', along: 'words?' },
  endTransfers: {},
  pass: {},
  silence: { leader: 'word' },
  march: { unit: 'word' },
  burn: { unit: 'word' },
  entrench: { unit: 'word' },
  activate: { leader: 'word', units: 'words', dig: 'words?' },
  next: { unit: 'word' },
  stay: {},
  escape: { unit: 'word' },
  force: {},
  move: { path: 'words', leaders: 'words?' },
  dismantle: { to: 'word' },
  destroy: { to: 'word' },
  end: {},
  conceal: { hex: 'word', parts: 'words' },
  marchForce: { force: 'whole', as: 'word' },
  show: { force: 'whole' },
  attack: { hex: 'word', kind: 'word' },
  refuse: {},
  unrefuse: {},
  lose: { unit: 'word', manpower: 'whole' },
  withdraw: { units: 'words' },
  retreat: { hex: 'word' },
  halt: {},
  advance: { units: 'words', leaders: 'words?' },
  hold: {},
  evade: {},
  assault: { leader: 'word', units: 'words', hex: 'word' },
  storm: { units: 'words' },
  grand: { leader: 'word' },
  join: { units: 'words' },
  flee: { hex: 'word' },
  build: { unit: 'word', to: 'word' },
  repair: { unit: 'word', to: 'word' },
  endWorks: {},
  levy: { unit: 'word' },
  forage: { unit: 'word' },
  endForage: {},
} as const;
