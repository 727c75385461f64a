import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Config } from '../config';
import { backupFolder, listCopies, type Manifest } from './backupFiles';
import { waitForExit } from './waitForExit';

/**
 * Makes the nightly backup in a separate low-priority process, so that reading and summing rows delays no visitor, and the memory is released
 * afterwards.
 * @param program path of the built server, which has the backup command
 * @param signal aborts the backup; the partial file does not count as a backup
 * @throws Error with the process's output when it fails
 */
export async function runBackupProcess(program: string, config: Pick<Config, 'dataDir'>, signal: AbortSignal): Promise<Manifest> {
  const child = spawn(process.execPath, [...process.execArgv, program, 'backup', '--night'], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  const over = waitForExit('The backup', child);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await over;
  const [newest] = await listCopies(backupFolder(config));
  if (!newest) throw new Error('The backup process succeeded but wrote no file.');
  return newest;
}
