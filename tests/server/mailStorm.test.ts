import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readDeadMails } from '../../server/db/overview';
import { requeueMail } from '../../server/db/mails';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { setupOutbox, type OutboxSetup } from './outboxSetup';
import { stormyMailServer, type SmtpBehaviour } from './faultyMailServer';

/** Timeout in milliseconds, long enough not to mistake a slow machine for a silent server. */
const SILENCE_MS = 2000;
/** Number of bookings: a third of a full run, in which every kind of fault still occurs several times. */
const BOOKINGS = Number(process.env['STORM_BOOKINGS'] ?? 60);

/** Runs the worker until the queue is empty, advancing the clock to the next due mail. */
async function untilNothingWaits({ rows, advance, clock }: OutboxSetup, flush: () => Promise<void>): Promise<void> {
  for (let guard = 0; guard < 40; guard += 1) {
    await flush();
    const waiting = (await rows()).filter(({ status }) => status === 'queued');
    if (waiting.length === 0) return;
    const next = Math.max(...waiting.map(({ next_attempt_at }) => Date.parse(next_attempt_at)));
    advance(Math.max(0, next - clock().getTime()) / 60_000);
  }
  throw new Error('Mails still wait');
}

const counted = (ids: readonly string[]) => Map.groupBy(ids, (id) => id);

/** Sets up copies of a booking's two mails. Rendering each would take longer than sending. */
async function stageWith(bookings: number): Promise<OutboxSetup> {
  const stage = await setupOutbox();
  const { database } = stage;
  // Disables the sync to disk: durability is not tested here, and a thousand synced writes are slow.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  const [first, second] = await stage.rows();
  if (!first || !second) throw new Error('No mails to copy');
  const copies = Array.from({ length: bookings - 1 }, (_, each) => [first, second].map((row) => ({ ...row, id: `${each}-${row.id}`, message_id: `<${each}-${row.id}@boucane.example>` })));
  for (let from = 0; from < copies.length; from += 20) await database.db.insertInto('mail_outbox').values(copies.slice(from, from + 20).flat()).execute();
  return stage;
}

test('every mail is delivered despite all kinds of failures, and duplicates have the same Message-ID', async () => {
  // A first round of faults, for some mails a second one. Silence is rare, because each case must wait for the timeout.
  const round: readonly SmtpBehaviour[] = ['fair', 'busy', 'slow', 'dropsAfterData', 'fair', 'dropsInData', 'busy'];
  const weatherOf = (conversation: number): SmtpBehaviour => {
    if (conversation >= 2 * BOOKINGS + 50) return 'fair';
    if (conversation === BOOKINGS / 4) return 'silent';
    if (conversation === BOOKINGS) return 'silentAfterData';
    return round[conversation % round.length] ?? 'fair';
  };
  const server = await stormyMailServer(weatherOf);
  const stage = await stageWith(BOOKINGS);
  await server.shut();
  const outbox = stage.work(createSmtpMailer(server.url, SILENCE_MS));
  await outbox.flush();
  for (const row of await stage.rows()) expect(row).toMatchObject({ status: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') as string });
  await server.open();
  await untilNothingWaits(stage, outbox.flush);

  const rows = await stage.rows();
  expect(rows).toHaveLength(2 * BOOKINGS);
  for (const row of rows) expect(row).toMatchObject({ status: 'sent', last_error: null, leased_until: null });
  const taken = counted(server.taken);
  expect([...taken.keys()].toSorted()).toEqual(rows.map(({ message_id }) => message_id).toSorted());
  const again = server.taken.length - taken.size;
  const unacknowledged = server.conversations.filter((weather) => weather === 'dropsAfterData' || weather === 'silentAfterData').length;
  expect(unacknowledged).toBeGreaterThan(BOOKINGS / 5);
  expect(again).toBe(unacknowledged);
  expect(new Set(server.conversations)).toEqual(new Set(['fair', 'busy', 'slow', 'dropsAfterData', 'dropsInData', 'silent', 'silentAfterData']));
}, 120_000);

test('a permanently rejected mail is shown to the owner, blocks no other, and is sent on manual retry', async () => {
  let strict = true;
  const server = await stormyMailServer((conversation) => (strict && conversation % 10 === 3 ? 'refusing' : 'fair'));
  const stage = await stageWith(20);
  const outbox = stage.work(createSmtpMailer(server.url, SILENCE_MS));
  await untilNothingWaits(stage, outbox.flush);
  const dead = (await stage.rows()).filter(({ status }) => status === 'dead');
  expect(dead).toHaveLength(4);
  expect(server.taken).toHaveLength(36);
  const deadMails = await readDeadMails(stage.database.db);
  expect(deadMails.count).toBe(4);
  expect(deadMails.newest.map(({ id }) => id).toSorted()).toEqual(dead.map(({ id }) => id).toSorted());

  strict = false;
  for (const { id } of dead) expect(await requeueMail(stage.database.db, id, stage.clock())).toBe(true);
  await untilNothingWaits(stage, outbox.flush);
  expect(counted(server.taken).size).toBe(40);
  expect(server.taken).toHaveLength(40);
});
