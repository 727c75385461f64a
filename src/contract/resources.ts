import type { AnyObjectSchema } from 'yup';
import { contentFocusSchema } from './contentFocus';
import { contentSchema } from './content';
import { eventSchema } from './event';
import { meatSchema } from './meat';
import type { Access } from './permissions';
import { sideSchema } from './side';
import { toolSchema } from './tool';
import { trainingSchema } from './training';
import { userFieldsSchema } from './user';

export interface Resource {
  /** Under the API root; the list is GET and POST here, one thing is GET, PUT and DELETE at `path/{id}`. */
  path: `/${string}`;
  schema: AnyObjectSchema;
  read: Access;
  write: Access;
  /** Fields that only an administrator is answered. */
  confidential: readonly string[];
}

/** Every thing that is listed, read and written one by one. */
export const RESOURCES = {
  event: { path: '/event', schema: eventSchema, read: 'public', write: 'admin', confidential: [] },
  training: { path: '/training', schema: trainingSchema, read: 'public', write: 'admin', confidential: ['meetingUrl'] },
  content: { path: '/content', schema: contentSchema, read: 'public', write: 'admin', confidential: [] },
  user: { path: '/user', schema: userFieldsSchema, read: 'admin', write: 'admin', confidential: [] },
  meat: { path: '/meat', schema: meatSchema, read: 'public', write: 'admin', confidential: ['costPerKg'] },
  tool: { path: '/tool', schema: toolSchema, read: 'public', write: 'admin', confidential: [] },
  contentfocus: { path: '/contentfocus', schema: contentFocusSchema, read: 'public', write: 'admin', confidential: [] },
  side: { path: '/side', schema: sideSchema, read: 'public', write: 'admin', confidential: [] },
} satisfies Record<string, Resource>;

export type ResourceName = keyof typeof RESOURCES;

/** The resources of the catalogue: kept in one table each, filled on a first start. */
export const CATALOGUE_NAMES = ['event', 'training', 'content', 'meat', 'tool', 'contentfocus', 'side'] as const satisfies readonly ResourceName[];
export type CatalogueName = (typeof CATALOGUE_NAMES)[number];
