import { returns } from './04-seasons.ts';
import { act } from './05-activated-force.ts';
import { activation } from './05-activation.ts';
import { construction } from './05-construction.ts';
import { event, taskProcedures } from './05-events.ts';
import { responses } from './05-responses.ts';
import { entry } from './06-entry.ts';
import { stragglers } from './06-leaders-alone.ts';
import { battle, losses, muster, volley } from './07-battle.ts';
import { retreat } from './07-retreat.ts';
import { siege, surrender } from './08-siege.ts';
import { assault } from './09-assault.ts';
import { goHome } from './10-home.ts';
import { frighten, raid, raids } from './10-raids.ts';
import { winter } from './11-winter.ts';

/** Everything the sequence of play calls. */
export const procedures = [
  activation,
  construction,
  event,
  ...taskProcedures,
  responses,
  act,
  entry,
  battle,
  losses,
  muster,
  volley,
  retreat,
  stragglers,
  siege,
  assault,
  surrender,
  raids,
  raid,
  frighten,
  goHome,
  returns,
  winter,
];
