import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { readText } from '../../src/contract/localized';
import { pictureIdOf, type PictureDetails, type PictureFormat, type PictureRecord, type PictureUse, type StoredPicture } from '../../src/contract/pictures';
import type { CatalogueName } from '../../src/contract/resources';
import type { ProcessedPicture } from '../pictures/processPicture';
import type { PictureTable } from './pictureTables';
import type { Tables } from './schema';

type PictureRow = Selectable<PictureTable>;

const toStoredPicture = ({ id, width, height, alt_fr, alt_en, focal_x, focal_y, placeholder }: PictureRow, widths: readonly number[]): StoredPicture => ({
  id,
  width,
  height,
  alt: { fr: alt_fr, en: alt_en },
  focal: { x: focal_x, y: focal_y },
  placeholder,
  widths: [...widths],
});

const toRecord = (row: PictureRow, widths: readonly number[], usedBy: readonly PictureUse[]): PictureRecord => ({
  ...toStoredPicture(row, widths),
  inGallery: row.in_gallery === 1,
  createdAt: row.created_at,
  version: row.version,
  usedBy: [...usedBy],
});

/** Groups values by their key, in the given order. */
function grouped<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Returns the widths of the stored files by picture. @param id the only picture to read; all by default */
async function widthsOf(db: Kysely<Tables>, id?: string): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('picture_file')
    .select(['picture_id', 'width'])
    .where('format', '=', 'jpeg')
    .$if(id !== undefined, (query) => query.where('picture_id', '=', id ?? ''))
    .orderBy('picture_id')
    .orderBy('width')
    .execute();
  return grouped(rows.map(({ picture_id, width }) => [picture_id, width] as const));
}

/** Returns the catalogue items that show a picture, by picture. */
async function usesOf(db: Kysely<Tables>, { id, onlyActive = false }: { id?: string; onlyActive?: boolean } = {}): Promise<Map<string, PictureUse[]>> {
  const rows = await db
    .selectFrom('catalogue')
    .select(['id', 'resource', 'fields'])
    .where('fields', 'like', `%"imageUrl":"/pictures/${id === undefined ? '%' : `${id}"%`}`)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .orderBy('resource')
    .orderBy('position')
    .execute();
  return grouped(
    rows.flatMap(({ id: item, resource, fields }) => {
      const row = JSON.parse(fields) as Record<string, unknown>;
      const picture = pictureIdOf(String(row['imageUrl']));
      return picture === null ? [] : [[picture, { resource: resource as CatalogueName, id: item, name: readText(row, 'name', 'title') }] as const];
    }),
  );
}

/** Stores a picture with its files, without words. */
export async function insertPicture(trx: Kysely<Tables>, { width, height, placeholder, files }: ProcessedPicture, now: Date): Promise<PictureRecord> {
  const id = randomUUID();
  const row = { id, width, height, alt_fr: '', alt_en: '', focal_x: 50, focal_y: 50, placeholder, in_gallery: 0, created_at: now.toISOString(), version: 1 };
  await trx.insertInto('picture').values(row).execute();
  for (const file of files) await trx.insertInto('picture_file').values({ picture_id: id, ...file }).execute();
  return toRecord(row, files.filter(({ format }) => format === 'jpeg').map((file) => file.width), []);
}

const findRow = (db: Kysely<Tables>, id: string) => db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a picture as pages show it. Returns null when it does not exist. */
export async function findStoredPicture(db: Kysely<Tables>, id: string): Promise<StoredPicture | null> {
  const row = await findRow(db, id);
  return row ? toStoredPicture(row, (await widthsOf(db, id)).get(id) ?? []) : null;
}

/** Finds a picture as the owner manages it. Returns null when it does not exist. */
export async function findPicture(db: Kysely<Tables>, id: string): Promise<PictureRecord | null> {
  const row = await findRow(db, id);
  return row ? toRecord(row, (await widthsOf(db, id)).get(id) ?? [], (await usesOf(db, { id })).get(id) ?? []) : null;
}

/** Lists all pictures, newest first. */
export async function listPictures(db: Kysely<Tables>): Promise<PictureRecord[]> {
  const rows = await db.selectFrom('picture').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  const [widths, uses] = [await widthsOf(db), await usesOf(db)];
  return rows.map((row) => toRecord(row, widths.get(row.id) ?? [], uses.get(row.id) ?? []));
}

/** Lists the pictures of the gallery, oldest first. */
export async function listGalleryPictures(db: Kysely<Tables>): Promise<StoredPicture[]> {
  const rows = await db.selectFrom('picture').selectAll().where('in_gallery', '=', 1).orderBy('created_at').orderBy('id').execute();
  const widths = rows.length > 0 ? await widthsOf(db) : new Map<string, number[]>();
  return rows.map((row) => toStoredPicture(row, widths.get(row.id) ?? []));
}

/** Lists the pictures of public catalogue items. */
export async function listPublicPictures(db: Kysely<Tables>): Promise<StoredPicture[]> {
  const ids = [...(await usesOf(db, { onlyActive: true })).keys()];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('picture').selectAll().where('id', 'in', ids).execute();
  const widths = await widthsOf(db);
  return rows.map((row) => toStoredPicture(row, widths.get(row.id) ?? []));
}

/** Returns one of a picture's files; null when it does not exist. */
export async function findPictureFile(db: Kysely<Tables>, { id, width, format }: { id: string; width: number; format: PictureFormat }): Promise<Uint8Array | null> {
  const row = await db.selectFrom('picture_file').select('bytes').where('picture_id', '=', id).where('width', '=', width).where('format', '=', format).executeTakeFirst();
  return row?.bytes ?? null;
}

/** Replaces the details of the picture that was read in the same transaction. */
export async function replacePictureDetails(trx: Kysely<Tables>, current: PictureRecord, { alt, focal, inGallery }: PictureDetails): Promise<PictureRecord> {
  await trx
    .updateTable('picture')
    .set({ alt_fr: alt.fr, alt_en: alt.en, focal_x: focal.x, focal_y: focal.y, in_gallery: Number(inGallery), version: sql`version + 1` })
    .where('id', '=', current.id)
    .execute();
  return { ...current, alt, focal, inGallery, version: current.version + 1 };
}

/** Deletes a picture with its files. */
export async function deletePicture(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('picture').where('id', '=', id).execute();
}
