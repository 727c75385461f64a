import { array, number, object, string } from 'yup';
import type { Endpoint } from '../../src/contract/endpoints';
import { isListed, listingQuery } from '../../src/contract/listing';
import { isRequestKind } from '../../src/contract/memberRequest';
import { may } from '../../src/contract/permissions';
import { PAGE_QUERY, type Query } from '../../src/contract/query';
import { RESOURCES, type CatalogueName, type Resource } from '../../src/contract/resources';
import { forEverybody, isForEverybody } from '../catalogue/visible';
import { findThing, listForOwner, listThings, type Page } from '../db/catalogue';
import type { Database } from '../db/openDatabase';
import type { Call, Handler } from '../http/api';
import { Problem } from '../http/problem';
import { tellVersion } from '../http/versions';
import type { Parts } from '../parts';
import { askedListing, asksListing, tellTotal } from './listing';
import { readPage } from './page';

/** A thing as it is answered; its version is for those who may change it. */
export const answerSchema = ({ schema }: Resource) => schema.concat(object({ id: string().defined(), version: number() })).default(undefined);

/** A thing as it stands in a list: a private event or training is there with its days alone. */
const listedSchema = (name: CatalogueName) => (isRequestKind(name) ? answerSchema(RESOURCES[name]).partial().concat(object({ id: string().defined() })) : answerSchema(RESOURCES[name]));

const listQuery = (name: CatalogueName): Query => (isListed(name) ? listingQuery(name) : PAGE_QUERY);

/** `GET /side` and its like. */
export const listEndpoint = (name: CatalogueName) => ({ method: 'GET', path: RESOURCES[name].path, access: RESOURCES[name].read, query: listQuery(name), answer: array(listedSchema(name)).defined() }) satisfies Endpoint;

const readQuery = (name: CatalogueName): Query => (name === 'content' ? { or: ['null'] } : {});

/** `GET /side/{id}` and its like; of a text that there may not be yet, `?or=null`. */
export const readEndpoint = (name: CatalogueName) => ({ method: 'GET', path: `${RESOURCES[name].path}/{id}`, access: RESOURCES[name].read, query: readQuery(name), answer: answerSchema(RESOURCES[name]).nullable() }) satisfies Endpoint;

/** Whether the viewer sees what the owner keeps from the public: switched-off things and confidential fields. */
const seesAll = async (call: Pick<Call, 'viewer'>): Promise<boolean> => may(await call.viewer(), 'admin');

/** What everybody may know of a resource's things. */
const publicThings = ({ db, recently }: Database, name: CatalogueName, page: Page) =>
  recently('catalogue', `public ${name} ${page.limit ?? 'all'} ${page.offset}`, async () => (await listThings(db, name, { onlyActive: true }, page)).map((thing) => forEverybody(name, thing)));

/** Answers the list of a resource: whole, or the page asked by `?limit&offset`; to an administrator also sorted, filtered and searched. */
export const listCatalogue =
  ({ database }: Parts, name: CatalogueName): Handler<ReturnType<typeof listEndpoint>> =>
  async (call) => {
    const all = await seesAll(call);
    if (all && isListed(name) && asksListing(call, name)) {
      const { things, total } = await listForOwner(database, name, askedListing(call, name));
      tellTotal(call, total);
      return things;
    }
    const page = readPage(call.query);
    return all ? listThings(database.db, name, { onlyActive: false }, page) : publicThings(database, name, page);
  };

/** Answers one thing by its id, a content entry by its tag too. */
export const readCatalogue =
  ({ database }: Parts, name: CatalogueName): Handler<ReturnType<typeof readEndpoint>> =>
  async (call) => {
    const all = await seesAll(call);
    const thing = await findThing(database.db, name, call.parameter('id'), { onlyActive: !all });
    // Whoever is about to write a text asks whether there is one yet: that there is none is an answer, not a failure.
    if (!thing && name === 'content' && call.query('or') === 'null') return null;
    if (!thing || !(all || isForEverybody(thing))) throw new Problem(404, 'notFound');
    if (all) tellVersion(call, thing);
    return all ? thing : forEverybody(name, thing);
  };
