// What kernel and room say of a refusal: fetched on its own, without the rest of them.
export { kernelText } from '@bivouac/kernel';
export { roomText } from '@bivouac/room';
