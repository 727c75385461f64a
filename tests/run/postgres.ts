import { execFile, type ExecFileOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL cluster started only for the tests. */
export interface Cluster {
  url: string;
  version: string;
  stop: () => Promise<void>;
  /** Stops the cluster and leaves its data: `fast` closes every connection, `immediate` simulates a crash. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Restarts the cluster on the same port and waits until it accepts connections. */
  resume: () => Promise<void>;
}

/** Returns the binaries folder of the newest PostgreSQL on this machine that can create a cluster, or null. */
async function binaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? (await readdir(root)).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(root, version, 'bin')), '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Returns the user that PostgreSQL runs as when the tests run as root, which PostgreSQL refuses: `postgres` if present, otherwise `nobody`. */
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

/** Returns a memory file system if it has enough space, because every test creates its own database. This takes a fifth of the time on disk. */
async function roomiest(): Promise<string> {
  const memory = '/dev/shm';
  const room = await statfs(memory).then(({ bavail, bsize }) => bavail * bsize, () => 0);
  return room > 2_000_000_000 ? memory : tmpdir();
}

/**
 * Creates and starts a cluster in a temporary folder, on a free local port.
 * @param durable waits for the disk on every commit, as in production; by default the test data may be lost
 * @returns null when PostgreSQL is not installed
 * @throws Error with PostgreSQL's output when it does not start
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
