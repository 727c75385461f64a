import type { Kysely } from 'kysely';
import { isDescribed, pictureIdOf } from '../../src/contract/pictures';
import { findStoredPicture } from '../db/pictures';
import type { Tables } from '../db/schema';
import { invalid } from '../http/httpError';

/** Asserts that the uploaded picture of a catalogue item exists and has words. Other addresses pass. @throws Problem 422 at `imageUrl` */
export async function assertUsablePicture(trx: Kysely<Tables>, fields: object): Promise<void> {
  const id = 'imageUrl' in fields && typeof fields.imageUrl === 'string' ? pictureIdOf(fields.imageUrl) : null;
  if (id === null) return;
  const picture = await findStoredPicture(trx, id);
  if (picture === null) throw invalid({ imageUrl: 'pictureUnknown' });
  if (!isDescribed(picture)) throw invalid({ imageUrl: 'pictureUndescribed' });
}
