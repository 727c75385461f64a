import { execFile, type ExecFileOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL that was started for the tests alone. */
export interface Cluster {
  url: string;
  version: string;
  stop: () => Promise<void>;
  /** Stops it and leaves the data: `fast` cuts every connection, `immediate` is what a crash would be. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again on the same port, and waits until it accepts. */
  resume: () => Promise<void>;
}

/** The folder of the newest PostgreSQL on this machine that can make a cluster; null when there is none. */
async function binaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? (await readdir(root)).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(root, version, 'bin')), '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root: there, its own user does it, else nobody. */
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string, name: string) => Number((await run('id', [flag, name])).stdout);
  const name = await idOf('-u', 'postgres').then(() => 'postgres', () => 'nobody');
  return { uid: await idOf('-u', name), gid: await idOf('-g', name) };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Memory where there is plenty of it, for every test makes a database of its own: a fifth of the time on disk. */
async function roomiest(): Promise<string> {
  const memory = '/dev/shm';
  const room = await statfs(memory).then(({ bavail, bsize }) => bavail * bsize, () => 0);
  return room > 2_000_000_000 ? memory : tmpdir();
}

/**
 * Makes and starts a cluster in a temporary folder, on a free port of this machine only.
 * @param durable waits for the disk at every commit, as one that is meant to keep its data does; the tests' own data are thrown away
 * @returns null when no PostgreSQL is installed
 * @throws Error with what PostgreSQL said, when it does not start
 */
export async function startCluster({ durable = false }: { durable?: boolean } = {}): Promise<Cluster | null> {
  const bin = await binaries();
  if (bin === null) return null;
  const user = await unprivileged();
  const folder = await mkdtemp(join(durable ? tmpdir() : await roomiest(), 'boucane-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const options: ExecFileOptions = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, timeout: 60_000, ...user };
  const data = join(folder, 'data');
  const port = await freePort();
  const stop = async () => {
    await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-t', '20', 'stop'], options).catch(() => null);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'boucane', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c max_wal_size=256MB -c dynamic_shared_memory_type=mmap -c max_connections=300`;
    const resume = async () => void (await run(join(bin, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'], options));
    const halt = async (mode: 'fast' | 'immediate') => void (await run(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', '-t', '30', 'stop'], options));
    await resume();
    const { stdout } = await run(join(bin, 'postgres'), ['--version'], options);
    return { url: `postgres://boucane@127.0.0.1:${port}/postgres`, version: String(stdout).trim(), stop, halt, resume };
  } catch (error) {
    await stop();
    throw error;
  }
}
