import type { Overview } from '../src/contract/overview';
import { failureOf } from './db/failures';
import type { Log } from './log';

export type Incident = Overview['incidents'][number];

/** Work on one of many that failed and was left out, so that the owner can mend what it stands on. */
export interface Incidents {
  /**
   * Does work on one of many. When it fails, that is kept until it succeeds, and the others go on.
   * @returns null when it failed
   * @throws the database's own error, for that fails all of them
   */
  contain<Result>(incident: Incident, work: () => Promise<Result>): Promise<Result | null>;
  list(): Incident[];
}

export function createIncidents(log: Pick<Log, 'error'>): Incidents {
  const standing = new Map<string, Incident>();
  return {
    async contain(incident, work) {
      const key = `${incident.kind} ${incident.path}`;
      try {
        const result = await work();
        standing.delete(key);
        return result;
      } catch (err) {
        if (failureOf(err) !== null) throw err;
        if (!standing.has(key)) log.error({ err, ...incident }, 'left out: work on one of many failed');
        standing.set(key, incident);
        return null;
      }
    },
    list: () => [...standing.values()],
  };
}
