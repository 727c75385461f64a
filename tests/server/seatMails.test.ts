import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { ask, kindsTo, advanceTime, mailsTo, OWNER, reservationOf, setupSeats, statusByName, tokensTo } from './seatSetup';

describe('link of a seat mail', () => {
  test('reads without side effects, discloses no name, and is stored as a hash only', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    const [token = ''] = await tokensTo(scene.server, 'marie@example.org');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const body = { token };
    const read = () => reservationOf(scene.server.call('POST', '/api/places/read', { body }));
    const first = await read();
    expect(first).toEqual({ kind: 'training', thingId: scene.id, title: { fr: 'Ma première poitrine', en: 'My first brisket' }, place: { fr: 'Au fumoir', en: 'At the smokehouse' }, day: '2026-12-19', lastDay: '', time: '10:00', seats: 2, state: 'reserved', offeredUntil: null, over: false });
    expect(await read()).toEqual(first);
    const { db } = scene.server.parts.database;
    expect(JSON.stringify(await db.selectFrom('seat_token').selectAll().execute())).not.toContain(token);
    for (const path of [`/api/places/${token}`, `/api/places/act?token=${token}&act=cancel`]) expect((await scene.server.call('GET', path)).status).toBeGreaterThanOrEqual(404);
    expect(await statusByName(scene)).toEqual({ marie: 'reserved' });
  });

  test('returns 404 for an unknown token', async () => {
    const scene = await setupSeats();
    expect((await scene.server.call('POST', '/api/places/read', { body: { token: 'x'.repeat(43) } })).status).toBe(404);
    expect((await scene.server.call('POST', '/api/places/act', { body: { token: 'x'.repeat(43), act: 'cancel' } })).status).toBe(404);
  });

  test('applies an action once, and rejects an impossible one with the current state', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    const refused = await scene.performAction('marie@example.org', 'decline');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { state: 'reserved' } });
    advanceTime(scene);
    for (let again = 0; again < 2; again += 1) expect(await reservationOf(scene.performAction('marie@example.org', 'cancel'))).toMatchObject({ state: 'cancelled' });
    expect(await kindsTo(scene, 'marie@example.org')).toEqual(['seat-reserved', 'seat-cancelled']);
  });

  test('allows no cancellation after the start', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    scene.server.travelTo('2026-12-19T15:00:00.000Z');
    expect((await scene.performAction('marie@example.org', 'cancel')).status).toBe(409);
  });

  test('sets Referrer-Policy no-referrer on its pages', async () => {
    const { server } = await setupSeats();
    expect((await server.call('GET', '/fr/places/some-key')).headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('seat mails', () => {
  test('contain a calendar entry per group with the training’s duration, cancelled with a higher sequence', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    advanceTime(scene);
    await scene.performAction('marie@example.org', 'cancel');
    const entries = (await mailsTo(scene, 'marie@example.org')).map(({ calendar }) => new ICAL.Component(ICAL.parse(calendar ?? '') as never));
    const facts = entries.map((calendar) => {
      const event = calendar.getFirstSubcomponent('vevent');
      const value = (name: string) => String(event?.getFirstPropertyValue(name));
      return { method: String(calendar.getFirstPropertyValue('method')), uid: value('uid'), sequence: value('sequence'), status: value('status'), start: value('dtstart'), end: value('dtend'), where: value('location') };
    });
    const { id } = (await scene.attendance()).groups[0] ?? { id: '' };
    const same = { uid: `${id}@boucane`, start: '2026-12-19T15:00:00Z', end: '2026-12-19T21:00:00Z', where: 'Au fumoir, à St-Liboire' };
    expect(facts).toEqual([
      { ...same, method: 'PUBLISH', sequence: '0', status: 'CONFIRMED' },
      { ...same, method: 'CANCEL', sequence: '1', status: 'CANCELLED' },
    ]);
  });

  test('disclose the meeting URL of an online training only to groups with seats', async () => {
    const meetingUrl = 'https://rencontre.boucane.example/frottis';
    const scene = await setupSeats({ type: 'online', meetingUrl, capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    const texts = async (email: string) => (await mailsTo(scene, email)).map(({ text, html }) => text + html).join();
    expect(await texts('marie@example.org')).toContain(meetingUrl);
    expect(await texts('paul@example.org')).not.toContain(meetingUrl);
  });

  test('contain no text typed by the sender, and are in the language of the group', async () => {
    const scene = await setupSeats();
    await scene.ask(1, { name: 'BUY CHEAP PILLS', message: 'at pills.example', language: 'en' });
    const [mail] = await mailsTo(scene, 'marie@example.org');
    expect(mail).toMatchObject({ language: 'en', subject: 'Your seats are reserved: My first brisket' });
    expect(`${mail?.text}${mail?.html}${mail?.calendar}`).not.toMatch(/pills/i);
    expect(mail?.text).toContain('Saturday, December 19, 2026 at\u00a010:00\u00a0a.m.');
    expect((await mailsTo(scene, OWNER)).at(-1)?.text).toContain('> at pills.example');
  });
});
