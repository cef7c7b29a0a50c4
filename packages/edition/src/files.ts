import { type Infer, inFile, type Shape, show } from './shape.ts';

/** The files of an edition by key: the name people know, and the shape. */
export type Files = Readonly<Record<string, readonly [string, Shape]>>;
/** What an edition with these files holds, as parsed. */
export type EditionOf<F extends Files> = { readonly [K in keyof F]: Infer<F[K][1]> };

/** What is wrong with the shape of each file. Takes parsed JSON of any kind and never throws. */
export function fileProblems(edition: unknown, files: Files): readonly string[] {
  if (typeof edition !== 'object' || edition === null || Array.isArray(edition))
    return [`an edition must be an object of parsed files, found ${show(edition)}`];
  const lines: string[] = [];
  for (const [key, [file, shape]] of Object.entries(files)) {
    if (Object.hasOwn(edition, key))
      shape(edition[key as keyof typeof edition], inFile(file), line => lines.push(line));
    else lines.push(`${file} is missing`);
  }
  return lines;
}
