/** The face of a die: the kernel adds it to the arguments of a roll. */
export const faceOf = (args: object): string => String((args as { readonly die?: number }).die ?? '–');
