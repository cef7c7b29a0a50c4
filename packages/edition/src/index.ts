// What the editions of all games share: shapes of data files, complaints about them, and published texts.
export { type Chapters, chaptered } from './chapters.ts';
export * from './complain.ts';
export { type Drawer, drawer } from './drawer.ts';
export { type EditionOf, fileProblems } from './files.ts';
export { type OptionText, publishedTexts, type ScenarioText } from './published.ts';
export { faceOf } from './roll.ts';
export * from './shape.ts';
