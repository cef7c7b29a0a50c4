/** Choosing, dragging, and what is left before a turn ends. */
export const clicksEn = {
  pickedOf: (picked: number, all: number) => (picked === 0 ? `${all} pieces` : `${picked} of ${all}`),
  costOf: (cost: string, points: string) => `${cost} of ${points}`,
  left: (n: number) => `${n} left`,
  showNext: 'Show the next',
  forced: 'Answered by the table: the rules left no other choice.',
  giveForced: 'the table gives the only answer there is',
  askEnd: 'ask before a turn ends with something left',
} as const;
