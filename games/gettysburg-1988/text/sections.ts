/** The section of an atomic rule: 3b6-b is in 3b6; the notes of 3b and 4b are numbered after them. */
export const sectionOf = (id: string): string => (id === '3b-n-a' ? '3b-note' : id.replace(/(-n)?-[a-z1-9]$/, ''));
