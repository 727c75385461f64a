import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, Reply } from './pageWorker';
import type { PublicDataJson, PageRenderer, RenderOptions } from './renderPages';

export interface WorkerOptions extends RenderOptions {
  /** Path of the built `pageWorker.ts`. */
  worker: string;
  /** Timeout of one page, in milliseconds, longer than any page takes. A page that hangs terminates the worker, and the next page starts another. */
  timeoutMs?: number;
}

/** Creates a renderer that runs in a worker thread, one page at a time. The worker starts with the first page. */
export function createWorkerRenderer({ worker: file, timeoutMs = 20_000, ...options }: WorkerOptions): PageRenderer {
  let current: Worker | null = null;
  let sent: PublicDataJson | null = null;

  const open = (): Worker => {
    const opened = new Worker(file, { workerData: options satisfies RenderOptions });
    // Without a listener an `error` event would end the process. The page in progress receives the error through `once`.
    opened.on('error', () => {});
    opened.on('exit', () => {
      if (current === opened) current = null;
    });
    opened.unref();
    sent = null;
    return opened;
  };

  return {
    async render(address, responses) {
      const worker = (current ??= open());
      let reply: Reply;
      try {
        worker.postMessage({ address, answers: responses === sent ? null : responses } satisfies Job);
        sent = responses;
        [reply] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [Reply];
      } catch (error) {
        current = null;
        void worker.terminate();
        throw error;
      }
      if ('failure' in reply) throw reply.failure;
      return reply.written;
    },
  };
}
