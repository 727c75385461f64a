import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config';
import type { Seed } from '../../server/db/seed/seed';
import { openDatabase } from '../../server/db/openDatabase';
import { DATABASE_FILE } from '../../server/db/sqlite';
import { silentLog } from '../../server/log';

/** Environment variables of a database: a SQLite folder or, with TEST_DATABASE_URL, a PostgreSQL database. */
export type DatabaseEnv = Record<string, string>;

let administrator: Promise<Client> | undefined;

async function connect(server: string): Promise<Client> {
  const client = new Client(server);
  await client.connect();
  return client;
}

/**
 * Runs a statement outside the databases under test. All tests of a worker share one connection, because opening one takes as long as creating a
 * database.
 */
async function administer(server: string, sql: string): Promise<void> {
  administrator ??= connect(server);
  await (await administrator).query(sql);
}

/** All databases of a run have the same prefix. The remaining ones are dropped at its end (dropDatabases.ts). */
const newName = () => `${inject('databases')}_${randomBytes(6).toString('hex')}`;

const placeOf = (server: string, name: string): DatabaseEnv => ({ DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href });

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabase(server: string, options = ''): Promise<DatabaseEnv> {
  const name = newName();
  await administer(server, `create database ${name} ${options}`);
  onTestFinished(() => administer(server, `drop database ${name} with (force)`));
  return placeOf(server, name);
}

/** Creates an empty database environment for one test. */
export async function emptyDatabase(): Promise<DatabaseEnv> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? { DATA_DIR: await emptyFolder() } : newDatabase(server);
}

const fill = async (place: DatabaseEnv, seed: Seed) => (await openDatabase(readConfig(place), { log: silentLog(), seed })).close();

/** Creates tables and catalogue once. Returns a function that gives each test its own copy. */
async function template(seed: Seed): Promise<() => Promise<DatabaseEnv>> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const name = newName();
    await administer(server, `create database ${name}`);
    await fill(placeOf(server, name), seed);
    return () => newDatabase(server, `template ${name} strategy file_copy`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'boucane-template-'));
  await fill({ DATA_DIR: folder }, seed);
  const content = await readFile(join(folder, DATABASE_FILE));
  await rm(folder, { recursive: true, force: true });
  return async () => {
    const own = await emptyFolder();
    await writeFile(join(own, DATABASE_FILE), content);
    return { DATA_DIR: own };
  };
}

const templates = new Map<string, ReturnType<typeof template>>();

/** Creates a database environment for one test, with all tables and this catalogue. A copy, because creating the tables takes ten times as long. */
export async function seededDatabase(seed: Seed): Promise<DatabaseEnv> {
  const key = JSON.stringify(seed);
  const made = templates.get(key) ?? template(seed);
  templates.set(key, made);
  return (await made)();
}
