import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Prefix of the name of every PostgreSQL database of this run. */
    databases: string;
  }
}

/** Generates the prefix of the run's databases, and drops the remaining ones at its end. */
export function setup(project: TestProject): () => Promise<void> {
  const databases = `boucane_test_${randomBytes(4).toString('hex')}`;
  project.provide('databases', databases);
  return async () => {
    const server = process.env['TEST_DATABASE_URL'];
    if (server === undefined) return;
    const client = new Client(server);
    await client.connect();
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like $1 || '\\_%'", [databases]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.end();
  };
}
