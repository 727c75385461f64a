import { expect, test } from 'vitest';
import type { MailDraft } from '../../server/mail/mail';
import { setupSelfService, tokenIn } from './selfServiceSetup';
import { eventRequest } from './memberRequestBodies';
import { seatRequest } from './seatSetup';

test('a customer cannot cancel an event with reserved seats, and a cancellation by the owner notifies every group', async () => {
  const scene = await setupSelfService();
  const { server } = scene;
  const member = await server.signedIn('user', 'josee');
  const { id } = (await (await server.call('POST', '/api/event', { headers: member, body: eventRequest() })).json()) as { id: string };
  const { db } = server.parts.database;
  const { text } = await db.selectFrom('mail_outbox').select('text').where('booking_id', '=', id).where('kind', '=', 'booking-received').executeTakeFirstOrThrow();
  const token = tokenIn(text);
  expect((await scene.performAction(id, 'confirm', { body: { publish: true } })).status).toBe(200);
  const eventId = (await scene.read(id)).thing?.id ?? '';
  const event = (await (await server.call('GET', `/api/event/${eventId}`, { headers: scene.owner })).json()) as object;
  expect((await server.call('PUT', `/api/event/${eventId}`, { headers: scene.owner, body: { ...event, name_en: 'Julie turns fifty', capacity: 4 } })).status).toBe(200);
  for (const [name, seats] of [['Ann', 4], ['Bob', 2]] as const) expect((await server.call('POST', `/api/event/${eventId}/seats`, { body: seatRequest(seats, { name, email: `${name}@example.org`, waitlist: true }) })).status).toBe(201);

  expect((await scene.change(token, 'cancel', { sure: true })).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ status: 'confirmed', wish: { cancel: true } });
  expect(await scene.read(id)).toMatchObject({ status: 'confirmed', wish: { cancel: true }, history: [{ act: 'confirm' }, { act: 'askCancel', by: null }] });
  expect((await server.call('GET', `/api/event/${eventId}`)).status).toBe(200);
  const mails = async (kind: MailDraft['kind']) => (await db.selectFrom('mail_outbox').select(['recipient', 'subject']).where('kind', '=', kind).orderBy('recipient').execute()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(await mails('booking-changed-notice')).toEqual([expect.stringContaining('demande d’annuler')]);

  expect((await scene.performAction(id, 'cancel')).status).toBe(200);
  expect((await server.call('GET', `/api/event/${eventId}`)).status).toBe(404);
  const cancellations = await db.selectFrom('mail_outbox').select(['recipient', 'subject']).where('subject', 'like', 'Annulé%').orderBy('recipient').execute();
  expect(cancellations.map(({ recipient }) => recipient)).toEqual(['Ann@example.org', 'Bob@example.org']);
  expect((await db.selectFrom('seat_reservation').select('state').execute()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  // No seats of a cancelled event are offered to the waiting list.
  expect(await db.selectFrom('mail_outbox').select('id').where('recipient', '=', 'Bob@example.org').where('kind', '=', 'seat-offer').execute()).toEqual([]);
});
