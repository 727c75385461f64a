import { expect, test } from 'vitest';
import { bookingMails } from '../../server/mail/bookingMails';
import { registration } from './accountSetup';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { eventRequest } from './memberRequestBodies';
import { setupSeats, seatRequest } from './seatSetup';

/** Text that an attacker wants a recipient to read. Every text field contains it. */
const WORDS = 'GAGNEZ 5000 $ https://piege.exemple';
const STRANGER = 'inconnue@exemple.ca';
const person = { name: WORDS, email: STRANGER };

test('mails from public forms to unverified addresses contain no text typed by the sender', async () => {
  const { server, id } = await setupSeats({ capacity: 60 }, { bookingMails });
  const calls: [path: string, body: object, status: number][] = [
    ['/api/booking', bookingRequest({ contactInfo: { ...person, location: WORDS, notes: WORDS }, telephone: '450 555-0123', diets: [{ category: 'other', severity: 'severe', count: 1, words: WORDS }] }), 201],
    ['/api/event?bypassReadAuth=true', { ...eventRequest({ title: WORDS, description: WORDS, location: WORDS, notes: WORDS }), contactInfo: person }, 201],
    ['/api/sendEmail', contactMessage({ ...person, message: WORDS }), 200],
    [`/api/training/${id}/seats`, seatRequest(2, { ...person, message: WORDS }), 201],
    ['/api/auth/register', registration({ username: 'inconnue', email: STRANGER, name: WORDS }), 200],
    ['/api/auth/register', registration({ username: 'encore', email: STRANGER, name: WORDS }), 200],
    ['/api/auth/forgot-password', { email: STRANGER, language: 'fr' }, 200],
  ];
  for (const [path, body, status] of calls) {
    const response = await server.call('POST', path, { body });
    expect([path, response.status]).toEqual([path, status]);
  }
  await server.settled();
  const mails = await server.parts.database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', STRANGER).execute();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['account-exists', 'account-welcome', 'booking-received', 'booking-received', 'contact-received', 'password-reset', 'seat-reserved']);
  for (const mail of mails) {
    const { recipient: _recipient, ...rest } = mail;
    expect(JSON.stringify(rest), mail.kind).not.toMatch(/GAGNEZ|piege/);
  }
});
