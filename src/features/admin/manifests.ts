import { ADMIN_RESOURCES } from '../../contract/adminResources';
import type { AdminResourceName, Manifest } from './manifest';
import { contentfocus } from './manifests/contentfocus';
import { event } from './manifests/event';
import { meat } from './manifests/meat';
import { side } from './manifests/side';
import { tool } from './manifests/tool';
import { training } from './manifests/training';
import { user } from './manifests/user';

/** Manifests of all managed resources, in the order of the menu. */
export const MANIFESTS: Readonly<Record<AdminResourceName, Manifest>> = { event, training, user, meat, side, tool, contentfocus };

/** Returns the manifest for a back-office path, such as `/fr/admin/sides/new`, or null. */
export const manifestAt = (pathname: string): Manifest | null => Object.values(MANIFESTS).find(({ resource }) => ADMIN_RESOURCES[resource].path === pathname.split('/')[3]) ?? null;
