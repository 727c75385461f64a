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

/** The resource that an address of the back office is about, such as `/fr/admin/sides/new`; null for any other. */
export const manifestAt = (pathname: string): Manifest | null => Object.values(MANIFESTS).find(({ path }) => path === pathname.split('/')[3]) ?? null;
