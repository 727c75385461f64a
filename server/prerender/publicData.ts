import { readContentFocus } from '../../src/contract/contentFocus';
import { readEvent } from '../../src/contract/event';
import { readMeat } from '../../src/contract/meat';
import { readSide } from '../../src/contract/side';
import { readTool } from '../../src/contract/tool';
import { readTraining } from '../../src/contract/training';
import { resourceCacheKey, type ResourceName } from '../../src/contract/paths';
import { seatsKey } from '../../src/contract/seatPaths';
import { SEAT_KINDS } from '../../src/contract/seats';
import type { CatalogueName } from '../../src/contract/resources';
import { toPublicView } from '../catalogue/publicView';
import { listResources } from '../db/catalogue';
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
  const responses: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READERS) as [CatalogueName, (row: unknown) => unknown][]) {
    responses[resourceCacheKey(name)] = (await listResources(db, name, { onlyActive: true })).map((resource) => read(toPublicView(name, resource)));
  }
  for (const kind of SEAT_KINDS) {
    for (const { id } of await listResources(db, kind, { onlyActive: true })) {
      const seats = await readSeats(db, { kind, id }, now);
      if (seats !== null) responses[seatsKey(kind, id)] = seats;
    }
  }
  responses[resourceCacheKey('content')] = await listResources(db, 'content', { onlyActive: true });
  return responses;
}
