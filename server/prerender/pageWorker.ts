import { parentPort, workerData } from 'node:worker_threads';
import { openRenderer, type PublicDataJson, type RenderOptions, type WrittenPage } from './renderPages';

/*
 * Entry of the worker thread that renders and compresses pages, one at a time. Started by `workerRenderer.ts`.
 */

/** Page to render. */
export interface Job {
  address: string;
  /** Null: the same responses as for the previous job. */
  answers: PublicDataJson | null;
}

export type Reply = { written: WrittenPage } | { failure: unknown };

if (parentPort === null) throw new Error('pageWorker runs in a worker thread');
const port = parentPort;
const renderer = openRenderer(workerData as RenderOptions);
let responses: PublicDataJson = {};

async function replyTo(job: Job): Promise<Reply> {
  responses = job.answers ?? responses;
  try {
    return { written: await (await renderer).render(job.address, responses) };
  } catch (failure) {
    return { failure };
  }
}

port.on('message', (job: Job) => void replyTo(job).then((reply) => port.postMessage(reply)));
