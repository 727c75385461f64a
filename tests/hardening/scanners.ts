/*
 * Runs the external scanners that are installed. Each first scans a deliberately vulnerable server, because a scanner that misses
 * that vulnerability proves no absence of others.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a command until it exits. @returns its output, or null when the command is not installed */
export const run = (command: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece.toString()));
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(written.join('')));
  });

export const isInstalled = async (command: string): Promise<boolean> => (await run(command, ['--version'])) !== null;

/** Runs work in a temporary folder, which is deleted afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-scanner-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a vulnerable server that inserts its input unescaped into its SQL statement and its page. */
export async function startVulnerableServer(): Promise<{ url: string; close: () => void }> {
  const db = new DatabaseSync(':memory:');
  db.exec("CREATE TABLE meat (name TEXT); INSERT INTO meat VALUES ('brisket'), ('porc')");
  const server = createServer(({ url = '' }, response) => {
    const name = new URL(url, 'http://localhost').searchParams.get('name') ?? '';
    try {
      const rows = db.prepare(`SELECT name FROM meat WHERE name = '${name}'`).all();
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Menu</title><p>${name}</p><p>${JSON.stringify(rows)}</p><form action="/"><input name="name" value="brisket"><button>?</button></form>`);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/html' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
