/** The section of an atomic rule: 13.8.4a is in 13.8.4, 1a in 1. */
export const sectionOf = (id: string): string => id.replace(/(?<=\d)[a-z]$/, '');
