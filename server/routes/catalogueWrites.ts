import { CONTENT_BYTES, messageSchema, type ENDPOINTS, type Endpoint } from '../../src/contract/endpoints';
import { cleanContent, type ContentEntry } from '../../src/contract/content';
import { isRequestKind } from '../../src/contract/memberRequest';
import { RESOURCES, type CatalogueName, type Resource } from '../../src/contract/resources';
import { pricesOf } from '../catalogue/prices';
import { differences, keepAudit } from '../db/audit';
import { deleteThing, findThing, insertThing, replaceThing, restoreThing, type StoredThing } from '../db/catalogue';
import { failureOf } from '../db/failures';
import { keepAnswer } from '../db/idempotency';
import { keepTextVersion } from '../db/textVersions';
import { signedIn, type Handler } from '../http/api';
import { attemptOf, keptAnswer, twice } from '../http/attempt';
import { Problem } from '../http/problem';
import { sentence } from '../http/sentences';
import { assertUnchanged, tellVersion } from '../http/versions';
import type { Parts } from '../parts';
import { assertNobodyComes } from '../seats/assertNobodyComes';
import { settleSeats } from '../seats/changeSeats';
import { answerSchema } from './catalogue';

const ALL = { onlyActive: false } as const;

/** What is stored of a body: a rich text without anything that its editor could not have written. */
const stored = (name: CatalogueName, body: object): object => (name === 'content' ? cleanContent(body as ContentEntry) : body);

const writing = (name: CatalogueName) => ({ access: RESOURCES[name].write, ...(name === 'content' ? { mostBytes: CONTENT_BYTES } : {}) });

/** `POST /side` and its like. */
export const createEndpoint = (name: CatalogueName) => {
  const { path, schema, create = schema }: Resource = RESOURCES[name];
  return { ...writing(name), method: 'POST', path, keyed: true, body: create, answer: answerSchema(RESOURCES[name]) } satisfies Endpoint;
};

/** `PUT /side/{id}` and its like. */
export const changeEndpoint = (name: CatalogueName) =>
  ({ ...writing(name), method: 'PUT', path: `${RESOURCES[name].path}/{id}`, body: RESOURCES[name].schema, answer: answerSchema(RESOURCES[name]) }) satisfies Endpoint;

/** `DELETE /side/{id}` and its like. */
export const removeEndpoint = (name: CatalogueName) => ({ ...writing(name), method: 'DELETE', path: `${RESOURCES[name].path}/{id}`, answer: messageSchema }) satisfies Endpoint;

/** `POST /side/{id}/restore` and its like. */
export const restoreEndpoint = (name: CatalogueName) =>
  ({ ...writing(name), method: 'POST', path: `${RESOURCES[name].path}/{id}/restore`, answer: answerSchema(RESOURCES[name]) }) satisfies Endpoint;

/** Writes; when another content has the same tag, says which. @throws Problem 409 */
async function written<Result>({ database }: Parts, fields: object, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (failureOf(error) !== 'taken') throw error;
    const current = 'tag' in fields && typeof fields.tag === 'string' ? await findThing(database.db, 'content', fields.tag, ALL) : null;
    throw new Problem(409, 'tagTaken', current ? { current } : {});
  }
}

/**
 * Adds a thing as an administrator, public or not by its own `isActive`, at the end of its list and under an id of the server's. The same
 * call under the same `Idempotency-Key` adds it once.
 */
export const createThing =
  (parts: Parts, name: CatalogueName): Handler<ReturnType<typeof createEndpoint>> =>
  async (call) => {
    const fields = stored(name, call.body as object);
    const { database, clock, onCatalogueChange } = parts;
    const { id: by } = await signedIn(call);
    const attempt = attemptOf(call, `create ${name}`);
    const thing = await written(parts, fields, () =>
      twice(() =>
        database.transaction(async (trx) => {
          const now = clock();
          const made = await keptAnswer<Pick<StoredThing, 'id'>>(trx, attempt, now);
          // As it stands by now, not as it was then.
          if (made) return existing(findThing(trx, name, made.id, ALL));
          const added = await insertThing(trx, name, fields, now);
          if (name === 'content') await keepTextVersion(trx, fields as ContentEntry, { by, now });
          if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify({ id: added.id }), now);
          return added;
        }),
      ),
    );
    onCatalogueChange();
    tellVersion(call, thing);
    return thing;
  };

/** @throws Problem 404 */
async function existing(found: Promise<StoredThing | null>): Promise<StoredThing> {
  const thing = await found;
  if (thing === null) throw new Problem(404, 'notFound');
  return thing;
}

/** Puts new fields in place of a thing's old ones; a content is also called by its tag. */
export const changeThing =
  (parts: Parts, name: CatalogueName): Handler<ReturnType<typeof changeEndpoint>> =>
  async (call) => {
    const fields = stored(name, call.body);
    const { database, clock, onCatalogueChange } = parts;
    const { id: by } = await signedIn(call);
    const thing = await written(parts, fields, () =>
      database.transaction(async (trx) => {
        const stands = await existing(findThing(trx, name, call.parameter('id'), ALL));
        assertUnchanged(call, stands);
        if (name === 'content') {
          // Called by another tag from now on, it leaves the old one to the built-in text.
          if (stands['tag'] !== (fields as ContentEntry).tag) await keepTextVersion(trx, { tag: String(stands['tag']), value: null }, { by, now: clock() });
          await keepTextVersion(trx, fields as ContentEntry, { by, now: clock() });
        }
        const change = differences(pricesOf(stands), pricesOf(fields));
        if (change !== '') await keepAudit(trx, { what: 'price', by, subject: `${name}/${stands.id}`, change }, clock());
        return replaceThing(trx, name, stands, fields, clock());
      }),
    );
    onCatalogueChange();
    // More seats go to those who wait, another day takes those who come along.
    if (isRequestKind(name)) parts.background(() => settleSeats(parts, { kind: name, id: thing.id }));
    tellVersion(call, thing);
    return thing;
  };

/** Deletes a thing; a content is also called by its tag. For a while it can be put back. */
export const removeThing =
  ({ database, clock, onCatalogueChange }: Parts, name: CatalogueName): Handler<ReturnType<typeof removeEndpoint>> =>
  async (call) => {
    const { id: by } = await signedIn(call);
    await database.transaction(async (trx) => {
      const stands = await existing(findThing(trx, name, call.parameter('id'), ALL));
      assertUnchanged(call, stands);
      if (name === 'content') await keepTextVersion(trx, { tag: String(stands['tag']), value: null }, { by, now: clock() });
      if (isRequestKind(name)) await assertNobodyComes(trx, { kind: name, id: stands.id }, clock());
      await deleteThing(trx, name, stands, clock());
    });
    onCatalogueChange();
    return { message: sentence('deleted', call.language) };
  };

/** Puts a deleted thing back, under its id and where it was. Asked again, because the answer was lost, it answers the same. */
export const restoreRemoved =
  (parts: Parts, name: CatalogueName): Handler<ReturnType<typeof restoreEndpoint>> =>
  async (call) => {
    const { database, clock, onCatalogueChange } = parts;
    const id = call.parameter('id');
    const thing = await written(parts, {}, () => database.transaction(async (trx) => existing(findThing(trx, name, id, ALL).then((stands) => stands ?? restoreThing(trx, name, id, clock())))));
    onCatalogueChange();
    tellVersion(call, thing);
    return thing;
  };

/** `POST /content_backfill`: adds the texts whose tag has none yet, and changes none that is there. */
export const backfillContent =
  ({ database, clock, onCatalogueChange }: Parts): Handler<(typeof ENDPOINTS)['contentBackfill']> =>
  async (call) => {
    const { body } = call;
    const { id: by } = await signedIn(call);
    const added = await database.transaction(async (trx) => {
      let count = 0;
      for (const entry of body.entries) {
        if (await findThing(trx, 'content', entry.tag, ALL)) continue;
        const fields = cleanContent(entry);
        await insertThing(trx, 'content', fields, clock());
        await keepTextVersion(trx, fields, { by, now: clock() });
        count += 1;
      }
      return count;
    });
    if (added > 0) onCatalogueChange();
    return { added };
  };
