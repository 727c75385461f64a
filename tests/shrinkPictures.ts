import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';

/*
 * After `npm run pictures:update`: writes the recorded pictures in fewer bytes, pixel for pixel the same. The browser writes
 * them for speed; flat screens take less without a filter on their lines, gradients with one. Named files only, else all of them.
 */

const FOLDER = fileURLToPath(new URL('./visual/', import.meta.url));
const FILTERS = [0, 4];
/** RGB: a page has no see-through part. */
const OPAQUE = 2;

/** The smallest of the ways to write the same picture, the given one among them. */
export function shrunk(bytes: Buffer): Buffer {
  const picture = PNG.sync.read(bytes);
  if (picture.data.some((value, index) => index % 4 === 3 && value !== 255)) return bytes;
  const written = FILTERS.map((filterType) => PNG.sync.write(picture, { deflateLevel: 9, deflateStrategy: 0, filterType, colorType: OPAQUE }));
  return [bytes, ...written].reduce((least, each) => (each.length < least.length ? each : least));
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let before = 0;
  let after = 0;
  const named = process.argv.slice(2);
  for (const path of named.length > 0 ? named : readdirSync(FOLDER).map((name) => join(FOLDER, name))) {
    const bytes = readFileSync(path);
    const least = shrunk(bytes);
    if (least !== bytes) writeFileSync(path, least);
    before += bytes.length;
    after += statSync(path).size;
  }
  console.info(`Pictures: ${megabytes(before)} became ${megabytes(after)}.`);
}
