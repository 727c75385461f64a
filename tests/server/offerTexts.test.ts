import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';
import { catalogueRow } from '../../server/db/catalogue';
import { openDatabase } from '../../server/db/openDatabase';
import { listTextVersionsOf } from '../../server/db/textVersions';
import { silentLog } from '../../server/log';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';

test('migrating the offer texts moves the owner’s overrides and their history to the new tags', async () => {
  const config = readConfig(await emptyDatabase());
  const open = () => openDatabase(config, { log: silentLog(), seed: SMALL_SEED });
  const before = await open();
  const tags = ['offers.detail.when', 'offers.allEvents', 'offers.noDate', 'offers.detail.where', 'offer.detail.where'];
  for (const [position, tag] of tags.entries()) {
    const value = { fr: `${tag} en français`, en: '' };
    await before.db.insertInto('catalogue').values(catalogueRow('content', `text-${position}`, { tag, value }, position, new Date())).execute();
    for (const number of [1, 2]) await before.db.insertInto('text_version').values({ tag, number, value: JSON.stringify({ ...value, en: `${number}` }), saved_at: '2026-11-01T12:00:00.000Z', user_id: null }).execute();
  }
  await before.db.deleteFrom('kysely_migration' as never).where('name' as never, '>=', '018_offer_texts' as never).execute();
  await before.close();
  const after = await open();
  const rows = await after.db.selectFrom('catalogue').select(['tag', 'fields']).where('resource', '=', 'content').where('id', 'like', 'text-%').orderBy('position').execute();
  const named = rows.map(({ tag, fields }) => [tag, JSON.parse(fields) as unknown]);
  // A text that the owner had already written under its new name stays, and so does the old text beside it.
  const moved = ['offer.detail.when', 'offer.allEvents', 'offers.noDate', 'offers.detail.where', 'offer.detail.where'];
  expect(named).toEqual(moved.map((tag, position) => [tag, { tag, value: { fr: `${tags[position]} en français`, en: '' } }]));
  expect((await listTextVersionsOf(after.db, 'offer.detail.when')).map(({ value }) => value?.en)).toEqual(['2', '1']);
  expect(await listTextVersionsOf(after.db, 'offers.detail.when')).toEqual([]);
  expect(await listTextVersionsOf(after.db, 'offers.noDate')).toHaveLength(2);
  await after.close();
});
