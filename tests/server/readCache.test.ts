import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { catalogueRow } from '../../server/db/catalogue';
import { testServer } from './testServer';

const NOW = new Date('2026-06-01T12:00:00Z');
const side = (id: string) => catalogueRow('side', id, { name: { fr: id, en: id } }, 0, NOW);

async function counted() {
  const { parts } = await testServer();
  const { database } = parts;
  let reads = 0;
  const count = () =>
    database.recently('catalogue', 'how many', async () => {
      reads += 1;
      return (await database.db.selectFrom('catalogue').select('id').execute()).length;
    });
  return { database, count, reads: () => reads };
}

test('concurrent reads share a single query', async () => {
  const { count, reads } = await counted();
  const results = await Promise.all(Array.from({ length: 50 }, count));
  expect(new Set(results).size).toBe(1);
  await count();
  expect(reads()).toBe(1);
});

test('the cache is invalidated by each kind of write to its table, and not by writes to others', async () => {
  const { database, count, reads } = await counted();
  const { db } = database;
  const before = await count();
  await db.insertInto('catalogue').values(side('one')).execute();
  expect(await count()).toBe(before + 1);
  await db.updateTable('catalogue').set({ position: 7 }).where('id', '=', 'one').execute();
  await count();
  await database.transaction(async (trx) => void (await trx.insertInto('catalogue').values(side('two')).execute()));
  expect(await count()).toBe(before + 2);
  await db.deleteFrom('catalogue').where('id', 'in', ['one', 'two']).execute();
  expect(await count()).toBe(before);
  await sql`delete from catalogue`.execute(db);
  expect(await count()).toBe(0);
  expect(reads()).toBe(6);
  await db.deleteFrom('idempotency').execute();
  await count();
  expect(reads()).toBe(6);
});

test('a read during an open transaction is not cached beyond its commit', async () => {
  const { database, count } = await counted();
  const before = await count();
  let beside: Promise<number> | undefined;
  await database.transaction(async (trx) => {
    await trx.insertInto('catalogue').values(side('one')).execute();
    beside ??= count();
    // On PostgreSQL the other connection responds here with the state before the commit. On SQLite it waits for the transaction.
    if (database.engine === 'postgres') await beside;
  });
  expect(await count()).toBe(before + 1);
  expect([before, before + 1]).toContain(await beside);
});

test('a cached read expires after one second, and a failed read is not cached', async () => {
  const { database, count, reads } = await counted();
  await count();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1001);
  await count();
  expect(reads()).toBe(2);
  const fail = () => database.recently('catalogue', 'fails', () => Promise.reject(new Error('no line')));
  await expect(fail()).rejects.toThrow('no line');
  expect(await database.recently('catalogue', 'fails', () => Promise.resolve('there'))).toBe('there');
});
