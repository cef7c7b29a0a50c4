/** The section of an atomic rule: 5.1-ext-loss is in 5.1, LI-ten in LI; a section is its own. */
export const sectionOf = (id: string): string => id.split('-')[0]!;
