import type { ManagedName, Manifest } from './manifest';
import { contentfocus } from './manifests/contentfocus';
import { event } from './manifests/event';
import { meat } from './manifests/meat';
import { side } from './manifests/side';
import { tool } from './manifests/tool';
import { training } from './manifests/training';
import { user } from './manifests/user';

/** Every resource that the back office manages, in the order of its menu. */
export const MANIFESTS: Readonly<Record<ManagedName, Manifest>> = { event, training, user, meat, side, tool, contentfocus };
