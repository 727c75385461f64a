import { CONTENT_BYTES, messageSchema, type ENDPOINTS, type Endpoint } from '../../src/contract/endpoints';
import { cleanContent, type ContentEntry } from '../../src/contract/content';
import { isRequestKind } from '../../src/contract/memberRequest';
import { RESOURCES, type CatalogueName, type Resource } from '../../src/contract/resources';
import { pricesOf } from '../catalogue/prices';
import { differences, insertAuditEntry } from '../db/audit';
import { deleteResource, findResource, insertResource, replaceResource, restoreResource, type StoredResource } from '../db/catalogue';
import { classifyDatabaseError } from '../db/failures';
import { storeResponse } from '../db/idempotency';
import { insertTextVersion } from '../db/textVersions';
import { currentUser, type Handler } from '../http/api';
import { parseIdempotencyKey, findReplayIn, retryOnConflict } from '../http/idempotency';
import { HttpError } from '../http/httpError';
import { messageText } from '../http/messages';
import { assertIfMatch, setEtag } from '../http/etags';
import type { AppDependencies } from '../dependencies';
import { assertFillable } from '../mail/assertFillable';
import { assertUsablePicture } from '../pictures/assertUsablePicture';
import { assertNoReservations } from '../seats/assertNoReservations';
import { processExpiredOffers } from '../seats/changeSeats';
import { responseSchema } from './catalogue';

const ALL = { onlyActive: false } as const;

/**
 * Returns the fields to store from a body: a rich text keeps only the markup that its editor can produce.
 * @throws Problem 422 for a mail text with a placeholder that no mail can fill
 */
function stored(name: CatalogueName, body: object): object {
  if (name !== 'content') return body;
  const entry = cleanContent(body as ContentEntry);
  assertFillable([entry], () => 'value');
  return entry;
}

const writing = (name: CatalogueName) => ({ access: RESOURCES[name].write, ...(name === 'content' ? { maxBytes: CONTENT_BYTES } : {}) }) satisfies Partial<Endpoint>;

/** `POST /side` and the other lists. */
export const createEndpoint = (name: CatalogueName) => {
  const { path, schema, create = schema }: Resource = RESOURCES[name];
  return { ...writing(name), method: 'POST', path, keyed: true, body: create, response: responseSchema(RESOURCES[name]) } satisfies Endpoint;
};

/** `PUT /side/{id}` and the other items. */
export const changeEndpoint = (name: CatalogueName) =>
  ({ ...writing(name), method: 'PUT', path: `${RESOURCES[name].path}/{id}`, body: RESOURCES[name].schema, response: responseSchema(RESOURCES[name]) }) satisfies Endpoint;

/** `DELETE /side/{id}` and the other items. */
export const removeEndpoint = (name: CatalogueName) => ({ ...writing(name), method: 'DELETE', path: `${RESOURCES[name].path}/{id}`, response: messageSchema }) satisfies Endpoint;

/** `POST /side/{id}/restore` and the other items. */
export const restoreEndpoint = (name: CatalogueName) =>
  ({ ...writing(name), method: 'POST', path: `${RESOURCES[name].path}/{id}/restore`, response: responseSchema(RESOURCES[name]) }) satisfies Endpoint;

/** Runs the write. When another content entry has the same tag, the error names that entry. @throws Problem 409 */
async function written<Result>({ database }: AppDependencies, fields: object, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (classifyDatabaseError(error) !== 'unique-violation') throw error;
    const current = 'tag' in fields && typeof fields.tag === 'string' ? await findResource(database.db, 'content', fields.tag, ALL) : null;
    throw new HttpError(409, 'tagTaken', current ? { current } : {});
  }
}

/**
 * Creates a catalogue item as an administrator, at the end of its list, with an id from the server. Its own `isActive` decides whether the item is
 * public. Idempotent for the same `Idempotency-Key`.
 */
export const createResource =
  (parts: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof createEndpoint>> =>
  async (call) => {
    const fields = stored(name, call.body as object);
    const { database, clock, onCatalogueChange } = parts;
    const { id: by } = await currentUser(call);
    const attempt = parseIdempotencyKey(call, `create ${name}`);
    const resource = await written(parts, fields, () =>
      retryOnConflict(() =>
        database.transaction(async (trx) => {
          const now = clock();
          const made = await findReplayIn<Pick<StoredResource, 'id'>>(trx, attempt, now);
          // A repeated call gets the current item, not the item as it was created.
          if (made) return existing(findResource(trx, name, made.id, ALL));
          await assertUsablePicture(trx, fields);
          const added = await insertResource(trx, name, fields, now);
          if (name === 'content') await insertTextVersion(trx, fields as ContentEntry, { by, now });
          if (attempt) await storeResponse(trx, attempt, 201, JSON.stringify({ id: added.id }), now);
          return added;
        }),
      ),
    );
    onCatalogueChange();
    setEtag(call, resource);
    return resource;
  };

/** Returns the catalogue item. @throws Problem 404 when the item does not exist */
async function existing(found: Promise<StoredResource | null>): Promise<StoredResource> {
  const resource = await found;
  if (resource === null) throw new HttpError(404, 'notFound');
  return resource;
}

/** Replaces the fields of a catalogue item. A content entry can also be addressed by its tag. */
export const updateResource =
  (parts: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof changeEndpoint>> =>
  async (call) => {
    const fields = stored(name, call.body);
    const { database, clock, onCatalogueChange } = parts;
    const { id: by } = await currentUser(call);
    const resource = await written(parts, fields, () =>
      database.transaction(async (trx) => {
        const current = await existing(findResource(trx, name, call.parameter('id'), ALL));
        assertIfMatch(call, current);
        await assertUsablePicture(trx, fields);
        if (name === 'content') {
          // After a change of the tag, the old tag falls back to the built-in text.
          if (current['tag'] !== (fields as ContentEntry).tag) await insertTextVersion(trx, { tag: String(current['tag']), value: null }, { by, now: clock() });
          await insertTextVersion(trx, fields as ContentEntry, { by, now: clock() });
        }
        const change = differences(pricesOf(current), pricesOf(fields));
        if (change !== '') await insertAuditEntry(trx, { what: 'price', by, subject: `${name}/${current.id}`, change }, clock());
        return replaceResource(trx, name, current, fields, clock());
      }),
    );
    onCatalogueChange();
    // Additional seats are offered to the waiting list, and a changed date is sent to the participants.
    if (isRequestKind(name)) parts.background(() => processExpiredOffers(parts, { kind: name, id: resource.id }));
    setEtag(call, resource);
    return resource;
  };

/** Deletes a catalogue item, which can be restored for a limited time. A content entry can also be addressed by its tag. */
export const removeResource =
  ({ database, clock, onCatalogueChange }: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof removeEndpoint>> =>
  async (call) => {
    const { id: by } = await currentUser(call);
    await database.transaction(async (trx) => {
      const current = await existing(findResource(trx, name, call.parameter('id'), ALL));
      assertIfMatch(call, current);
      if (name === 'content') await insertTextVersion(trx, { tag: String(current['tag']), value: null }, { by, now: clock() });
      if (isRequestKind(name)) await assertNoReservations(trx, { kind: name, id: current.id }, clock());
      await deleteResource(trx, name, current, clock());
    });
    onCatalogueChange();
    return { message: messageText('deleted', call.language) };
  };

/** Restores a deleted catalogue item, with its id and position. Idempotent: a retry after a lost response gets the same response. */
export const restoreRemoved =
  (parts: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof restoreEndpoint>> =>
  async (call) => {
    const { database, clock, onCatalogueChange } = parts;
    const id = call.parameter('id');
    const resource = await written(parts, {}, () => database.transaction(async (trx) => existing(findResource(trx, name, id, ALL).then((current) => current ?? restoreResource(trx, name, id, clock())))));
    onCatalogueChange();
    setEtag(call, resource);
    return resource;
  };

/** `POST /content_backfill`: adds the texts whose tag has no entry yet. Existing entries stay unchanged. */
export const backfillContent =
  ({ database, clock, onCatalogueChange }: AppDependencies): Handler<(typeof ENDPOINTS)['contentBackfill']> =>
  async (call) => {
    const { body } = call;
    assertFillable(body.entries, (index) => `entries[${index}].value`);
    const { id: by } = await currentUser(call);
    const added = await database.transaction(async (trx) => {
      let count = 0;
      for (const entry of body.entries) {
        if (await findResource(trx, 'content', entry.tag, ALL)) continue;
        const fields = cleanContent(entry);
        await insertResource(trx, 'content', fields, clock());
        await insertTextVersion(trx, fields, { by, now: clock() });
        count += 1;
      }
      return count;
    });
    if (added > 0) onCatalogueChange();
    return { added };
  };
