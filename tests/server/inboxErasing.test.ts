import { describe, expect, test } from 'vitest';
import { INBOX_ACTIONS } from '../../src/contract/requestRules';
import { DAY, fieldsOf, historyIn, setupInbox } from './inboxSetup';
import { eventRequest } from './memberRequestBodies';

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('erasure of a person', () => {
  test('keeps the day, the figures and the menu, and deletes all personal data', async () => {
    const scene = await setupInbox();
    const { db } = scene.server.parts.database;
    const id = await scene.ask({ contactInfo: { name: 'Éloïse Gagnon', email: 'eloise@exemple.ca', location: '9e Rang, Upton', notes: 'Type d’événement: Soirée pizza chez vous (pizza-popup)\nHeure: 17:30\nAllergique aux noix' } });
    const before = await scene.read(id);
    await scene.performAction(id, 'note', { body: { note: 'Éloïse rappelle mardi.' } });
    await scene.performAction(id, 'decline', { key: 'k' });
    const response = await scene.performAction(id, 'erase', { body: { reference: ` ${before.reference.toLowerCase()} ` } });
    expect(response.status).toBe(200);
    const after = (await response.json()) as typeof before;
    expect(after).toMatchObject({ erased: true, status: 'declined', note: '', quote: before.quote, request: { date: DAY, peopleCount: 20, selections: before.request.selections, contactInfo: { name: '', email: '', location: '' } } });
    expect(after.request.contactInfo.notes).toBe('Type d’événement: Soirée pizza chez vous (pizza-popup)\nHeure: 17:30');
    expect(after.history.map(({ act }) => act)).toEqual(['note', 'decline', 'erase']);
    const everything = JSON.stringify(await Promise.all([db.selectFrom('booking').selectAll().execute(), db.selectFrom('mail_outbox').selectAll().execute(), db.selectFrom('idempotency').selectAll().execute(), db.selectFrom('booking_history').selectAll().execute()]));
    expect(everything).not.toMatch(/lo[ïi]se|gagnon|rang|noix|exemple\.ca/i);
    // The form of an erased request would send empty fields.
    for (const action of INBOX_ACTIONS) expect((await scene.performAction(id, action, { body: action === 'edit' ? { fields: fieldsOf(before.request) } : {} })).status).toBe(409);
  });

  test('requires the reference and a closed request', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    expect(await messageOf(await scene.performAction(id, 'erase'))).toContain('plus possible');
    await scene.performAction(id, 'cancel');
    const response = await scene.performAction(id, 'erase', { body: { reference: 'B-222222' } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['reference']);
    expect((await scene.read(id)).request.contactInfo.name).toBe('Marie Tremblay');
  });

  test('deletes the event that a member requested', async () => {
    const scene = await setupInbox();
    const headers = await scene.server.signedIn('user', 'josee');
    const { id } = (await (await scene.server.call('POST', '/api/event', { headers, body: eventRequest() })).json()) as { id: string };
    await scene.performAction(id, 'decline');
    expect(await (await scene.performAction(id, 'erase')).json()).toMatchObject({ thing: null, erased: true });
    expect(JSON.stringify(await scene.server.parts.database.db.selectFrom('catalogue').selectAll().execute())).not.toContain('cinquante ans');
    expect(await (await scene.server.call('GET', '/api/member/requests', { headers })).json()).toEqual([]);
  });
});

test('the history outlives the account of its author, and is deleted with its request', async () => {
  const scene = await setupInbox();
  const id = await scene.ask();
  await scene.performAction(id, 'confirm');
  await scene.server.parts.database.db.deleteFrom('user').where('username', '=', 'samuel').execute();
  const headers = await scene.server.signedIn('admin', 'luc');
  expect(await (await scene.server.call('GET', `/api/booking/${id}`, { headers })).json()).toMatchObject({ history: [{ act: 'confirm', by: null }] });
  await scene.server.parts.database.db.deleteFrom('mail_outbox').execute();
  await scene.server.parts.database.db.deleteFrom('booking').where('id', '=', id).execute();
  expect(await historyIn(scene, id)).toEqual([]);
});
