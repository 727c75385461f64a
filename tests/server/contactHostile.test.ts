import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../server/log';
import { contactMails } from '../../server/mail/contactMails';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { startOutbox } from '../../server/mail/outbox';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { contactMessage } from './contactMessages';
import { startMailServer } from './mailServer';
import { testServer } from './testServer';
import { OUTBOX_DEFAULTS } from './writtenMail';

const EVIL = 'Eve <script>alert(1)</script>"\'& <img src=x onerror=alert(1)>\u202e';

test.each([
  ['a header in the name', { name: 'Eve\r\nBcc: victim@exemple.ca' }],
  ['two addresses', { email: 'marie@example.org, victim@exemple.ca' }],
  ['a header in the address', { email: 'marie@example.org\r\nBcc: victim@exemple.ca' }],
  ['a list for a name', { name: ['Eve'] }],
  ['an object for a message', { message: { toString: 1 } }],
  ['a control character', { message: 'ring\u0007' }],
  ['a very long message', { message: 'x'.repeat(4001) }],
  ['an inherited subject', { subject: 'constructor' }],
])('hostile input is rejected: %s', async (_, changes) => {
  const server = await testServer();
  expect((await server.call('POST', '/api/sendEmail', { body: { ...contactMessage(), ...changes } })).status).toBe(422);
  expect(await server.parts.database.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('hostile text reaches the owner as plain text without adding markup, headers or recipients', async () => {
  const server = await testServer();
  const mailbox = await startMailServer();
  onTestFinished(() => mailbox.close());
  const message = `${EVIL}\r\nBcc: victim@exemple.ca\r\n\r\n.\r\n<a href="javascript:alert(1)">x</a>`;
  const response = await server.call('POST', '/api/sendEmail', { body: { ...contactMessage({ name: EVIL, message }), kind: 'booking-notice', recipient: 'victim@exemple.ca', language: 'xx' } });
  expect(response.status).toBe(200);
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: server.parts.database.db, findMailer: () => Promise.resolve(createSmtpMailer(mailbox.url)), clock: server.parts.clock, log: silentLog(), pollMs: 3_600_000 });
  onTestFinished(() => outbox.stop());
  await outbox.flush();
  expect(mailbox.delivered.map(({ to }) => String(to?.map(({ address }) => address))).toSorted()).toEqual(['bonjour@boucane.example', 'marie@example.org']);
  for (const mail of mailbox.delivered) {
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.html).not.toMatch(/<(script|img)/i);
    expect(mail.html).not.toMatch(/href="javascript/i);
  }
  expect(mailbox.delivered.find(({ to }) => to?.[0]?.address === 'bonjour@boucane.example')?.text).toContain('Eve <script>alert(1)</script>');
});

test('an email address containing mail fields is encoded in the links of the mail', () => {
  const options = { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', ownerEmail: 'samuel@boucane.example', publicUrl: 'https://boucane.example', now: new Date('2026-11-21T17:00:00Z') } as const;
  const notice = contactMails(contactMessage({ email: 'eve?bcc=victim&x#y@exemple.ca' }), options).at(1);
  expect(notice?.html).toContain('mailto:eve%3Fbcc%3Dvictim%26x%23y@exemple.ca');
  expect(notice?.html).not.toContain('mailto:eve?bcc');
});

test('the mail preserves the paragraphs of the message and quotes them line by line in plain text', () => {
  const options = { mail: DEFAULT_MAIL_CONTEXT, language: 'en', ownerEmail: 'samuel@boucane.example', publicUrl: 'https://boucane.example', now: new Date('2026-11-21T17:00:00Z') } as const;
  const notice = contactMails(contactMessage({ message: 'One\n\n\n\nTwo' }), options).at(1);
  expect(notice?.text).toContain('> One\n>\n> Two\n');
});
