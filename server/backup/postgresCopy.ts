import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { acquireExclusiveLock } from '../db/advisoryLock';
import { OperatorError } from '../operatorError';
import { copiedRow, type CopiedTable } from './copyText';
import { waitForExit } from './waitForExit';
import { tableSum, type Sums } from './checksums';

/**
 * Splits the password from the URL and passes it through the environment, because arguments are visible to all users of the machine in the process
 * list.
 */
function access(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

/** Names of all tables in the database. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by tablename");
  return rows.map(({ name }) => name);
}

/** Starts a transaction in which all reads see one snapshot. */
const BEGIN_SNAPSHOT = 'begin transaction isolation level repeatable read, read only';

/** Runs work on a dedicated connection. */
async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const MANY = 500;
/** Rows with files are read few at a time, because each may be as large as a picture. */
const MANY_FILES = 8;

/** Names of the columns of a table with these types. */
export async function columnsOf(client: Client, table: string, types: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>("select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type = any($2)", [table, types]);
  return new Set(rows.map(({ name }) => name));
}

/** Iterates over all rows of a table. Must run within a transaction. */
export async function* rowsOf(client: Client, table: string): AsyncGenerator<Record<string, unknown>> {
  const many = (await columnsOf(client, table, ['bytea'])).size > 0 ? MANY_FILES : MANY;
  await client.query(`declare reading no scroll cursor for select * from "${table}"`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${many} from reading`);
    yield* rows;
    if (rows.length < many) break;
  }
  await client.query('close reading');
}

/**
 * Dumps a consistent snapshot of a database while servers continue to write to it.
 * @param target an absolute path that does not exist yet
 * @returns checksums of the content in the same snapshot
 * @throws MissingProgramError without pg_dump
 */
export async function copyPostgres(url: string, target: string): Promise<Sums> {
  await (await open(target, 'wx', 0o600)).close();
  return connected(url, async (client) => {
    await client.query(BEGIN_SNAPSHOT);
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const { address, env } = access(url);
    await waitForExit('pg_dump', spawn('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot ?? ''}`, `--file=${target}`, `--dbname=${address}`], { env, stdio: ['ignore', 'ignore', 'pipe'] }));
    return sumsWithin(client);
  });
}

async function sumsWithin(client: Client): Promise<Sums> {
  const sums: Sums = {};
  for (const table of await tablesOf(client)) {
    const { add, sum } = tableSum();
    for await (const row of rowsOf(client, table)) add(row);
    sums[table] = sum();
  }
  return sums;
}

/** Computes checksums of a dump's content from the dump itself, without a server. @throws Error when the dump cannot be read */
export async function readPostgresSums(path: string): Promise<Sums> {
  const child = spawn('pg_restore', ['--data-only', '--file=-', path], { stdio: ['ignore', 'pipe', 'pipe'] });
  const over = waitForExit('pg_restore', child);
  over.catch(() => {});
  const sums: Sums = {};
  let table: CopiedTable | null = null;
  let counting = tableSum();
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (table === null) {
      const [, name, columns] = /^COPY public\."?(\w+)"? \((.*)\) FROM stdin;$/.exec(line) ?? [];
      if (name === undefined || columns === undefined) continue;
      table = { name, columns: columns.split(', ').map((column) => column.replaceAll('"', '')) };
      counting = tableSum();
    } else if (line === String.raw`\.`) {
      sums[table.name] = counting.sum();
      table = null;
    } else counting.add(copiedRow(table, line));
  }
  await over;
  return sums;
}

/**
 * Replaces a database's tables with a dump, atomically.
 * @throws DatabaseBusyError while a server uses the database; Error when tables exist and `overwrite` is false
 */
export async function restorePostgres(copy: string, url: string, { overwrite }: { overwrite: boolean }): Promise<void> {
  await connected(url, async (client) => {
    await acquireExclusiveLock(client);
    const there = await tablesOf(client);
    if (there.length > 0 && !overwrite) throw new OperatorError('The database already has tables: use --overwrite to replace them (make a backup first).');
    const { address, env } = access(url);
    const reading = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', copy], { stdio: ['ignore', 'pipe', 'pipe'] });
    const writing = spawn('psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', `--dbname=${address}`], { env, stdio: ['pipe', 'ignore', 'pipe'] });
    const [read, written] = [waitForExit('pg_restore', reading), waitForExit('psql', writing)];
    written.catch(() => {});
    writing.stdin.on('error', () => {});
    writing.stdin.write(`begin;\n${there.map((table) => `drop table "${table}" cascade;\n`).join('')}`);
    reading.stdout.pipe(writing.stdin, { end: false });
    await read;
    // Without this commit, psql changes nothing, even after it has read everything else.
    writing.stdin.end('commit;\n');
    await written;
  });
}

/** Computes checksums of the current content of a database. */
export async function readDatabaseSums(url: string): Promise<Sums> {
  return connected(url, async (client) => {
    await client.query(BEGIN_SNAPSHOT);
    return sumsWithin(client);
  });
}
