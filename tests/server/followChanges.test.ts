import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { deleteResource, findResource, insertResource, replaceResource } from '../../server/db/catalogue';
import { lockSeating } from '../../server/db/seats';
import { followChanges } from '../../server/prerender/followChanges';
import { testServer } from './testServer';

/** Server that follows changes made by others, with a counter of its page refreshes. */
async function follower() {
  const { parts } = await testServer();
  const { db } = parts.database;
  let refreshed = 0;
  const following = followChanges({ refresh: () => Promise.resolve(void (refreshed += 1)) }, { db, engine: 'postgres' }, parts.log);
  onTestFinished(following.stop);
  await pause(700);
  return { parts, db, refreshed: () => refreshed };
}

test('only catalogue and seat changes of another server refresh the pages, within two seconds', async () => {
  const { parts, db, refreshed } = await follower();
  expect(refreshed()).toBe(0);
  const now = parts.clock();
  const { id } = await insertResource(db, 'event', { name_fr: 'Fête', name_en: 'Party' }, now);
  await expect.poll(refreshed, { timeout: 2000 }).toBe(1);
  const event = async () => {
    const found = await findResource(db, 'event', id, { onlyActive: false });
    if (found === null) throw new Error('gone');
    return found;
  };
  await replaceResource(db, 'event', await event(), { name_fr: 'Fête', name_en: 'Party', visibility: 'private' }, now);
  await expect.poll(refreshed, { timeout: 2000 }).toBe(2);
  await parts.database.transaction((trx) => lockSeating(trx, { kind: 'event', id }));
  await expect.poll(refreshed, { timeout: 2000 }).toBe(3);
  await deleteResource(db, 'event', await event(), now);
  await expect.poll(refreshed, { timeout: 2000 }).toBe(4);
  await pause(1200);
  expect(refreshed()).toBe(4);
});
