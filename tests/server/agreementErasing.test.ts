import { describe, expect, test } from 'vitest';
import { purgeExpired } from '../../server/db/purge';
import { addRibs, edit, latest, setupAgreements } from './agreementSetup';
import { DAY, OTHER_HASH } from './inboxSetup';

describe('erasing', () => {
  test('empties proposals, waiting changes and names, and keeps the hash', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    await addRibs(scene, id);
    const hashes = (await scene.read(id)).proposals.map(({ hash }) => hash);
    await scene.performAction(id, 'cancel');
    expect((await scene.performAction(id, 'erase')).status).toBe(200);
    const rows = await scene.server.parts.database.db.selectFrom('proposal').selectAll().where('booking_id', '=', id).orderBy('number').execute();
    expect(rows.map(({ hash }) => hash)).toEqual(hashes);
    for (const row of rows) expect(row).toMatchObject({ content: '', change: null, accepted_name: '' });
    expect(JSON.stringify(rows)).not.toMatch(/Marie|marie@|Upton/);
    expect(await scene.read(id)).toMatchObject({ erased: true, proposals: [] });
  });

  test('deletes the proposals with the request after the retention period', async () => {
    const scene = await setupAgreements();
    await scene.agreed({ date: DAY });
    const { db } = scene.server.parts.database;
    await purgeExpired(db, new Date('2029-06-18T17:00:00.000Z'));
    expect(await db.selectFrom('proposal').select('number').execute()).toHaveLength(1);
    await purgeExpired(db, new Date('2029-07-18T17:00:00.000Z'));
    expect(await db.selectFrom('proposal').select('number').execute()).toEqual([]);
  });
});

test('a customer without an email address gets no mail, and agrees in words', async () => {
  const scene = await setupAgreements();
  const { id } = await scene.book();
  const { request } = await scene.read(id);
  const { db } = scene.server.parts.database;
  await db.updateTable('booking').set({ email: '', request: JSON.stringify({ ...request, telephone: '450 555-0123', contactInfo: { ...request.contactInfo, email: '' } }) }).execute();
  await db.deleteFrom('mail_outbox').execute();
  for (const action of ['propose', 'recordYes'] as const) {
    const refused = await scene.performAction(id, action);
    expect([refused.status, (await refused.json()) as unknown]).toEqual([422, expect.objectContaining({ errors: { letter: 'Le courriel est requis' } })]);
    expect((await scene.performAction(id, action, { body: { letter: null } })).status).toBe(200);
  }
  expect((await addRibs(scene, id)).status).toBe(200);
  expect(latest(await scene.read(id)).state).toBe('open');
  expect((await scene.performAction(id, 'recordYes', { body: { letter: null } })).status).toBe(200);
  const { request: current } = await scene.read(id);
  expect((await edit(scene, id, { selections: { ...current.selections, sides: [] } })).status).toBe(200);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('an acceptance without an open proposal is refused in the language of the page, with the agreement that stands', async () => {
  const scene = await setupAgreements();
  const { token } = await scene.agreed({ language: 'en' });
  const refused = await scene.accept(token, { language: 'en', body: { hash: OTHER_HASH } });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: 'This is no longer possible: the request has changed in the meantime.', current: { status: 'confirmed', proposals: [{ state: 'accepted' }] } });
});
