import { type ComponentType, createElement } from 'preact';
import { later } from '../games/later.ts';

type Rest = typeof import('./rest.ts');
type Props<K extends keyof Rest> = Rest[K] extends (props: infer P) => unknown ? P : never;

/** What of a table is not there at first. */
export const rest = later(() => import('./rest.ts'));

/** A part of the rest: nothing until it is here. */
export const part =
  <K extends keyof Rest>(name: K): ComponentType<Props<K>> =>
  props => {
    const Part = rest.now.value?.[name] as ComponentType<Props<K>> | undefined;
    return Part ? createElement(Part, props as never) : null;
  };
