import type { AnyObjectSchema } from 'yup';
import { contentFocusSchema } from './contentFocusSchema';
import { contentSchema } from './content';
import { eventSchema } from './eventSchema';
import { meatSchema } from './meatSchema';
import { RESOURCE_PATHS, type ResourceName } from './paths';
import type { Access } from './permissions';
import { sideSchema } from './sideSchema';
import { toolSchema } from './toolSchema';
import { trainingSchema } from './trainingSchema';
import { userCreateSchema, userFieldsSchema } from './user';

export interface Resource {
  /** Path below the API root. GET and POST on the path itself are the list and creation; GET, PUT and DELETE on `path/{id}` are one resource. */
  path: `/${string}`;
  /** Schema of the PUT body. */
  schema: AnyObjectSchema;
  /** Schema of the POST body, if different from PUT. */
  create?: AnyObjectSchema;
  read: Access;
  write: Access;
  /** Fields that the server returns to administrators only. */
  confidential: readonly string[];
}

/** All resources that are listed, read and written individually. */
export const RESOURCES = {
  event: { path: RESOURCE_PATHS.event, schema: eventSchema, read: 'public', write: 'admin', confidential: [] },
  training: { path: RESOURCE_PATHS.training, schema: trainingSchema, read: 'public', write: 'admin', confidential: ['meetingUrl'] },
  content: { path: RESOURCE_PATHS.content, schema: contentSchema, read: 'public', write: 'admin', confidential: [] },
  user: { path: RESOURCE_PATHS.user, schema: userFieldsSchema, create: userCreateSchema, read: 'admin', write: 'admin', confidential: [] },
  meat: { path: RESOURCE_PATHS.meat, schema: meatSchema, read: 'public', write: 'admin', confidential: ['costPerKg', 'yieldPercent'] },
  tool: { path: RESOURCE_PATHS.tool, schema: toolSchema, read: 'public', write: 'admin', confidential: [] },
  contentfocus: { path: RESOURCE_PATHS.contentfocus, schema: contentFocusSchema, read: 'public', write: 'admin', confidential: [] },
  side: { path: RESOURCE_PATHS.side, schema: sideSchema, read: 'public', write: 'admin', confidential: ['yieldPercent'] },
} satisfies Record<ResourceName, Resource>;

export type { ResourceName };

/** Resources of the catalogue, stored in the `catalogue` table and filled at the first start. */
export type CatalogueName = Exclude<ResourceName, 'user'>;
export const CATALOGUE_NAMES = (Object.keys(RESOURCES) as ResourceName[]).filter((name): name is CatalogueName => name !== 'user');
