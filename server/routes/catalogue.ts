import { array, number, object, string } from 'yup';
import type { Endpoint } from '../../src/contract/endpoints';
import { isListable, listQueryParameters } from '../../src/contract/listQuery';
import { isRequestKind } from '../../src/contract/memberRequest';
import { can } from '../../src/contract/permissions';
import { PAGE_QUERY, type Query } from '../../src/contract/query';
import { RESOURCES, type CatalogueName, type Resource } from '../../src/contract/resources';
import { toPublicView, isPubliclyVisible } from '../catalogue/publicView';
import { findResource, listForOwner, listResources, type Page } from '../db/catalogue';
import type { Database } from '../db/database';
import type { RequestContext, Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import { setEtag } from '../http/etags';
import type { AppDependencies } from '../dependencies';
import { askedListing, asksListing, setTotalCount } from './listing';
import { readPage } from './page';

/** Schema of a catalogue item in a response. The version is for users who may edit the item. */
export const responseSchema = ({ schema }: Resource) => schema.concat(object({ id: string().defined(), version: number() })).default(undefined);

/** Schema of a catalogue item in a list. A private event or training is listed with its dates only. */
const listedSchema = (name: CatalogueName) => (isRequestKind(name) ? responseSchema(RESOURCES[name]).partial().concat(object({ id: string().defined() })) : responseSchema(RESOURCES[name]));

const listQuery = (name: CatalogueName): Query => (isListable(name) ? listQueryParameters(name) : PAGE_QUERY);

/** `GET /side` and the other lists. */
export const listEndpoint = (name: CatalogueName) => ({ method: 'GET', path: RESOURCES[name].path, access: RESOURCES[name].read, query: listQuery(name), response: array(listedSchema(name)).defined() }) satisfies Endpoint;

const readQuery = (name: CatalogueName): Query => (name === 'content' ? { or: ['null'] } : {});

/** `GET /side/{id}` and the other items; `?or=null` for a text that may not exist yet. */
export const readEndpoint = (name: CatalogueName) => ({ method: 'GET', path: `${RESOURCES[name].path}/{id}`, access: RESOURCES[name].read, query: readQuery(name), response: responseSchema(RESOURCES[name]).nullable() }) satisfies Endpoint;

/** Returns whether the viewer sees the data that is not public: inactive items and confidential fields. */
const seesAll = async (call: Pick<RequestContext, 'viewer'>): Promise<boolean> => can(await call.viewer(), 'admin');

/** Returns the public items of a resource, without confidential fields. */
const publicResources = ({ db, recently }: Database, name: CatalogueName, page: Page) =>
  recently('catalogue', `public ${name} ${page.limit ?? 'all'} ${page.offset}`, async () => (await listResources(db, name, { onlyActive: true }, page)).map((resource) => toPublicView(name, resource)));

/** Returns the list of a resource: complete, or the page given by `?limit&offset`. Administrators can also sort, filter and search. */
export const listCatalogue =
  ({ database }: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof listEndpoint>> =>
  async (call) => {
    const all = await seesAll(call);
    if (all && isListable(name) && asksListing(call, name)) {
      const { resources, total } = await listForOwner(database, name, askedListing(call, name));
      setTotalCount(call, total);
      return resources;
    }
    const page = readPage(call.query);
    return all ? listResources(database.db, name, { onlyActive: false }, page) : publicResources(database, name, page);
  };

/** Returns one item by its id; a content entry also by its tag. */
export const readCatalogue =
  ({ database }: AppDependencies, name: CatalogueName): Handler<ReturnType<typeof readEndpoint>> =>
  async (call) => {
    const all = await seesAll(call);
    const resource = await findResource(database.db, name, call.parameter('id'), { onlyActive: !all });
    // The text editor checks whether the text exists before saving, so a missing text is a valid response and not an error.
    if (!resource && name === 'content' && call.query('or') === 'null') return null;
    if (!resource || !(all || isPubliclyVisible(resource))) throw new HttpError(404, 'notFound');
    if (all) setEtag(call, resource);
    return all ? resource : toPublicView(name, resource);
  };
