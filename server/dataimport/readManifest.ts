import { array, number, object, string, type InferType } from 'yup';
import { EXPORTED_TABLES } from '../dataexport/exportedTables';
import { FORMAT, MANIFEST, REQUESTS, tableFile, type ExportedFile } from '../dataexport/manifest';
import { HttpError } from '../http/httpError';
import { collect, fileProblem, unreadable, type Archive } from './archive';

const MAX_MANIFEST_BYTES = 8 * 1024 * 1024;

const manifestSchema = object({
  format: number().required(),
  product: string().oneOf(['boucane']).required(),
  version: string().max(40).required(),
  schema: string().max(80).required(),
  files: array(object({ path: string().required(), sha256: string().matches(/^[\da-f]{64}$/).required(), bytes: number().integer().min(0).required(), rows: number().integer().min(0).optional() }).required()).required(),
});

type Manifest = InferType<typeof manifestSchema>;

/** Reads the table of contents. @throws Problem 422 when it is missing, invalid, or of another format or version */
export async function readManifest(archive: Archive, schema: string): Promise<Manifest> {
  const text = (await collect(archive.read(MANIFEST), MAX_MANIFEST_BYTES, MANIFEST)).toString('utf8');
  let manifest: Manifest;
  try {
    const value: unknown = JSON.parse(text);
    const format: unknown = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
    if (typeof format === 'number' && format !== FORMAT) throw new HttpError(422, 'importOtherFormat');
    manifest = manifestSchema.validateSync(value, { strict: true });
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
  if (manifest.schema !== schema) throw new HttpError(422, 'importOtherVersion', { values: { version: manifest.version.replaceAll(/[^\w.-]/g, '?') } });
  return manifest;
}

/** Compares the listed files with those that exist and those that must exist. */
export function checkNames({ files }: Manifest, { names }: Archive): ReadonlyMap<string, ExportedFile> {
  const listed = new Map(files.map(({ rows, ...file }) => [file.path, { ...file, ...(rows === undefined ? {} : { rows }) }]));
  const required = [REQUESTS, ...EXPORTED_TABLES.map(({ name }) => tableFile(name))];
  for (const name of [...required, ...listed.keys()]) if (!names.has(name) || !listed.has(name)) throw fileProblem('importMissingFile', name);
  for (const name of names) if (name !== MANIFEST && (!listed.has(name) || (!required.includes(name) && !name.startsWith('pictures/')))) throw fileProblem('importUnknownFile', name);
  return listed;
}
