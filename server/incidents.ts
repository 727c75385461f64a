import type { Overview } from '../src/contract/overview';
import { classifyDatabaseError } from './db/failures';
import type { Log } from './log';

export type Incident = Overview['incidents'][number];

/** Record of items that failed and were skipped, so that the owner can correct the underlying data. */
export interface Incidents {
  /**
   * Runs the work for one of several items. A failure is recorded until the work succeeds; the other items continue.
   * @returns null when the work failed
   * @throws a database error, because such an error affects all items
   */
  contain<Result>(incident: Incident, work: () => Promise<Result>): Promise<Result | null>;
  list(): Incident[];
}

export function createIncidents(log: Pick<Log, 'error'>): Incidents {
  const active = new Map<string, Incident>();
  return {
    async contain(incident, work) {
      const key = `${incident.kind} ${incident.path}`;
      try {
        const result = await work();
        active.delete(key);
        return result;
      } catch (err) {
        if (classifyDatabaseError(err) !== null) throw err;
        if (!active.has(key)) log.error({ err, ...incident }, 'skipped: work on one item failed');
        active.set(key, incident);
        return null;
      }
    },
    list: () => [...active.values()],
  };
}
