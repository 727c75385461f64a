import { join } from 'node:path';
import { runnerImport } from 'vite';
import { asOwner } from '../e2e/admin.ts';
import type { Owner } from '../e2e/owner.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a script of plain Node cannot read by itself: a module of the site, with all that it imports. @param path from the top of the repository */
export const siteModule = async <Module>(path: string): Promise<Module> => (await runnerImport<Module>(join(ROOT, path), { configFile: false, root: ROOT, logLevel: 'error' })).module;

export interface SitePath {
  /** Under the language, without a slash before it. */
  path: string;
  access: 'public' | 'member' | 'admin';
}

/** What the back office calls each list, and what the API does. */
const LISTS: Readonly<Record<string, string>> = { events: 'event', trainings: 'training', users: 'user', meats: 'meat', tools: 'tool', contentfocus: 'contentfocus', sides: 'side' };

/** Which thing a page that is about one is opened with. */
interface Shown {
  event: string;
  training: string;
  /** The id of somebody's request. */
  request: string;
  /** Whether a page that is about one thing of a list may show this one; the first of the list without. */
  picked?: Readonly<Record<string, string>>;
}

/** Every address of the sitemap, each once: what the router has, a token that nobody was given for those that open by one. */
export async function pathsOf(owner: Owner, { event, training, request, picked = {} }: Shown): Promise<SitePath[]> {
  const { SCREENS } = await siteModule<{ SCREENS: readonly SitePath[] }>('src/app/routes.tsx');
  const firstOf = async (list: string) => {
    if (picked[list]) return picked[list];
    const { answer } = await asOwner(owner, 'GET', `/${LISTS[list] ?? list}?limit=1&offset=0`);
    return (answer as unknown as { id: string }[])[0]?.id ?? '';
  };
  const filled = async (path: string): Promise<string> => {
    const list = /^admin\/(\w+)\/:id/.exec(path)?.[1];
    if (list === 'requests') return path.replace(':id', request);
    if (list) return path.replace(':id', await firstOf(list));
    return path.replace('events/:id', `events/${event}`).replace('formations/:id', `formations/${training}`).replace(':token', 'a-token-of-nobody');
  };
  return Promise.all(SCREENS.map(async ({ path, access }) => ({ path: await filled(path), access })));
}
