import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkerRenderer } from '../../server/prerender/workerRenderer';

/** Worker that responds with its data, and misbehaves at some addresses. */
const WORKER = `
  import { parentPort, workerData, threadId } from 'node:worker_threads';
  let known = null;
  parentPort.on('message', ({ address, answers }) => {
    if (answers !== null) known = { answers, times: (known?.times ?? 0) + 1 };
    if (address === '/hangs') return;
    if (address === '/crashes') throw new Error('out of memory');
    if (address === '/exits') process.exit(0);
    if (address === '/fails') return parentPort.postMessage({ failure: new TypeError('Invalid URL') });
    parentPort.postMessage({ written: { page: { thread: threadId, publicUrl: workerData.publicUrl, ...known }, reads: [address] } });
  });
`;

async function scene() {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const worker = join(folder, 'worker.mjs');
  await writeFile(worker, WORKER);
  return createWorkerRenderer({ worker, template: '', prerender: '', publicUrl: 'https://boucane.example', timeoutMs: 4000 });
}

test('the worker receives the data once for all pages that share them', async () => {
  const renderer = await scene();
  const [old, fresh] = [{ word: '1' }, { word: '2' }];
  expect(await renderer.render('/a', old)).toEqual({ page: { thread: expect.any(Number) as number, publicUrl: 'https://boucane.example', answers: old, times: 1 }, reads: ['/a'] });
  expect(await renderer.render('/b', old)).toMatchObject({ page: { times: 1 }, reads: ['/b'] });
  expect(await renderer.render('/b', fresh)).toMatchObject({ page: { answers: fresh, times: 2 } });
});

test('an error in one page is rethrown, and the worker continues', async () => {
  const renderer = await scene();
  const { page } = await renderer.render('/a', {});
  await expect(renderer.render('/fails', {})).rejects.toThrow(TypeError);
  expect(await renderer.render('/a', {})).toMatchObject({ page: { thread: (page as unknown as { thread: number }).thread } });
});

test.each([
  ['/crashes', 'out of memory'],
  ['/hangs', 'aborted'],
  ['/exits', 'aborted'],
])('a page that ends or blocks its worker (%s) fails alone, and the next page uses a new worker', async (address, message) => {
  const renderer = await scene();
  const data = { word: '1' };
  await renderer.render('/a', data);
  await expect(renderer.render(address, data)).rejects.toThrow(message);
  expect(await renderer.render('/a', data)).toMatchObject({ page: { answers: data, times: 1 } });
});
