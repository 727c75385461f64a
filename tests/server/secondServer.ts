import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createApp } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import type { TestServer } from './testServer';

/** Returns two servers on one PostgreSQL database, each with its own connections; on SQLite, which has one server, that server twice. */
export async function twoServers({ app, parts }: Pick<TestServer, 'app' | 'parts'>): Promise<[Hono, Hono]> {
  if (parts.database.engine !== 'postgres') return [app, app];
  const database = await openDatabase(parts.config, { log: parts.log, seed: {} });
  onTestFinished(() => database.close());
  return [app, createApp({ ...parts, database })];
}
