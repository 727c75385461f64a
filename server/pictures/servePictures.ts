import type { MiddlewareHandler } from 'hono';
import { pictureIdOf, picturePath, type PictureFormat } from '../../src/contract/pictures';
import type { Database } from '../db/database';
import { findPictureFile } from '../db/pictures';
import { acceptedLanguage } from '../http/language';
import { messageText } from '../http/messages';

const FILE = /^\/pictures\/([^/]+)\/([1-9]\d{0,3})\.(webp|jpg)$/;

/** Serves the files of the pictures. They never change under their address, so browsers keep them for a year. */
export function servePictures({ db }: Pick<Database, 'db'>): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const [, id = '', width, extension] = (method === 'GET' || method === 'HEAD' ? FILE.exec(path) : null) ?? [];
    if (pictureIdOf(picturePath(id)) === null) return next();
    const format: PictureFormat = extension === 'webp' ? 'webp' : 'jpeg';
    const bytes = await findPictureFile(db, { id, width: Number(width), format });
    if (bytes === null) return context.text(messageText('notFound', acceptedLanguage(context.req.header('accept-language'))), 404, { 'cache-control': 'no-store' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-${width}-${format}"`,
    });
  };
}
