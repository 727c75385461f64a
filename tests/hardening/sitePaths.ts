import { join } from 'node:path';
import { runnerImport } from 'vite';
import { asOwner } from '../e2e/admin.ts';
import type { Owner } from '../e2e/owner.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Loads a module of the site with its imports, which plain Node cannot do. @param path from the root of the repository */
export const siteModule = async <Module>(path: string): Promise<Module> => (await runnerImport<Module>(join(ROOT, path), { configFile: false, root: ROOT, logLevel: 'error' })).module;

export interface SitePath {
  /** Path after the language, without a leading slash. */
  path: string;
  access: 'public' | 'member' | 'admin';
}

/** Path in the API of each list in the back office. */
const LISTS: Readonly<Record<string, string>> = { events: 'event', trainings: 'training', users: 'user', meats: 'meat', tools: 'tool', contentfocus: 'contentfocus', sides: 'side', customers: 'customers', 'mail/messages': 'messages', 'mail/sent': 'mail' };

/** Resources to show on pages that are about one resource. */
interface Shown {
  event: string;
  training: string;
  /** Id of a request. */
  request: string;
  /** Id of the resource to show, by list. Otherwise the first of the list is shown. */
  picked?: Readonly<Record<string, string>>;
}

/** Returns every path of the sitemap once, as the router has them. Pages that require a token get an unknown one. */
export async function pathsOf(owner: Owner, { event, training, request, picked = {} }: Shown): Promise<SitePath[]> {
  const { SCREENS } = await siteModule<{ SCREENS: readonly SitePath[] }>('src/app/routes.tsx');
  const firstOf = async (list: string) => {
    if (picked[list]) return picked[list];
    const { data } = await asOwner(owner, 'GET', `/${LISTS[list] ?? list}?limit=1&offset=0`);
    return (data as unknown as { id: string }[])[0]?.id ?? '';
  };
  const filled = async (path: string): Promise<string> => {
    const list = /^admin\/([\w/]+)\/:id/.exec(path)?.[1];
    if (list === 'requests') return path.replace(':id', request);
    if (list) return path.replace(':id', await firstOf(list));
    return path.replace('events/:id', `events/${event}`).replace('formations/:id', `formations/${training}`).replace(':token', 'a-token-of-nobody').replace('settings/:part', 'settings/identity').replace('first-steps/:step', 'first-steps/identity');
  };
  return Promise.all(SCREENS.map(async ({ path, access }) => ({ path: await filled(path), access })));
}
