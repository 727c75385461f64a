import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits per channel, a palette, no interlacing. */
const FORMAT = [8, 3, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * Returns a PNG of one colour with a band of another colour at its foot. Takes the place of images that could not be drawn, so it needs no image
 * library.
 */
export function plainPng({ width, height }: { width: number; height: number }, ground: string, band: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const bandFrom = Math.round(height * 0.9);
  // Each row begins with its filter, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = bandFrom; row < height; row += 1) rows.fill(1, row * (width + 1) + 1, (row + 1) * (width + 1));
  const palette = Buffer.from(`${ground}${band}`.replaceAll('#', ''), 'hex');
  return new Uint8Array(Buffer.concat([SIGNATURE, chunk('IHDR', Buffer.concat([head, Buffer.from(FORMAT)])), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]));
}
