import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import type { MapsAnswer } from './answers';

const HOUR_MS = 3_600_000;
const ANSWERS = 2000;

/** How long an answer is worth: a real one a day; an approximate or empty one ten minutes; a failure is asked again soon. */
function lifetime(answer: MapsAnswer): number {
  if (answer.status === 'UNAVAILABLE') return 30_000;
  return answer.status === 'OK' && answer['approximate'] !== true ? 24 * HOUR_MS : HOUR_MS / 6;
}

/** Keeps answers, so that the screen and the server's own look-up of one booking agree, and asks one question once at a time. */
export function createMemory(clock: Clock): (key: string, find: () => Promise<MapsAnswer>) => Promise<MapsAnswer> {
  const kept = new LRUCache<string, MapsAnswer>({ max: ANSWERS, ttlResolution: 0, perf: { now: () => clock().getTime() } });
  const underWay = new Map<string, Promise<MapsAnswer>>();
  return (key, find) => {
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const running = underWay.get(key);
    if (running) return running;
    const finding = find()
      .then((answer) => {
        kept.set(key, answer, { ttl: lifetime(answer) });
        return answer;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}
