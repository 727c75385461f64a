import { sql, type Kysely, type Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import { withoutManageKeys } from '../../src/contract/manage';
import type { Clock } from '../clock';
import type { MailOutboxTable, Tables } from '../db/schema';
import type { Log } from '../log';
import { withoutAddresses } from './cleanText';
import { ERASED_ONCE_SENT, MAIL_KINDS, type Mailer, type OutgoingMail } from './mail';
import { isRefusal, nextAttempt } from './retry';

export interface OutboxOptions {
  db: Kysely<Tables>;
  /** Null: nothing is sent and the mails wait. */
  mailer: Mailer | null;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  pollMs?: number;
}

export interface Outbox {
  /** Sends whatever is due; resolves when nothing more is. Never rejects. */
  flush(): Promise<void>;
  /** Takes no new mail and waits for the one in hand. */
  stop(): Promise<void>;
}

type Row = Selectable<MailOutboxTable>;

const POLL_MS = 15_000;
/** Longer than a mail may take: a mail whose worker died is taken over after this. */
const LEASE_MS = 90_000;

const isMailbox = (value: unknown): value is { name: string; address: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'address' in value && typeof value.address === 'string';

function outgoing(row: Row): OutgoingMail {
  const replyTo: unknown = row.reply_to === null ? null : JSON.parse(row.reply_to);
  return {
    id: row.id,
    messageId: row.message_id,
    kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? 'booking-received',
    recipient: row.recipient,
    replyTo: isMailbox(replyTo) ? replyTo : null,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    subject: row.subject,
    text: row.text,
    html: row.html,
    calendar: row.calendar,
  };
}

/** The oldest mail that is due and free, leased to this worker; null when there is none, `taken` when another was faster. */
async function claim({ db, clock }: OutboxOptions): Promise<Row | 'taken' | null> {
  const now = clock();
  const at = now.toISOString();
  const free = db
    .selectFrom('mail_outbox')
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', at)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', at)]));
  const due = await free.selectAll().orderBy('next_attempt_at').orderBy('created_at').limit(1).executeTakeFirst();
  if (!due) return null;
  const leased = new Date(now.getTime() + LEASE_MS).toISOString();
  // Compare and swap: of several workers on one database, only one changes the row.
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ leased_until: leased, attempts: sql`attempts + 1` })
    .where('id', '=', due.id)
    .where('status', '=', 'queued')
    .where('attempts', '=', due.attempts)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', at)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...due, attempts: due.attempts + 1, leased_until: leased } : 'taken';
}

/** Gives a mail back with what became of it, unless its lease ran out and another worker has it. */
async function release({ db }: OutboxOptions, { id, attempts }: Row, outcome: Partial<Pick<Row, 'status' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'text' | 'html'>>): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

async function send(options: OutboxOptions & { mailer: Mailer }, row: Row): Promise<void> {
  const { mailer, clock, log } = options;
  const { id, kind, attempts } = row;
  try {
    await mailer(outgoing(row));
  } catch (error) {
    const again = isRefusal(error) ? null : nextAttempt(clock(), { attempts, createdAt: new Date(row.created_at) });
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    await release(options, row, again === null ? { status: 'dead', last_error: reason } : { next_attempt_at: again.toISOString(), last_error: reason });
    log.warn({ mail: id, kind, attempts, reason, again }, again === null ? 'a mail could not be sent and is given up' : 'a mail could not be sent yet');
    return;
  }
  const erased = ERASED_ONCE_SENT.includes(kind) ? { text: '', html: '' } : { text: withoutManageKeys(row.text), html: withoutManageKeys(row.html) };
  await release(options, row, { status: 'sent', sent_at: clock().toISOString(), last_error: null, ...erased });
  log.info({ mail: id, kind, attempts }, 'a mail was sent');
}

/**
 * Starts the worker that sends the queued mails, one at a time: at once when it is told of new ones, and by looking now and then.
 * Several workers, in one process or many, never send one mail twice while its lease holds.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { mailer, log, pollMs = POLL_MS } = options;
  if (mailer === null) return { flush: () => Promise.resolve(), stop: () => Promise.resolve() };
  let stopped = false;
  let asked = false;
  let running: Promise<void> | null = null;

  const drain = async () => {
    while (asked && !stopped) {
      asked = false;
      try {
        while (!stopped) {
          const row = await claim(options);
          if (row === null) break;
          if (row !== 'taken') await send({ ...options, mailer }, row);
        }
      } catch (err) {
        // The database is away for now; what was leased comes free by itself.
        log.error({ err }, 'the outbox could not reach its mails');
      }
    }
    // In one breath with the loop's last look, so that no call of flush falls between the two.
    running = null;
  };
  const flush = (): Promise<void> => {
    if (stopped) return running ?? Promise.resolve();
    asked = true;
    running ??= drain();
    return running;
  };

  const polling = setInterval(() => void flush(), pollMs);
  // Waiting for mail keeps no process alive.
  polling.unref();
  void flush();
  return {
    flush,
    async stop() {
      stopped = true;
      clearInterval(polling);
      await running;
    },
  };
}
