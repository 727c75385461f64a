import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_IMPORT_BYTES } from '../../src/contract/dataTransfer';
import { HttpError } from '../http/httpError';

/** Most files of an export: all pictures in all widths and formats, and the tables. */
const MAX_FILES = 20_000;
/** Files up to this size may have any compression ratio, in bytes. */
const SMALL_BYTES = 1024 * 1024;
/** Highest ratio of real data. A file of zeros reaches 1,030. */
const MAX_RATIO = 300;

const KNOWN = /^(?:manifest\.json|requests\.csv|tables\/[a-z_]{1,40}\.jsonl|pictures\/[\w-]{1,100}\.[a-z]{3,5})$/;
const MAX_NAME = 80;

/** Part of a name that may be shown to the administrator. */
const shown = (name: string): string => name.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, MAX_NAME);

/** Problem with a ZIP file as such. */
export const unreadable = (): HttpError => new HttpError(422, 'importUnreadable');

export type FileProblem = 'importUnsafeName' | 'importUnknownFile' | 'importMissingFile' | 'importChangedFile';

/** Problem with one file of a ZIP file. */
export const fileProblem = (problem: FileProblem, name: string): HttpError => new HttpError(422, problem, { values: { name: shown(name) } });

const isUnsafe = (name: string): boolean => name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\\') || name.split('/').includes('..') || name.includes('\0');

/** Checks an entry of the central directory. @returns its name */
function checkedName(entry: Entry): string {
  // With `decodeStrings: false`, the name is the bytes as they are in the file.
  const name = (entry.fileName as unknown as Buffer).toString('latin1');
  if (isUnsafe(name)) throw fileProblem('importUnsafeName', name);
  if (!KNOWN.test(name)) throw fileProblem('importUnknownFile', name);
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw unreadable();
  if (entry.uncompressedSize > SMALL_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO) throw new HttpError(422, 'importTooLarge');
  return name;
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_FILES) throw new HttpError(422, 'importTooMany');
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = checkedName(entry);
    if (entries.has(name)) throw unreadable();
    total += entry.uncompressedSize;
    if (total > MAX_IMPORT_BYTES) throw new HttpError(422, 'importTooLarge');
    entries.set(name, entry);
  }
  return entries;
}

/** ZIP file whose names and sizes have been checked. Nothing is unpacked to the disk. */
export interface Archive {
  names: ReadonlySet<string>;
  /**
   * Iterates over the content of a file.
   * @param onEnd called with the SHA-256 (hex) and the size of the content
   * @throws Problem 422 when the file is missing, or its content does not have the size or the checksum that the ZIP file declares
   */
  read(name: string, onEnd?: (sha256: string, bytes: number) => void): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens a ZIP file. @throws Problem 422 when it is no ZIP file, has dangerous or unknown names, or is too large unpacked */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true }).catch(() => Promise.reject(unreadable()));
  const entries = await readDirectory(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof HttpError ? error : unreadable();
  });
  return {
    names: new Set(entries.keys()),
    async *read(name, onEnd) {
      const entry = entries.get(name);
      if (!entry) throw fileProblem('importMissingFile', name);
      const hash = createHash('sha256');
      let bytes = 0;
      let content: Readable | undefined;
      try {
        content = await zip.openReadStreamPromise(entry);
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      } catch {
        throw fileProblem('importChangedFile', name);
      } finally {
        content?.destroy();
      }
      onEnd?.(hash.digest('hex'), bytes);
    },
    close: () => zip.close(),
  };
}

/** Reads a file at once. @param most bytes that it may have @throws Problem 422 when it has more */
export async function collect(content: AsyncIterable<Buffer>, most: number, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > most) throw fileProblem('importChangedFile', name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
