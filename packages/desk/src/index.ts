export * from './asked.ts';
export type * from './desk.ts';
export type * from './offer.ts';
export * from './parts.ts';
export type * from './picture.ts';
export * from './questions.ts';
export * from './spots.ts';
