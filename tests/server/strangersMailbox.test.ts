import { expect, test } from 'vitest';
import { bookingMails } from '../../server/mail/bookingMails';
import { registration } from './accountSetup';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { eventRequest } from './memberRequestBodies';
import { setupSeats, seatRequest } from './seatSetup';

/** Text that an attacker wants a recipient to read. Every text field contains it. */
const SPAM_TEXT = 'GAGNEZ 5000 $ https://piege.exemple';
const STRANGER = 'inconnue@exemple.ca';
const person = { name: SPAM_TEXT, email: STRANGER };

test('mails from public forms to unverified addresses contain no text typed by the sender', async () => {
  const { server, id } = await setupSeats({ capacity: 60 }, { bookingMails });
  const calls: [path: string, body: object, status: number][] = [
    ['/api/booking', bookingRequest({ contactInfo: { ...person, location: SPAM_TEXT, notes: SPAM_TEXT }, telephone: '450 555-0123', diets: [{ category: 'other', severity: 'severe', count: 1, words: SPAM_TEXT }] }), 201],
    ['/api/event?bypassReadAuth=true', { ...eventRequest({ title: SPAM_TEXT, description: SPAM_TEXT, location: SPAM_TEXT, notes: SPAM_TEXT }), contactInfo: person }, 201],
    ['/api/sendEmail', contactMessage({ ...person, message: SPAM_TEXT }), 200],
    [`/api/training/${id}/seats`, seatRequest(2, { ...person, message: SPAM_TEXT }), 201],
    ['/api/auth/register', registration({ username: 'inconnue', email: STRANGER, name: SPAM_TEXT }), 200],
    ['/api/auth/register', registration({ username: 'encore', email: STRANGER, name: SPAM_TEXT }), 200],
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
