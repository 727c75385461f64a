import { readContentFocus } from '../../src/contract/contentFocus';
import { readEvent } from '../../src/contract/event';
import { readMeat } from '../../src/contract/meat';
import { readSide } from '../../src/contract/side';
import { readTool } from '../../src/contract/tool';
import { readTraining } from '../../src/contract/training';
import { resourceCacheKey, type ResourceName } from '../../src/contract/paths';
import { GALLERY_KEY, pictureKey } from '../../src/contract/pictures';
import { seatsKey } from '../../src/contract/seatPaths';
import { SETTINGS_KEY } from '../../src/contract/settings';
import { SEAT_KINDS } from '../../src/contract/seats';
import type { CatalogueName } from '../../src/contract/resources';
import { toPublicView } from '../catalogue/publicView';
import { listResources } from '../db/catalogue';
import { listGalleryPictures, listPublicPictures } from '../db/pictures';
import { loadSettings } from '../db/settings';
import type { Database } from '../db/database';
import { readSeats } from '../seats/readSeats';

const READERS: Partial<Record<CatalogueName & ResourceName, (row: unknown) => unknown>> = {
  event: readEvent,
  training: readTraining,
  contentfocus: readContentFocus,
  meat: readMeat,
  side: readSide,
  tool: readTool,
};

/** Returns the public API responses that a visitor's pages read, by their cache keys. */
export async function loadPublicData({ db }: Pick<Database, 'db'>, now: Date): Promise<Record<string, unknown>> {
  const settings = await loadSettings(db);
  const responses: Record<string, unknown> = { [SETTINGS_KEY]: settings };
  for (const [name, read] of Object.entries(READERS) as [CatalogueName, (row: unknown) => unknown][]) {
    responses[resourceCacheKey(name)] = (await listResources(db, name, { onlyActive: true })).map((resource) => read(toPublicView(name, resource)));
  }
  for (const kind of SEAT_KINDS) {
    for (const { id } of await listResources(db, kind, { onlyActive: true })) {
      const seats = await readSeats(db, { kind, id }, now, settings.rules);
      if (seats !== null) responses[seatsKey(kind, id)] = seats;
    }
  }
  for (const picture of await listPublicPictures(db)) responses[pictureKey(picture.id)] = picture;
  responses[GALLERY_KEY] = await listGalleryPictures(db);
  responses[resourceCacheKey('content')] = await listResources(db, 'content', { onlyActive: true });
  return responses;
}
