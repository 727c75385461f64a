export type InputFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, beginning: readonly number[], at = 0): boolean => beginning.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns the format that the first bytes of a file declare; null for all others. */
export function detectFormat(bytes: Uint8Array): InputFormat | null {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8) ? 'webp' : null;
}

/** Whether a PNG is animated: its animation control comes before its image data. The decoder reads such a file as a still picture. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + 8 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, ascii('acTL'), at + 4)) return true;
    if (startsWith(bytes, ascii('IDAT'), at + 4)) return false;
  }
  return false;
}
