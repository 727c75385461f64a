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
  /** Under the API root; the list is GET and POST here, one thing is GET, PUT and DELETE at `path/{id}`. */
  path: `/${string}`;
  /** What a PUT takes. */
  schema: AnyObjectSchema;
  /** What a POST takes, where that is not the same. */
  create?: AnyObjectSchema;
  read: Access;
  write: Access;
  /** Fields that only an administrator is answered. */
  confidential: readonly string[];
}

/** Every thing that is listed, read and written one by one. */
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

/** The resources of the catalogue: kept in one table each, filled on a first start. */
export const CATALOGUE_NAMES = ['event', 'training', 'content', 'meat', 'tool', 'contentfocus', 'side'] as const satisfies readonly ResourceName[];
export type CatalogueName = (typeof CATALOGUE_NAMES)[number];
