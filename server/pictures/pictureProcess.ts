import { forkOnce } from '../forkOnce';
import { invalid } from '../http/httpError';
import { limitConcurrency } from './limitConcurrency';
import type { Reply } from './pictureWorker';
import type { ProcessedPicture } from './processPicture';

const MAX_AT_ONCE = 2;
const TIMEOUT_MS = 60_000;

/** Converts an uploaded file. @throws Problem 422 with a message at `file` */
export type PictureProcessor = (bytes: Uint8Array) => Promise<ProcessedPicture>;

/**
 * Creates a processor that converts each picture in a process of its own, at most two at the same time. A decoder that crashes or hangs on a hostile
 * file then leaves the server running, visitors are not delayed, and the memory is released afterwards, which allocators do only in part.
 * @param worker path of the built `pictureWorker.ts`
 */
export function createPictureProcess(worker: string, timeoutMs = TIMEOUT_MS): PictureProcessor {
  const runLimited = limitConcurrency(MAX_AT_ONCE);
  return (bytes) =>
    runLimited(async () => {
      const read = await forkOnce<Reply>(worker, bytes, timeoutMs);
      if ('refused' in read) throw invalid(read.refused);
      return read.picture;
    });
}
