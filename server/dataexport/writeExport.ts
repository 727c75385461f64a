import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '../../src/contract/language';
import type { Config } from '../config';
import { EXPORTED_TABLES } from './exportedTables';
import { FORMAT, MANIFEST, pictureFile, REQUESTS, stringifyManifest, tableFile, type ExportedFile } from './manifest';
import { requestLines } from './requestLines';
import { openSnapshot, type Snapshot } from './snapshot';
import { exportedColumns, schemaName } from './tableColumns';
import { tableLines } from './tableLines';

/**
 * Same time and mode for every file, so that two exports of the same data are identical. ZIP files hold local times, so the time is the same in every
 * time zone only if it is given in local time.
 */
const FIXED = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 } as const;

const CHUNK_BYTES = 64 * 1024;

/** Version in package.json, filled in by vite.config.ts. */
declare const PRODUCT_VERSION: string;

/** File of the export: lines of text, or the bytes of a picture, which are compressed already. */
interface Entry {
  path: string;
  /** Whether the first line is a header. */
  header?: true;
  lines?: () => AsyncIterable<string>;
  bytes?: () => Promise<Uint8Array>;
}

/** Joins lines into chunks, because a stream of single lines is slow. Counts them. */
async function* chunksOf(lines: AsyncIterable<string>, onLine: () => void): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let size = 0;
  for await (const line of lines) {
    onLine();
    waiting.push(line);
    size += line.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.from(waiting.join(''));
    [waiting, size] = [[], 0];
  }
  if (waiting.length > 0) yield Buffer.from(waiting.join(''));
}

async function* bytesOf({ lines, bytes }: Entry, onLine: () => void): AsyncGenerator<Uint8Array> {
  if (lines) yield* chunksOf(lines(), onLine);
  if (bytes) yield await bytes();
}

/** Iterates over the content of a file, and describes it for the manifest at its end. */
async function* summed(entry: Entry, onEnd: (file: ExportedFile) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let [size, rows] = [0, 0];
  for await (const chunk of bytesOf(entry, () => (rows += 1))) {
    hash.update(chunk);
    size += chunk.byteLength;
    yield chunk;
  }
  onEnd({ path: entry.path, sha256: hash.digest('hex'), bytes: size, ...(entry.lines ? { rows: entry.header ? rows - 1 : rows } : {}) });
}

/** Lists the files of an export, sorted by path. */
async function entriesOf(snapshot: Snapshot, language: Language): Promise<Entry[]> {
  const columns = await exportedColumns(snapshot.db);
  const pictures = await snapshot.db.selectFrom('picture_file').select(['picture_id', 'width', 'format']).execute();
  const readBytes = async ({ picture_id, width, format }: (typeof pictures)[number]) =>
    (await snapshot.db.selectFrom('picture_file').select('bytes').where('picture_id', '=', picture_id).where('width', '=', width).where('format', '=', format).executeTakeFirstOrThrow()).bytes;
  const entries: Entry[] = [
    { path: REQUESTS, header: true, lines: () => requestLines(snapshot, language) },
    ...EXPORTED_TABLES.map((table) => ({ path: tableFile(table.name), lines: () => tableLines(snapshot, table, columns.get(table.name) ?? []) })),
    ...pictures.map((picture) => ({ path: pictureFile(picture), bytes: () => readBytes(picture) })),
  ];
  return entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Writes all data of a house as a ZIP file, from one state of the database, while servers continue to write to it.
 * @param language of the list of requests; everything else is the same in both
 */
export async function* writeExport(location: Pick<Config, 'dataDir' | 'databaseUrl'>, language: Language): AsyncGenerator<Uint8Array> {
  const snapshot = await openSnapshot(location);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (path: string, compress: boolean, content: () => AsyncIterable<Uint8Array>) =>
    zip.addReadStreamLazy(path, { ...FIXED, compress }, (done) => {
      current = Readable.from(content(), { objectMode: false });
      current.on('error', (error) => zip.emit('error', error));
      done(null, current);
    });
  try {
    const schema = await schemaName(snapshot.db);
    const files: ExportedFile[] = [];
    for (const entry of await entriesOf(snapshot, language)) add(entry.path, entry.lines !== undefined, () => summed(entry, (file) => files.push(file)));
    // Comes last, because it holds the checksums of the files before it.
    add(MANIFEST, true, async function* () {
      yield Buffer.from(stringifyManifest({ format: FORMAT, product: 'boucane', version: PRODUCT_VERSION, schema, files }));
    });
    zip.end();
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    (current as Readable | null)?.destroy();
    await snapshot.close();
  }
}
