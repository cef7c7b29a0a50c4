import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@bivouac/room/host';

// Old lines of a table in memory: a fifth of their text, not counting that a text put together from pieces takes more.

const WORDS =
  '"yes":true,"text":"","what":"takeBack","proposal":,"only":["heading":"turn","phase","removed":{"pieces":["],"at":"' +
  '"placed":{"clash":{"kind":"battle","stage":"begins","result","from":["won":"lost":1,"die":,"sides":6,"draw":' +
  '","standing":true,"forced":true}],[{"key":"","args":{"units":[""],"rule":"§","by":"","trails":[{"pieces":[""],' +
  '"spots":["",""],"kind":"retreat"arrive"march"}]}],"drawn":,"seq":,"count":},{"id":null,"kind":"act","seat":"","events":[{"key":"';
const dictionary = Buffer.from(WORDS);
const small = { windowBits: 13, memLevel: 5, level: 3, chunkSize: 4096, dictionary };

/** One byte a character: strings lie closer in memory than buffers, and nothing has to be freed apart. */
export const packed: Packing = {
  pack: text => deflateRawSync(text, small).toString('latin1'),
  unpack: text => inflateRawSync(Buffer.from(text, 'latin1'), { dictionary }).toString(),
};
