import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/*
 * Encoding of a baseline screenshot: a PNG of at most 256 colours if those are within a few steps of the browser's own, else with every channel
 * within the same few steps. The file contains a hash of the browser's screenshot, so an identical screenshot is recognized without decoding.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEYWORD = 'Shown';
const MAX_COLOURS = 256;
/** Allowed deviations of a channel in steps of 255, in ascending order. All are below the threshold of the comparison. */
const STEPS_OFF = [0, 1, 2, 3, 4, 5, 6];
/** Quantization step of a channel when there is no palette. No value deviates by more than the largest of `STEPS_OFF`. */
const STEP = 2 * Math.max(...STEPS_OFF) + 1;

/** Hash of the bytes of the browser's screenshot. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function chunk({ type, data }: Chunk): Buffer {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
}

/** Returns the hash stored in a baseline screenshot, or null when it has none. */
export function recordedMark(png: Buffer): string | null {
  for (const { type, data } of chunksOf(png)) if (type === 'tEXt' && data.toString('latin1').startsWith(`${KEYWORD}\0`)) return data.toString('latin1', KEYWORD.length + 1);
  return null;
}

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (value: number): Colour => [value & 255, (value >> 8) & 255, (value >> 16) & 255];
const apart = (one: Colour, other: Colour) => Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
const lightness = ([red, green, blue]: Colour) => red + green + blue;

interface Palette {
  colours: readonly Colour[];
  /** Palette index of each pixel value of the screenshot. */
  places: ReadonlyMap<number, number>;
}

/**
 * Builds a palette of the most common colours, with each value within `stepsOff` of its nearest colour. Returns null when that takes too many
 * colours.
 */
function paletteWithin(values: readonly number[], stepsOff: number): Palette | null {
  const chosen: Colour[] = [];
  const nearest = new Map<number, Colour>();
  for (const value of values) {
    const colour = colourOf(value);
    let best: Colour | null = null;
    for (const each of chosen) if (apart(each, colour) <= stepsOff && (!best || apart(each, colour) < apart(best, colour))) best = each;
    if (!best && chosen.length === MAX_COLOURS) return null;
    if (!best) chosen.push(colour);
    nearest.set(value, best ?? colour);
  }
  // Sorted by lightness, neighbouring colours of a soft edge have adjacent indexes, which compress better.
  const colours = chosen.toSorted((one, other) => lightness(one) - lightness(other));
  const placeOf = new Map(colours.map((colour, place) => [colour, place]));
  return { colours, places: new Map([...nearest].map(([value, colour]) => [value, placeOf.get(colour) ?? 0])) };
}

function paletteOf(pixels: Uint32Array): Palette | null {
  const counts = new Map<number, number>();
  for (const value of pixels) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
  for (const stepsOff of STEPS_OFF) {
    const palette = paletteWithin(values, stepsOff);
    if (palette) return palette;
  }
  return null;
}

function header({ width, height }: PNG, colourType: number): Chunk {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, colourType, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return { type: 'IHDR', data };
}

function withPalette(picture: PNG, pixels: Uint32Array, { colours, places }: Palette): Chunk[] {
  const { width, height } = picture;
  // Each row begins with its filter type: 0, no filter.
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line += 1) for (let column = 0; column < width; column += 1) lines[line * (width + 1) + 1 + column] = places.get(pixels[line * width + column] ?? 0) ?? 0;
  return [header(picture, 3), { type: 'PLTE', data: Buffer.from(colours.flat()) }, { type: 'IDAT', data: deflateSync(lines, { level: 9, memLevel: 9 }) }];
}

/** Encodes without a palette, for photographs with more than 256 colours. Each channel is rounded to the nearest multiple of `STEP`. */
function withoutPalette(picture: PNG): Chunk[] {
  const coarse = new PNG({ width: picture.width, height: picture.height });
  coarse.data = Buffer.from(picture.data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)));
  return [...chunksOf(PNG.sync.write(coarse, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 }))].filter(({ type }) => type !== 'IEND');
}

/** Encodes a screenshot as a baseline. @param shown the browser's own bytes, a PNG without transparency */
export function encodeBaseline(shown: Buffer): Buffer {
  const picture = PNG.sync.read(shown);
  const pixels = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const palette = paletteOf(pixels);
  const chunks = palette ? withPalette(picture, pixels, palette) : withoutPalette(picture);
  const mark = { type: 'tEXt', data: Buffer.from(`${KEYWORD}\0${hashOf(shown)}`, 'latin1') };
  return Buffer.concat([SIGNATURE, ...[...chunks, mark, { type: 'IEND', data: Buffer.alloc(0) }].map(chunk)]);
}
