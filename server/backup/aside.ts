import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Config } from '../config';
import { backupFolder, listCopies, type Manifest } from './copies';

/**
 * Makes tonight's back-up in a process of its own, which gives way to whoever is served meanwhile: no visitor waits while rows are
 * read and added up, and the memory that it takes is given back.
 * @param program the built server, whose command it is
 * @param signal ends it early; what it has begun to write is then no back-up
 * @throws Error with what it said, when it did not end well
 */
export async function backUpAside(program: string, config: Pick<Config, 'dataDir'>, signal: AbortSignal): Promise<Manifest> {
  const child = spawn(process.execPath, [...process.execArgv, program, 'backup', '--night'], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said = `${said}${piece.toString()}`.slice(-2000)));
  const closed = once(child, 'close') as Promise<[number | null]>;
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await closed;
  const [newest] = await listCopies(backupFolder(config));
  if (code !== 0 || !newest) throw new Error(`The back-up ended with ${code}: ${said.trim()}`);
  return newest;
}
