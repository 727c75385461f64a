import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Config } from '../config';
import { backupFolder, listCopies, type Manifest } from './copies';
import { ended } from './ended';

/**
 * Makes tonight's back-up in a process of its own, which gives way to whoever is served meanwhile: no visitor waits while rows are
 * read and added up, and the memory that it takes is given back.
 * @param program the built server, whose command it is
 * @param signal ends it early; what it has begun to write is then no back-up
 * @throws Error with what it said, when it did not end well
 */
export async function backUpAside(program: string, config: Pick<Config, 'dataDir'>, signal: AbortSignal): Promise<Manifest> {
  const child = spawn(process.execPath, [...process.execArgv, program, 'backup', '--night'], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  const over = ended('The back-up', child);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await over;
  const [newest] = await listCopies(backupFolder(config));
  if (!newest) throw new Error('The back-up ended well, and is not there.');
  return newest;
}
