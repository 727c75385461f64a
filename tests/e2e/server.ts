import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const FOLDER = join(tmpdir(), 'boucane-e2e-');
const START_MS = 20_000;
const STOP_MS = 12_000;
/** No service listens here, so the server uses its own gazetteer and no test reaches the internet. */
const NOWHERE = 'http://127.0.0.1:9';

export interface RunningServer {
  url: string;
  dataDir: string;
  admin: { username: string; email: string; password: string };
  /** Returns the server's output so far. */
  log: () => string;
  /** Shuts the server down gracefully and removes the data folder if one was created. */
  stop: () => Promise<void>;
  /** Kills the server with SIGKILL, as in a power cut. The data folder is kept for the next server. */
  kill: () => Promise<void>;
  /** Sends the server a signal that does not end it. */
  signal: (signal: NodeJS.Signals) => void;
}

export interface ServerOptions {
  /** Data folder of an earlier server; by default a new one. */
  dataDir?: string;
  /** Entry file of another build; by default the one in dist. */
  main?: string;
  env?: Readonly<Record<string, string>>;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}

/**
 * Starts the built server on a free port with an administrator, and waits until it responds.
 * @throws Error with the server's output, when the server ends or does not respond
 */
export async function startServer({ dataDir, main = MAIN, env = {} }: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error('dist/server/main.js is missing: run "npm run build" first.');
  const folder = dataDir ?? (await mkdtemp(FOLDER));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { username: 'samuel', email: 'samuel@boucane.example', password: 'braise-et-fumee-2027' };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The caller's environment must not influence the server under test.
    env: {
      ...(process.env['PATH'] ? { PATH: process.env['PATH'] } : {}),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: url,
      RATE_LIMIT_SCALE: '1000',
      ADMIN_USERNAME: admin.username,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      GEOCODER_URL: NOWHERE,
      ROUTER_URL: NOWHERE,
      ...env,
    },
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece.toString()));
  const log = () => written.join('');
  const killNow = () => void child.kill('SIGKILL');
  process.once('exit', killNow);
  child.once('exit', () => process.off('exit', killNow));
  try {
    await waitUntilReady(url, child, log);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return {
    url,
    dataDir: folder,
    admin,
    log,
    stop: async () => {
      await end(child, 'SIGTERM');
      if (folder.startsWith(FOLDER)) await rm(folder, { recursive: true, force: true });
    },
    kill: () => end(child, 'SIGKILL'),
    signal: (signal) => void child.kill(signal),
  };
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended before it answered:\n${log()}`);
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`The server did not answer within ${START_MS / 1000} s:\n${log()}`);
}
