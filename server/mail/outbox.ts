import { sql, type Kysely, type Selectable } from 'kysely';
import { withoutSelfServiceTokens } from '../../src/contract/selfService';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { MailOutboxTable } from '../db/mailTables';
import type { Tables } from '../db/schema';
import type { Log } from '../log';
import { withoutAddresses } from './cleanText';
import { ERASED_ONCE_SENT, type Mailer, type OutgoingMail } from './mail';
import type { MailContext } from './mailContext';
import { renderQueuedMail } from './renderQueuedMail';
import { isRefusal, nextAttempt } from './retry';

export interface OutboxOptions {
  db: Kysely<Tables>;
  /** Returns the mailer in use, asked before each mail, so that a changed mail server applies at once. With null the mails stay queued. */
  findMailer: () => Promise<Mailer | null>;
  /** Loads the settings and texts with which a mail is sent. */
  mailContext: () => Promise<MailContext>;
  config: Pick<Config, 'mailFrom'>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  pollMs?: number;
}

export interface Outbox {
  /** Sends all mails that are due; resolves when no due mail is left. Never rejects. */
  flush(): Promise<void>;
  /** Claims no further mail and waits for the one in flight. */
  stop(): Promise<void>;
}

type Row = Selectable<MailOutboxTable>;

const POLL_MS = 15_000;
/** Duration of a lease, longer than sending a mail can take. Afterwards another worker can claim the mail of a worker that crashed. */
const LEASE_MS = 90_000;

/** Leases the oldest mail that is due and free to this worker. Returns null when no mail is due, `taken` when another worker was faster. */
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
  // Compare-and-swap: of several workers on one database, only one changes the row.
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

/** Releases a mail's lease and stores the outcome, unless the lease has expired and another worker holds the mail. */
async function release({ db }: OutboxOptions, { id, attempts }: Row, outcome: Partial<Pick<Row, 'status' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'text' | 'html' | 'sheet'>>): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Stores the reason of a failure and the time of the next attempt. With null the mail is dead-lettered and shown to the owner. */
async function failed(options: OutboxOptions, row: Row, error: unknown, again: Date | null): Promise<void> {
  const { id, kind, attempts } = row;
  const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
  await release(options, row, again === null ? { status: 'dead', last_error: reason } : { next_attempt_at: again.toISOString(), last_error: reason });
  options.log.warn({ mail: id, kind, attempts, reason, again }, again === null ? 'a mail was dead-lettered' : 'a mail could not be sent and is retried');
}

async function send(options: OutboxOptions, mailer: Mailer, row: Row): Promise<void> {
  const { clock, log, config } = options;
  const { id, kind, attempts } = row;
  const context = await options.mailContext();
  let mail: OutgoingMail;
  try {
    mail = renderQueuedMail(row, context, config);
  } catch (error) {
    // A retry would fail in the same way: only another version of the program can render this mail.
    await failed(options, row, error, null);
    return;
  }
  try {
    await mailer(mail);
  } catch (error) {
    await failed(options, row, error, isRefusal(error) ? null : nextAttempt(clock(), { attempts, createdAt: new Date(row.created_at) }));
    return;
  }
  const retained = ERASED_ONCE_SENT.includes(kind) ? { text: '', html: '', sheet: null } : { text: withoutSelfServiceTokens(row.text), html: withoutSelfServiceTokens(row.html), sheet: row.sheet && withoutSelfServiceTokens(row.sheet) };
  await release(options, row, { status: 'sent', sent_at: clock().toISOString(), last_error: null, ...retained });
  log.info({ mail: id, kind, attempts }, 'a mail was sent');
}

/**
 * Starts the worker that sends the queued mails one at a time, immediately on `flush` and by polling.
 * Several workers, in one process or many, never send the same mail twice while its lease is valid.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { findMailer, log, pollMs = POLL_MS } = options;
  let stopped = false;
  let asked = false;
  let running: Promise<void> | null = null;

  const drain = async () => {
    while (asked && !stopped) {
      asked = false;
      try {
        while (!stopped) {
          const mailer = await findMailer();
          if (mailer === null) break;
          const row = await claim(options);
          if (row === null) break;
          if (row !== 'taken') await send(options, mailer, row);
        }
      } catch (err) {
        // The database is temporarily unavailable; leases expire on their own.
        log.error({ err }, 'the outbox could not read the database');
      }
    }
    // Synchronous with the loop's last check of `asked`, so that no call of `flush` is lost between the two.
    running = null;
  };
  const flush = (): Promise<void> => {
    if (stopped) return running ?? Promise.resolve();
    asked = true;
    running ??= drain();
    return running;
  };

  const polling = setInterval(() => void flush(), pollMs);
  // The polling timer does not keep the process alive.
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
