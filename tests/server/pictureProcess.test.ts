import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPictureProcess } from '../../server/pictures/pictureProcess';
import type { PictureProcessor } from '../../server/pictures/pictureProcess';

/** Process that replies with the size of the file, and misbehaves for some files. */
const WORKER = `
  process.once('message', (bytes) => {
    const text = Buffer.from(bytes).toString();
    if (text === 'hangs') return setInterval(() => {}, 1000);
    if (text === 'crashes') process.abort();
    if (text === 'exits') process.exit(0);
    const reply = text === 'refused' ? { refused: { file: 'pictureDamaged' } } : { picture: { width: bytes.length, height: process.pid, placeholder: '', files: [{ width: 1, format: 'webp', bytes }] } };
    process.send(reply, () => process.disconnect());
  });
`;

async function scene(): Promise<PictureProcessor> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const worker = join(folder, 'worker.mjs');
  await writeFile(worker, WORKER);
  return createPictureProcess(worker, 3000);
}

test('each picture is converted in a process of its own, which receives and returns bytes', async () => {
  const convert = await scene();
  const bytes = Buffer.from('a picture');
  const [one, other, third] = await Promise.all([convert(bytes), convert(bytes), convert(bytes)]);
  expect(one).toMatchObject({ width: 9, files: [{ width: 1, format: 'webp' }] });
  expect(Buffer.from(one.files[0]?.bytes ?? []).equals(bytes)).toBe(true);
  expect(new Set([one.height, other.height, third.height]).size).toBe(3);
});

test('a rejected file is a problem at the field of the file', async () => {
  await expect((await scene())(Buffer.from('refused'))).rejects.toMatchObject({ status: 422, fields: { file: 'pictureDamaged' } });
});

test('a file that crashes, ends or blocks its process fails alone', async () => {
  const convert = await scene();
  const files = ['crashes', 'exits', 'hangs', 'hangs', 'good'];
  const results = await Promise.allSettled(files.map((file) => convert(Buffer.from(file))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'fulfilled']);
}, 30_000);
