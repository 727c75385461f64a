/*
 * What the scanners that others wrote are run with, where they are at hand. Each is first shown a server that can be broken into: one
 * that does not see that sees nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a command to its end. @returns what it wrote; null when there is no such command here */
export const run = (command: string, words: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece.toString()));
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(written.join('')));
  });

export const atHand = async (command: string): Promise<boolean> => (await run(command, ['--version'])) !== null;

/** Does something in a folder that is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-scanner-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server that puts what it is asked into its statement and into its page as it came. */
export async function openDoor(): Promise<{ url: string; close: () => void }> {
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
