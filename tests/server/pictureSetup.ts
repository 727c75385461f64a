import type { PictureDetails, PictureRecord } from '../../src/contract/pictures';
import { photograph } from './pictureFiles';
import type { TestServer } from './testServer';

export const described: PictureDetails = { alt: { fr: 'Une truite fumée sur sa planche', en: 'A smoked trout on its board' }, focal: { x: 50, y: 50 }, inGallery: false };

/** Sends a file to the library. */
export const upload = async (server: TestServer, headers: Record<string, string>, file: Uint8Array, type = 'image/jpeg'): Promise<Response> =>
  server.app.request('/api/pictures', { method: 'POST', body: new Uint8Array(file), headers: { 'content-type': type, 'content-length': String(file.byteLength), ...headers } });

/** Stores a picture. @throws Error when it is rejected */
export async function addPicture(server: TestServer, headers: Record<string, string>, file: Uint8Array): Promise<PictureRecord> {
  const response = await upload(server, headers, file);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as PictureRecord;
}

/** Stores a small picture. */
export const newPicture = async (server: TestServer, headers: Record<string, string>): Promise<PictureRecord> => addPicture(server, headers, await photograph(400, 300).jpeg().toBuffer());

/** Returns the numbers of stored pictures and files. */
export async function storedRows({ parts }: TestServer): Promise<{ pictures: number; files: number }> {
  const { db } = parts.database;
  const [pictures, files] = [await db.selectFrom('picture').select('id').execute(), await db.selectFrom('picture_file').select('width').execute()];
  return { pictures: pictures.length, files: files.length };
}
