import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Tables } from '../../server/db/schema';
import { groupCommit } from '../../server/db/groupCommit';
import { sqliteDialectOf } from '../../server/db/sqlite';

/** In-memory table of names, with a list of the stored names and a spy that counts transactions. */
function names() {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('create table idempotency (scope text primary key)');
  const db = new Kysely<Tables>({ dialect: sqliteDialectOf(sqlite) });
  const begun = vi.spyOn(db, 'startTransaction');
  const transaction = groupCommit(db);
  const insert = (name: string) =>
    transaction(async (trx) => {
      await trx.insertInto('idempotency').values({ scope: name } as never).execute();
      if (name.startsWith('bad')) throw new Error(`refused ${name}`);
      return name;
    });
  const there = () => sqlite.prepare('select scope from idempotency order by scope').all().map(({ scope }) => scope);
  return { sqlite, begun, keep: insert, there };
}

test('transactions of the same tick share one commit and return their own results', async () => {
  const { begun, keep, there } = names();
  const wanted = Array.from({ length: 20 }, (_, index) => `name ${String(index).padStart(2, '0')}`);
  expect(await Promise.all(wanted.map(keep))).toEqual(wanted);
  expect(there()).toEqual(wanted);
  expect(begun).toHaveBeenCalledOnce();
  await keep('one more');
  expect(begun).toHaveBeenCalledTimes(2);
});

test('transactions beyond the size of one commit are split over several in order', async () => {
  const { begun, keep, there } = names();
  await Promise.all(Array.from({ length: 70 }, (_, index) => keep(String(index))));
  expect(there()).toHaveLength(70);
  expect(begun).toHaveBeenCalledTimes(3);
});

test('a failed transaction is rolled back alone', async () => {
  const { keep, there } = names();
  const ends = await Promise.allSettled(['a', 'bad', 'a', 'b'].map(keep));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(ends[1]).toMatchObject({ reason: new Error('refused bad') });
  expect(String((ends[2] as PromiseRejectedResult).reason)).toMatch(/UNIQUE constraint/);
  expect(there()).toEqual(['a', 'b']);
});

test('a failed commit rejects all its transactions, and later ones succeed', async () => {
  const { sqlite, keep, there } = names();
  sqlite.exec('pragma foreign_keys=on; create table child (name text references idempotency (scope) deferrable initially deferred)');
  const orphan = sqlite.prepare.bind(sqlite);
  const spied = vi.spyOn(sqlite, 'prepare').mockImplementation((sql) => {
    if (sql === 'commit') sqlite.exec("insert into child values ('nobody')");
    return orphan(sql);
  });
  const ends = await Promise.allSettled(['a', 'b'].map(keep));
  spied.mockRestore();
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'told of a success'))).toEqual([expect.stringMatching(/FOREIGN KEY/), expect.stringMatching(/FOREIGN KEY/)]);
  expect(there()).toEqual([]);
  expect(await keep('c')).toBe('c');
  expect(there()).toEqual(['c']);
});

test('an automatic rollback by SQLite rejects every transaction with its cause', async () => {
  const { sqlite, keep, there } = names();
  const real = sqlite.prepare.bind(sqlite);
  const spied = vi.spyOn(sqlite, 'prepare').mockImplementation((sql) => {
    if (sql.startsWith('insert')) {
      sqlite.exec('rollback');
      throw new Error('database or disk is full');
    }
    return real(sql);
  });
  const ends = await Promise.allSettled(['a', 'b'].map(keep));
  spied.mockRestore();
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'told of a success'))).toEqual([expect.stringMatching(/disk is full/), expect.stringMatching(/disk is full/)]);
  expect(there()).toEqual([]);
  expect(await keep('c')).toBe('c');
});
