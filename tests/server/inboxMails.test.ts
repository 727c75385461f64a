import { describe, expect, test } from 'vitest';
import { historyIn, setupInbox, inEntry, MAIL_TEXT, mailsOf, statusIn } from './inboxSetup';

describe('mail of a transition', () => {
  test('contains the owner’s message as text in the customer’s language, with an updated calendar entry', async () => {
    const scene = await setupInbox();
    const id = await scene.ask({ language: 'en' });
    const response = await scene.performAction(id, 'confirm', { version: 1 });
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ status: 'confirmed', version: 2, history: [{ act: 'confirm', by: 'samuel', letter: true, published: false }] });
    const [mail, ...others] = await mailsOf(scene);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'booking-confirmed', recipient: 'marie@example.org', language: 'en', subject: MAIL_TEXT.subject, booking_id: id, status: 'queued' });
    expect(mail?.text).toContain(MAIL_TEXT.text);
    expect(mail?.html).toContain('On se voit &lt;b&gt;samedi&lt;/b&gt; &amp; c’est moi qui apporte le feu.');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toMatch(/^<!DOCTYPE html><html lang="en-CA"/);
    expect(['METHOD', 'STATUS', 'SEQUENCE', 'UID', 'DTSTART'].map((name) => inEntry(mail?.calendar ?? null, name))).toEqual(['PUBLISH', 'CONFIRMED', '1', `${id}@boucane`, '20270619T213000Z']);
  });

  test('increments the calendar sequence for confirmation, moves and cancellation', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    await scene.performAction(id, 'confirm');
    for (const [minute, date] of [['1', '2027-07-03'], ['2', '2027-12-04']] as const) {
      scene.server.travelTo(`2026-11-21T17:0${minute}:00.000Z`);
      expect((await scene.performAction(id, 'move', { body: { date } })).status).toBe(200);
    }
    scene.server.travelTo('2026-11-21T17:03:00.000Z');
    await scene.performAction(id, 'cancel');
    const entries = (await mailsOf(scene)).map(({ kind, calendar }) => [kind, ...['METHOD', 'STATUS', 'SEQUENCE', 'DTSTART'].map((name) => inEntry(calendar, name))]);
    expect(entries).toEqual([
      ['booking-confirmed', 'PUBLISH', 'CONFIRMED', '1', '20270619T213000Z'],
      ['booking-moved', 'PUBLISH', 'CONFIRMED', '2', '20270703T223000Z'],
      ['booking-moved', 'PUBLISH', 'CONFIRMED', '3', '20271204T233000Z'],
      ['booking-cancelled', 'CANCEL', 'CANCELLED', '4', '20271204T233000Z'],
    ]);
    expect(new Set((await mailsOf(scene)).map(({ calendar }) => inEntry(calendar, 'UID')))).toEqual(new Set([`${id}@boucane`]));
  });

  test('removes the tentative date when a request is declined, and keeps a moved request tentative', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    await scene.performAction(id, 'move');
    scene.server.travelTo('2026-11-21T17:01:00.000Z');
    await scene.performAction(id, 'decline');
    expect((await mailsOf(scene)).map(({ calendar }) => [inEntry(calendar, 'METHOD'), inEntry(calendar, 'STATUS'), inEntry(calendar, 'SEQUENCE')])).toEqual([
      ['PUBLISH', 'TENTATIVE', '1'],
      ['CANCEL', 'CANCELLED', '2'],
    ]);
  });

  test('is left out when the owner contacts the customer another way', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    expect(await (await scene.performAction(id, 'confirm', { body: { letter: null } })).json()).toMatchObject({ status: 'confirmed', history: [{ letter: false }] });
    expect(await mailsOf(scene)).toEqual([]);
    expect(scene.server.queuedSignals()).toBe(1);
  });

  test('is stored atomically with the new state', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    await scene.server.parts.database.db.schema.alterTable('mail_outbox').renameTo('gone').execute();
    expect((await scene.performAction(id, 'confirm')).status).toBe(500);
    expect(await statusIn(scene, id)).toBe('requested');
    expect(await historyIn(scene, id)).toEqual([]);
  });

  test.each([[{ subject: '', text: 'a' }, 'letter.subject'], [{ subject: 'a', text: '' }, 'letter.text'], [{ subject: 'a\r\nBcc: x@example.org', text: 'a' }, 'letter.subject']])('is rejected by field: %j', async (mailText, field) => {
    const scene = await setupInbox();
    const response = await scene.performAction(await scene.ask(), 'confirm', { body: { letter: mailText } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});
