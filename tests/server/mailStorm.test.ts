import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readDeadMails } from '../../server/db/overview';
import { reviveMail } from '../../server/db/mails';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { scene, type Scene } from './outboxScene';
import { stormyMailServer, type Weather } from './stormyMailServer';

const FROM = 'Boucane <bonjour@boucane.example>';
/** Long enough that a slow machine is not taken for a silent server. */
const SILENCE_MS = 2000;
/** Every kind of trouble comes several times over in a third of what a whole storm is. */
const BOOKINGS = Number(process.env['STORM_BOOKINGS'] ?? 60);

/** Lets the worker try until nothing waits, moving the clock to whatever is due next. */
async function untilNothingWaits({ rows, later, clock }: Scene, flush: () => Promise<void>): Promise<void> {
  for (let guard = 0; guard < 40; guard += 1) {
    await flush();
    const waiting = (await rows()).filter(({ status }) => status === 'queued');
    if (waiting.length === 0) return;
    const next = Math.max(...waiting.map(({ next_attempt_at }) => Date.parse(next_attempt_at)));
    later(Math.max(0, next - clock().getTime()) / 60_000);
  }
  throw new Error('Mails still wait');
}

const counted = (ids: readonly string[]) => Map.groupBy(ids, (id) => id);

/** The two mails of a booking, as often as asked: written anew each time, they would take longer to write than to send. */
async function stageWith(bookings: number): Promise<Scene> {
  const stage = await scene();
  const { database } = stage;
  // What a power cut would leave is not the question here, and a thousand writes to the disk take their time.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  const [first, second] = await stage.rows();
  if (!first || !second) throw new Error('No mails to copy');
  const copies = Array.from({ length: bookings - 1 }, (_, each) => [first, second].map((row) => ({ ...row, id: `${each}-${row.id}`, message_id: `<${each}-${row.id}@boucane.example>` })));
  for (let from = 0; from < copies.length; from += 20) await database.db.insertInto('mail_outbox').values(copies.slice(from, from + 20).flat()).execute();
  return stage;
}

test('through every kind of trouble each mail of many bookings arrives; only what was taken and not acknowledged comes twice, under its Message-ID', async () => {
  // A first round of trouble, for some a second one; silence is rare, for it has to be sat out.
  const round: readonly Weather[] = ['fair', 'busy', 'slow', 'dropsAfterData', 'fair', 'dropsInData', 'busy'];
  const weatherOf = (conversation: number): Weather => {
    if (conversation >= 2 * BOOKINGS + 50) return 'fair';
    if (conversation === BOOKINGS / 4) return 'silent';
    if (conversation === BOOKINGS) return 'silentAfterData';
    return round[conversation % round.length] ?? 'fair';
  };
  const server = await stormyMailServer(weatherOf);
  const stage = await stageWith(BOOKINGS);
  await server.shut();
  const outbox = stage.work(createSmtpMailer(server.url, FROM, SILENCE_MS));
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

test('what is refused for good is shown to the owner, stops nobody else, and goes when the owner sends it again', async () => {
  let strict = true;
  const server = await stormyMailServer((conversation) => (strict && conversation % 10 === 3 ? 'refusing' : 'fair'));
  const stage = await stageWith(20);
  const outbox = stage.work(createSmtpMailer(server.url, FROM, SILENCE_MS));
  await untilNothingWaits(stage, outbox.flush);
  const dead = (await stage.rows()).filter(({ status }) => status === 'dead');
  expect(dead).toHaveLength(4);
  expect(server.taken).toHaveLength(36);
  const deadMails = await readDeadMails(stage.database.db);
  expect(deadMails.count).toBe(4);
  expect(deadMails.newest.map(({ id }) => id).toSorted()).toEqual(dead.map(({ id }) => id).toSorted());

  strict = false;
  for (const { id } of dead) expect(await reviveMail(stage.database.db, id, stage.clock())).toBe(true);
  await untilNothingWaits(stage, outbox.flush);
  expect(counted(server.taken).size).toBe(40);
  expect(server.taken).toHaveLength(40);
});
