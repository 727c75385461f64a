import sharp, { type Sharp } from 'sharp';
import { heightAt, MAX_PICTURE_HEIGHT_RATIO, MAX_PICTURE_MEGAPIXELS, storedWidths, type PictureFormat } from '../../src/contract/pictures';
import { invalid } from '../http/httpError';
import { detectFormat, isAnimatedPng } from './detectFormat';

/** Picture as it is stored. */
export interface ProcessedPicture {
  width: number;
  height: number;
  placeholder: string;
  files: readonly { width: number; format: PictureFormat; bytes: Uint8Array }[];
}

const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;
const MAX_PLACEHOLDER_LENGTH = 300;
/** Sizes of the placeholder in pixels, the preferred one first. A detailed picture may need a smaller one. */
const PLACEHOLDER_SIZES = [16, 12, 8, 4] as const;
const BACKGROUND = { r: 255, g: 255, b: 255 };

// One thread for each picture and no cache of decoded pixels, so that memory stays small.
sharp.concurrency(1);
sharp.cache(false);

const refused = (message: string) => invalid({ file: message });

/** Runs a step of the decoder. @throws Problem 422, because the decoder fails only for files that it cannot read */
async function decoding<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch {
    throw refused('pictureDamaged');
  }
}

/** Checks a file by its content, without decoding its pixels. @throws Problem 422 at `file` */
async function inspect(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw refused('fileEmpty');
  const format = detectFormat(bytes);
  if (format === null) throw refused('pictureFormat');
  const found = await decoding(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (found.format !== format) throw refused('pictureFormat');
  if ((found.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(bytes))) throw refused('pictureAnimated');
  if (found.width * found.height > MAX_PIXELS) throw refused(`pictureTooLarge:${MAX_PICTURE_MEGAPIXELS}`);
  const { width, height } = found.autoOrient;
  if (height > width * MAX_PICTURE_HEIGHT_RATIO) throw refused('pictureTooNarrow');
}

/** Encodes the placeholder as a data URI. */
async function placeholderOf(picture: () => Sharp): Promise<string> {
  for (const size of PLACEHOLDER_SIZES) {
    const bytes = await picture().resize({ width: size, height: size, fit: 'inside' }).webp({ quality: 20, smartSubsample: false }).toBuffer();
    const address = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (address.length <= MAX_PLACEHOLDER_LENGTH) return address;
  }
  return '';
}

/**
 * Decodes the picture once, upright, opaque and in sRGB, and no wider than its largest file. All files are made from these pixels, so that none has
 * metadata.
 */
async function decode(bytes: Uint8Array): Promise<{ width: number; height: number; widths: readonly number[]; pixels: () => Sharp }> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const widths = storedWidths(width);
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, widths, pixels: () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }) };
}

async function encode(pixels: () => Sharp, picture: { width: number; height: number }, width: number, format: PictureFormat): Promise<Uint8Array> {
  const scaled = pixels().resize({ width, height: heightAt(picture, width), fit: 'fill' });
  // Optimal codes for the JPEG would save a few percent, and need all of the picture in memory once more.
  return format === 'webp' ? scaled.webp({ quality: 78 }).toBuffer() : scaled.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
}

/**
 * Converts an uploaded file to the files that pages show.
 * @throws Problem 422 with a message at `file` for a file that is not a readable, still picture of a permitted size
 */
export async function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  await inspect(bytes);
  const { width, height, widths, pixels } = await decoding(() => decode(bytes));
  const files: ProcessedPicture['files'][number][] = [];
  for (const each of widths) {
    for (const format of ['webp', 'jpeg'] as const) files.push({ width: each, format, bytes: await encode(pixels, { width, height }, each, format) });
  }
  return { width, height, placeholder: await placeholderOf(pixels), files };
}
