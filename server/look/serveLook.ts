import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { listTextsOf } from '../db/contentTexts';
import { readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { LOOK_FILES, type Content, type LookData, type LookFile } from './lookFiles';

/** Maximum number of drawn files in memory, of the current settings and former ones. */
const MAX_FILES = 24;
/** Time after which a failed drawing is tried again, in milliseconds. */
const RETRY_MS = 60_000;

interface Drawn {
  content: Content;
  etag: string;
}

const withEtag = (content: Content): Drawn => ({ content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"` });

/** File to draw. */
interface Task {
  path: string;
  file: LookFile;
  shown: unknown;
}

/** Registers the manifest, the icons and the share cards. Each is drawn once for what it shows, and again when that changes. */
export function mountLook(app: Hono, { database, log, drawLook }: Pick<AppDependencies, 'database' | 'log' | 'drawLook'>): void {
  const drawn = new LRUCache<string, Drawn, Task>({
    max: MAX_FILES,
    async fetchMethod(_, __, { context: { path, file, shown }, options }) {
      if (file.draw === null) return withEtag(file.plain(shown));
      try {
        return withEtag(await drawLook({ path, shown }));
      } catch (err) {
        log.warn({ err, path }, 'look: a file could not be drawn; a plain one is served');
        options.ttl = RETRY_MS;
        return withEtag(file.plain(shown));
      }
    },
  });
  const read = async (): Promise<LookData> => {
    const [settings, texts] = await Promise.all([readSettings(database), database.recently('catalogue', 'texts of the look', () => listTextsOf(database.db, ['home', 'shell']))]);
    return { settings, texts };
  };
  for (const [path, file] of Object.entries(LOOK_FILES)) {
    app.get(path, async (context) => {
      const shown = file.shown(await read());
      const { content, etag } = await drawn.forceFetch(`${path} ${JSON.stringify(shown)}`, { context: { path, file, shown } });
      return context.body(content, 200, { 'content-type': file.type, 'cache-control': 'no-cache', etag });
    });
  }
}
