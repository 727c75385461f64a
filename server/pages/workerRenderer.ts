import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, Reply } from './pageWorker';
import type { AnswersJson, PageRenderer, RenderOptions } from './renderPages';

export interface WorkerOptions extends RenderOptions {
  /** The built `pageWorker.ts`. */
  worker: string;
  /** Longer than any page takes, in milliseconds: one that hangs ends the worker, and the next page starts another. */
  timeoutMs?: number;
}

/** Renders pages in a worker thread, which starts with the first page. Takes one page at a time. */
export function createWorkerRenderer({ worker: file, timeoutMs = 20_000, ...options }: WorkerOptions): PageRenderer {
  let current: Worker | null = null;
  let sent: AnswersJson | null = null;

  const open = (): Worker => {
    const opened = new Worker(file, { workerData: options satisfies RenderOptions });
    // A listener, because an `error` event without one would end the process; the page in hand is told by `once`.
    opened.on('error', () => {});
    opened.on('exit', () => {
      if (current === opened) current = null;
    });
    opened.unref();
    sent = null;
    return opened;
  };

  return {
    async render(address, answers) {
      const worker = (current ??= open());
      let reply: Reply;
      try {
        worker.postMessage({ address, answers: answers === sent ? null : answers } satisfies Job);
        sent = answers;
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
