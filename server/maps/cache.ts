import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import type { MapsResponse } from './answers';

const HOUR_MS = 3_600_000;
const MAX_ENTRIES = 2000;

/** Returns the lifetime of a cached response: one day for an exact one, ten minutes for an approximate or empty one, 30 seconds for a failure. */
function lifetime(response: MapsResponse): number {
  if (response.status === 'UNAVAILABLE') return 30_000;
  return response.status === 'OK' && response['approximate'] !== true ? 24 * HOUR_MS : HOUR_MS / 6;
}

/**
 * Creates a cache of responses, so that the screen and the server's own lookup for a booking agree. Concurrent calls with the same key share one
 * request.
 */
export function createMapsCache(clock: Clock): (key: string, find: () => Promise<MapsResponse>) => Promise<MapsResponse> {
  const cache = new LRUCache<string, MapsResponse>({ max: MAX_ENTRIES, ttlResolution: 0, perf: { now: () => clock().getTime() } });
  const underWay = new Map<string, Promise<MapsResponse>>();
  return (key, find) => {
    const known = cache.get(key);
    if (known) return Promise.resolve(known);
    const running = underWay.get(key);
    if (running) return running;
    const finding = find()
      .then((response) => {
        cache.set(key, response, { ttl: lifetime(response) });
        return response;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}
