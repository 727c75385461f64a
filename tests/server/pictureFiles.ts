import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Returns a picture whose left half is orange and whose right half is blue, with a little noise like a photograph. */
export const photograph = (width: number, height: number): Sharp => {
  const half = Math.max(1, Math.round(width / 2));
  return sharp({ create: { width, height, channels: 3, background: '#2040C0' } }).composite([{ input: { create: { width: half, height, channels: 3, background: '#E07020' } }, left: 0, top: 0 }]);
};

/** Returns a picture in which every pixel differs, so that its file is large. */
export const detailed = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

/** Returns a photograph of twelve megapixels with as much detail as a telephone's, as a JPEG. */
export async function twelveMegapixels(): Promise<Buffer> {
  return sharp(await detailed(1000, 750).png().toBuffer()).resize(4000, 3000).jpeg({ quality: 92 }).toBuffer();
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG of one colour with one bit for each pixel: small as a file, large once decoded. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a PNG that browsers play as an animation of two frames. */
export async function animatedPng(): Promise<Buffer> {
  const still = await photograph(40, 30).png().toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const afterHeader = 8 + 25;
  return Buffer.concat([still.subarray(0, afterHeader), chunk('acTL', control), still.subarray(afterHeader)]);
}

/** Returns two frames as an animation. */
export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([photograph(40, 30), sharp({ create: { width: 40, height: 30, channels: 3, background: '#FFFFFF' } })].map((frame) => frame.png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp({ loop: 0, delay: [100, 100] }).toBuffer();
}
