export type { OptionText, ScenarioText } from '@bivouac/edition';

import { publishedTexts } from '@bivouac/edition';
import textsFile from '../data/texts.json' with { type: 'json' };

export const { scenarioText, optionText, aboutText } = publishedTexts(textsFile);
