import { publicVersion } from '../db/catalogue';
import type { Database } from '../db/database';
import { repeat } from '../http/background';
import type { Log } from '../log';
import type { Prerenderer } from './prerenderer';

const POLL_MS = 500;
const MINUTE_MS = 60_000;

/** Refreshes the pages over time (a training begins) and, where several servers share a database, after changes by another server. */
export function followChanges(pages: Pick<Prerenderer, 'refresh'>, { db, engine }: Pick<Database, 'db' | 'engine'>, log: Pick<Log, 'warn'>): { stop: () => Promise<void> } {
  let known: string | null = null;
  const look = async () => {
    const version = await publicVersion(db);
    if (known !== null && known !== version) void pages.refresh();
    known = version;
  };
  const clock = repeat(MINUTE_MS, () => Promise.resolve(void pages.refresh()), () => {});
  const changes = engine === 'postgres' ? repeat(POLL_MS, look, (err) => log.warn({ err }, 'changes by other servers are not noticed for now')) : null;
  return {
    async stop() {
      await clock.stop();
      await changes?.stop();
    },
  };
}
