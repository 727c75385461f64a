import { forkOnce } from '../forkOnce';
import { limitConcurrency } from '../pictures/limitConcurrency';
import type { LookDrawer } from './drawLook';

const TIMEOUT_MS = 30_000;

/**
 * Creates a drawer that draws each file in a process of its own, one after the other: loading the fonts and the libraries would block the server for a
 * third of a second and keep 75 MB, for files that are drawn once.
 * @param worker path of the built `lookWorker.ts`
 */
export function createLookProcess(worker: string): LookDrawer {
  const runLimited = limitConcurrency(1);
  return (task) => runLimited(() => forkOnce(worker, task, TIMEOUT_MS));
}
