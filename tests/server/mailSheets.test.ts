import { expect, test } from 'vitest';
import { readDeadMails } from '../../server/db/overview';
import { findMail, mailDetails } from '../../server/db/mailbox';
import { requeueMail } from '../../server/db/mails';
import type { BookingMailPayload } from '../../server/mail/bookingHtml';
import type { OutgoingMail } from '../../server/mail/mail';
import { setupOutbox, START } from './outboxSetup';
import { rendered } from './writtenMail';

/* The HTML of a booking's mails is rendered when they are sent, from data stored when the booking was made. */

const into = (sent: OutgoingMail[]) => (mail: OutgoingMail) => Promise.resolve(void sent.push(mail));

test('a delayed mail contains the data of the time it was queued, despite later changes', async () => {
  const { database, work, advance, rows } = await setupOutbox();
  const before = (await rows()).map(rendered);
  await database.db.updateTable('booking').set({ request: '{}', quote: '{}', name: 'Someone else', date: '2030-01-01' }).execute();
  advance(5 * 24 * 60);
  const sent: OutgoingMail[] = [];
  await work(into(sent)).flush();
  const byKind = (mails: readonly OutgoingMail[]) => mails.toSorted((one, other) => one.kind.localeCompare(other.kind));
  expect(byKind(sent)).toEqual(byKind(before));
  expect(sent.find(({ kind }) => kind === 'booking-notice')?.html).toContain('Julie');
  for (const { html, text } of sent) {
    for (const [amount] of text.matchAll(/\d[\d\u00a0]*,\d\d\u00a0\$/g)) expect(html).toContain(amount);
  }
});

test('the HTML of a booking mail is rendered on sending, not stored', async () => {
  const { rows } = await setupOutbox();
  for (const { html, sheet } of await rows()) {
    expect(html).toBe('');
    expect((JSON.parse(sheet ?? '') as BookingMailPayload).facts.reference).toBe('B-TEST0');
  }
});

test.each([
  ['is no JSON', '{'],
  ['says nothing', '{}'],
  ['lacks what the mail tells', JSON.stringify({ facts: { language: 'fr' }, publicUrl: 'https://boucane.example', manageUrl: null })],
])('a mail whose sheet %s is dead-lettered immediately, shown to the owner, and does not block others', async (_, sheet) => {
  const { database, work, rows } = await setupOutbox({ bookings: 3 });
  const broken = (await rows()).find(({ kind }) => kind === 'booking-received');
  await database.db.updateTable('mail_outbox').set({ sheet, created_at: '2027-05-01T00:00:00.000Z' }).where('id', '=', broken?.id ?? '').execute();
  const sent: OutgoingMail[] = [];
  const outbox = work(into(sent));
  await outbox.flush();
  expect(sent).toHaveLength(5);
  expect(await readDeadMails(database.db)).toMatchObject({ count: 1, newest: [{ id: broken?.id, recipient: broken?.recipient, subject: broken?.subject }] });
  const dead = await findMail(database.db, broken?.id ?? '');
  expect(dead && mailDetails(dead)).toMatchObject({ status: 'dead', text: broken?.text, content: 'shown', canCopy: false });
  expect((await rows()).find(({ id }) => id === broken?.id)?.last_error).not.toBe('');

  // The owner resends the mail once its data is readable again.
  await database.db.updateTable('mail_outbox').set({ sheet: broken?.sheet }).where('id', '=', broken?.id ?? '').execute();
  expect(await requeueMail(database.db, broken?.id ?? '', START)).toBe(true);
  await outbox.flush();
  expect(sent.map(({ id }) => id)).toContain(broken?.id);
});

test('a mail queued with its HTML is sent unchanged', async () => {
  const { database, work } = await setupOutbox();
  await database.db.updateTable('mail_outbox').set({ sheet: null, html: '<p>Written long ago</p>' }).execute();
  const sent: OutgoingMail[] = [];
  await work(into(sent)).flush();
  expect(sent.map(({ html }) => html)).toEqual(['<p>Written long ago</p>', '<p>Written long ago</p>']);
});

test('a booking sheet on another kind of mail is dead-lettered', async () => {
  const { database, work, rows } = await setupOutbox();
  await database.db.updateTable('mail_outbox').set({ kind: 'contact-received' }).execute();
  await work(into([])).flush();
  for (const row of await rows()) expect(row).toMatchObject({ status: 'dead', last_error: expect.stringContaining('contact-received') as string });
});
