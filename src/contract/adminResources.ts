import type { ResourceName } from './paths';

/** Path of each resource's admin screens, under `admin/`. */
export const ADMIN_RESOURCE_PATHS = {
  event: 'events',
  training: 'trainings',
  meat: 'meats',
  side: 'sides',
  tool: 'tools',
  contentfocus: 'contentfocus',
  user: 'users',
  content: 'texts',
} as const satisfies Record<ResourceName, string>;

/** The same resources in the order of the admin navigation. */
export const ADMIN_RESOURCE_NAMES = ['event', 'training', 'meat', 'side', 'tool', 'contentfocus', 'user', 'content'] as const satisfies readonly ResourceName[];
