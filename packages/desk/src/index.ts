export type * from './desk.ts';
export * from './parts.ts';
