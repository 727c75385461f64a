import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { startMailServer, type MailServer } from './mailServer';
import { setupOutbox, START } from './outboxSetup';
import { rendered } from './writtenMail';


async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  return server;
}

const messageIds = (server: MailServer) => server.delivered.map(({ messageId }) => messageId);

describe('available mail server', () => {
  test('receives each mail once and complete', async () => {
    const server = await mailServer();
    const { work, rows } = await setupOutbox();
    const outbox = work(createSmtpMailer(server.url));
    await outbox.flush();
    await outbox.flush();

    expect(server.delivered).toHaveLength(2);
    const received = server.delivered.find(({ to }) => to?.[0]?.address === 'julie.tremblay@exemple.ca');
    const [row] = (await rows()).filter(({ kind }) => kind === 'booking-received');
    expect(received).toMatchObject({ from: { name: 'Boucane', address: 'bonjour@boucane.example' }, replyTo: [{ name: 'Boucane', address: 'samuel@boucane.example' }], messageId: row?.message_id, subject: row?.subject });
    expect(row && rendered(row).html).toBe(received?.html?.trim());
    expect(received?.text?.trim()).toBe(row?.text.trim());
    const [entry, ...others] = received?.attachments ?? [];
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ filename: 'boucane.ics', mimeType: 'text/calendar', method: 'PUBLISH' });
    // Compared byte by byte, because calendars require exact line endings.
    const calendar = row?.calendar ?? '';
    expect(calendar).toContain('BEGIN:VEVENT\r\n');
    expect(server.raw.map((message) => message.replaceAll('\r\n', '')).filter((message) => message.includes(Buffer.from(calendar).toString('base64')))).toHaveLength(1);
    const notice = server.delivered.find((mail) => mail !== received);
    expect(notice).toMatchObject({ to: [{ address: 'samuel@boucane.example' }], replyTo: [{ name: 'Julie Tremblay', address: 'julie.tremblay@exemple.ca' }] });
    for (const mail of await rows()) expect(mail).toMatchObject({ status: 'sent', attempts: 1, leased_until: null, last_error: null, sent_at: START.toISOString() });
  });

  test('receives no additional header or recipient from a hostile name', async () => {
    const server = await mailServer();
    const { work } = await setupOutbox({ name: 'Eve\r\nBcc: victim@exemple.ca\r\nX-Evil: 1\r\n\r\n<b>body</b>' });
    await work(createSmtpMailer(server.url)).flush();
    expect(server.delivered).toHaveLength(2);
    for (const mail of server.delivered) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
      expect(mail.html).not.toContain('<b>');
    }
  });

  test('receives no mail while no mailer is configured', async () => {
    const { work, rows } = await setupOutbox();
    await work(null).flush();
    for (const row of await rows()) expect(row).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('receives mails by polling alone', async () => {
    const server = await mailServer();
    const { work, rows } = await setupOutbox();
    work(createSmtpMailer(server.url), 20);
    await expect.poll(() => server.delivered.length).toBe(2);
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });
});

describe('failing mail server', () => {
  test.each([['recipient', 450], ['data', 451], ['connect', 421]] as const)('is retried later after a temporary error at %s (%i)', async (step, code) => {
    const server = await mailServer();
    const { work, advance, rows } = await setupOutbox();
    server.refuse(step, code);
    const outbox = work(createSmtpMailer(server.url));
    await outbox.flush();
    for (const row of await rows()) expect(row).toMatchObject({ status: 'queued', attempts: 1, leased_until: null, next_attempt_at: '2027-05-10T14:01:00.000Z' });

    server.refuse(step, null);
    await outbox.flush();
    expect(server.delivered).toHaveLength(0);
    advance(1);
    await outbox.flush();
    expect(server.delivered).toHaveLength(2);
    for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('dead-letters a mail on permanent rejection of its recipient, and the stored error omits the address', async () => {
    const server = await mailServer();
    const { work, advance, rows } = await setupOutbox();
    server.refuse('recipient', 550);
    const outbox = work(createSmtpMailer(server.url));
    await outbox.flush();
    server.refuse('recipient', null);
    advance(120);
    await outbox.flush();
    expect(server.delivered).toHaveLength(0);
    for (const row of await rows()) {
      expect(row).toMatchObject({ status: 'dead', attempts: 1 });
      expect(row.last_error).toContain('550');
      expect(row.last_error).not.toContain('@');
    }
  });

  test('does not cause dead-lettering when the sender is rejected instead of the mail', async () => {
    const server = await mailServer();
    const { work, advance, rows } = await setupOutbox();
    server.refuse('from', 553);
    const outbox = work(createSmtpMailer(server.url));
    await outbox.flush();
    for (const row of await rows()) expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    server.refuse('from', null);
    advance(1);
    await outbox.flush();
    expect(server.delivered).toHaveLength(2);
  });

  test('receives a mail again under the same Message-ID when the connection was lost after the data', async () => {
    const server = await mailServer();
    const { work, advance, rows } = await setupOutbox();
    server.dropAfterData();
    const outbox = work(createSmtpMailer(server.url));
    await outbox.flush();
    advance(1);
    await outbox.flush();
    expect(server.delivered).toHaveLength(3);
    expect(new Set(messageIds(server)).size).toBe(2);
    for (const row of await rows()) expect(row.status).toBe('sent');
  });

  test('is retried for mails that waited for days before a mail server was set', async () => {
    const server = await mailServer();
    const { work, advance, rows } = await setupOutbox();
    advance(5 * 24 * 60);
    server.refuse('recipient', 450);
    const outbox = work(createSmtpMailer(server.url));
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await outbox.flush();
      for (const row of await rows()) expect(row).toMatchObject({ status: 'queued', attempts: attempt });
      advance(60);
    }
    await outbox.flush();
    for (const row of await rows()) expect(row).toMatchObject({ status: 'dead', attempts: 8 });
  });

  test('is retried for a day with increasing delays while unavailable, then the mail is dead-lettered', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const { work, clock, advance, rows } = await setupOutbox();
    const outbox = work(createSmtpMailer(`smtp://127.0.0.1:${port}`));
    await outbox.flush();
    const waits: number[] = [];
    for (let guard = 0; guard < 60; guard += 1) {
      const [row] = await rows();
      if (!row || row.status === 'dead') break;
      const minutes = (Date.parse(row.next_attempt_at) - clock().getTime()) / 60_000;
      waits.push(minutes);
      advance(minutes);
      await outbox.flush();
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 60);
    for (const row of await rows()) expect(row).toMatchObject({ status: 'dead', leased_until: null });
  });
});
