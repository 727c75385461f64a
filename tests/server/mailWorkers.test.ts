import { describe, expect, test } from 'vitest';
import type { Mailer, OutgoingMail } from '../../server/mail/mail';
import { nextAttempt } from '../../server/mail/retry';
import { setupOutbox, START } from './outboxSetup';

describe('mail workers', () => {
  /** Mailer with a short delay that counts the mails sent and in flight. */
  const counting = (sent: string[], inHand = { now: 0, most: 0 }): Mailer => async ({ messageId }: OutgoingMail) => {
    inHand.now += 1;
    inHand.most = Math.max(inHand.most, inHand.now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    inHand.now -= 1;
    sent.push(messageId);
  };

  test('never send a mail twice, however many workers run', async () => {
    const { work, rows } = await setupOutbox({ bookings: 20 });
    const sent: string[] = [];
    const workers = [1, 2, 3].map(() => work(counting(sent)));
    await Promise.all(workers.flatMap((worker) => [worker.flush(), worker.flush()]));
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
    for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('send one mail at a time each', async () => {
    const { work } = await setupOutbox({ bookings: 3 });
    const inHand = { now: 0, most: 0 };
    const outbox = work(counting([], inHand));
    await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
    expect(inHand.most).toBe(1);
  });

  test('skip a leased mail until its lease expires', async () => {
    const { database, work, advance } = await setupOutbox();
    await database.db.updateTable('mail_outbox').set({ leased_until: '2027-05-10T14:01:30.000Z', attempts: 1 }).execute();
    const sent: string[] = [];
    const outbox = work(counting(sent));
    await outbox.flush();
    expect(sent).toHaveLength(0);
    advance(2);
    await outbox.flush();
    expect(sent).toHaveLength(2);
  });

  test('finish the mail in flight on stop, and start no other', async () => {
    const { work, rows } = await setupOutbox();
    let finish = () => {};
    let begun = () => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const outbox = work(() => {
      begun();
      return new Promise((resolve) => (finish = resolve));
    });
    await started;
    let stopped = false;
    const stopping = outbox.stop().then(() => (stopped = true));
    // A `stop` that did not wait for the mail in flight would have resolved by the time the database has responded.
    expect((await rows()).map(({ status }) => status)).not.toContain('sent');
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['queued', 'sent']);
  });
});

test('a mail that waited for more than a day without a mail server still gets eight attempts', async () => {
  const { work, advance, rows } = await setupOutbox();
  advance(3 * 24 * 60);
  const sent: string[] = [];
  await work(({ messageId }) => Promise.resolve(void sent.push(messageId))).flush();
  expect(sent).toHaveLength(2);
  for (const row of await rows()) expect(row.status).toBe('sent');
  const now = new Date('2027-05-13T14:00:00Z');
  expect(nextAttempt(now, { attempts: 1, createdAt: START })).toEqual(new Date('2027-05-13T14:01:00Z'));
  expect(nextAttempt(now, { attempts: 8, createdAt: START })).toBeNull();
});
