import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Runs one task in a process of its own, at low priority: visitors are not delayed, a crash leaves the server running, and the memory is released
 * afterwards, which allocators do only in part.
 * @param worker path of a built script that replies to its first message and then disconnects
 * @throws Error when the process ends without a reply
 */
export function forkOnce<Reply>(worker: string, task: unknown, timeoutMs: number): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  // A single heap for all threads of the process, because they take turns.
  const child = fork(worker, { serialization: 'advanced', execArgv: [], env: { ...process.env, MALLOC_ARENA_MAX: '1' }, timeout: timeoutMs, killSignal: 'SIGKILL', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.once('message', (reply) => resolve(reply as Reply));
  child.on('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`${worker} ended with ${signal ?? code}`)));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.send(task as object, () => {});
  return promise;
}
