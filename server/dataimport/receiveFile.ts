import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { HttpError } from '../http/httpError';

const HOUR_MS = 3_600_000;

/** Deletes files left by a killed process. */
async function removeOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if ((await stat(join(folder, name))).mtimeMs < now.getTime() - HOUR_MS) await rm(join(folder, name), { force: true });
  }
}

/** Failure of the disk as the problem that is shown. */
const storageProblem = (error: unknown): unknown => (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT') ? new HttpError(507, 'full') : error);

/**
 * Writes a body to a temporary file that only this user can read, and deletes the file after the work.
 * @throws Problem 507 when the disk is full; any error of the body or the work
 */
export async function withReceivedFile<Result>({ dataDir }: Pick<Config, 'dataDir'>, body: AsyncIterable<Uint8Array>, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder, new Date());
  const path = join(folder, `${randomUUID()}.zip`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of body) await file.write(chunk);
    } catch (error) {
      throw storageProblem(error);
    } finally {
      await file.close();
    }
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
