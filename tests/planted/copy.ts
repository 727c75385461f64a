import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Git worktree of one commit with its own packages, in which faults are planted. */
export interface Copy {
  root: string;
  /** Runs a command in the copy, with its output appended to the log. @returns whether it succeeded */
  execute: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<boolean>;
  /** @throws Error with the patch that does not apply and git's reason */
  plant: (patch: string) => Promise<void>;
  /** Restores every file of the commit. */
  restore: () => Promise<void>;
  remove: () => Promise<void>;
}

/** @throws Error when the commit does not exist or its packages cannot be installed */
export async function copyOf(commit: string, log: string): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-planted-'));
  const root = join(folder, 'copy');
  const git = (...args: string[]) => run('git', ['-C', root, ...args]);
  const output = createWriteStream(log, { flags: 'a' });
  const execute: Copy['execute'] = (command, args, env = {}) =>
    new Promise((resolve) => {
      output.write(`\n$ ${command} ${args.join(' ')}\n`);
      const { TEST_DATABASE_URL: _, ...own } = process.env;
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...own, CI: 'true', PATH: `${join(root, 'node_modules/.bin')}${delimiter}${own['PATH'] ?? ''}`, ...env } });
      child.stdout.pipe(output, { end: false });
      child.stderr.pipe(output, { end: false });
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    });
  await run('git', ['-C', ROOT, 'worktree', 'add', '--detach', root, commit]);
  const copy: Copy = {
    root,
    execute,
    plant: async (patch) => {
      await git('apply', patch).catch((cause: unknown) => {
        throw new Error(`${patch} does not apply to ${commit}`, { cause });
      });
    },
    restore: async () => {
      await git('checkout', '--quiet', '--', '.');
      await git('clean', '--quiet', '--force', '-d');
    },
    remove: async () => {
      await run('git', ['-C', ROOT, 'worktree', 'remove', '--force', root]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  if (!(await execute('npm', ['ci', '--prefer-offline']))) {
    await copy.remove();
    throw new Error(`npm ci failed at ${commit}; see ${log}`);
  }
  return copy;
}
