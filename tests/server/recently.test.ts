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

test('what many ask for at once is read once', async () => {
  const { count, reads } = await counted();
  const answers = await Promise.all(Array.from({ length: 50 }, count));
  expect(new Set(answers).size).toBe(1);
  await count();
  expect(reads()).toBe(1);
});

test('it is read anew after each kind of write to its table, and after none to another', async () => {
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

test('what is read while a transaction is open is not answered after it', async () => {
  const { database, count } = await counted();
  const before = await count();
  let beside: Promise<number> | undefined;
  await database.transaction(async (trx) => {
    await trx.insertInto('catalogue').values(side('one')).execute();
    beside ??= count();
    // On PostgreSQL the other connection answers here, from before the commit; on SQLite it waits its turn.
    if (database.engine === 'postgres') await beside;
  });
  expect(await count()).toBe(before + 1);
  expect([before, before + 1]).toContain(await beside);
});

test('a second later it is read anew in any case, and a failure is answered to nobody else', async () => {
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
