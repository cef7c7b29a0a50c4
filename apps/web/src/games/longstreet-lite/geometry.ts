import { tableOf } from '@bivouac/longstreet-lite/data';

// Where the table lies on its sheet: a base width is 31 and a quarter of its units.

export const UNIT = 32; // thousandths of a base width make one unit of the sheet
export const BASE = 1000 / UNIT;

export interface Sheet {
  readonly width: number;
  readonly height: number;
}
export function sheetOf(scenario: string): Sheet {
  const [width, height] = tableOf(scenario);
  return { width: width / UNIT, height: height / UNIT };
}
