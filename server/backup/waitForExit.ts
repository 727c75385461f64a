import type { ChildProcess } from 'node:child_process';
import { OperatorError } from '../operatorError';

/** Thrown when one of PostgreSQL's client programs is not installed. */
export class MissingProgramError extends OperatorError {
  override name = 'MissingProgramError';
}

/**
 * Waits until a process has exited.
 * @param program display name for the error
 * @throws MissingProgramError when it is not installed; Error with the end of its stderr when it fails
 */
export async function waitForExit(program: string, child: ChildProcess): Promise<void> {
  let stderr = '';
  child.stderr?.on('data', (piece: Buffer) => (stderr = `${stderr}${piece.toString()}`.slice(-2000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject('code' in error && error.code === 'ENOENT' ? new MissingProgramError(`${program} is not installed: it is part of PostgreSQL's client.`) : error));
    child.once('close', resolve);
  });
  if (code !== 0) throw new OperatorError(`${program} exited with ${code}: ${stderr.trim()}`);
}
