import { sql, type Kysely, type Selectable } from 'kysely';
import { withoutManageKeys } from '../../src/contract/manage';
import type { Clock } from '../clock';
import type { MailOutboxTable, Tables } from '../db/schema';
import type { Log } from '../log';
import { withoutAddresses } from './cleanText';
import { ERASED_ONCE_SENT, type Mailer, type OutgoingMail } from './mail';
import { outgoing } from './outgoing';
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
async function release({ db }: OutboxOptions, { id, attempts }: Row, outcome: Partial<Pick<Row, 'status' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'text' | 'html' | 'sheet'>>): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Keeps why a mail could not go, and when it is tried again; null gives it up and shows it to the owner. */
async function failed(options: OutboxOptions, row: Row, error: unknown, again: Date | null): Promise<void> {
  const { id, kind, attempts } = row;
  const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
  await release(options, row, again === null ? { status: 'dead', last_error: reason } : { next_attempt_at: again.toISOString(), last_error: reason });
  options.log.warn({ mail: id, kind, attempts, reason, again }, again === null ? 'a mail could not be sent and is given up' : 'a mail could not be sent yet');
}

async function send(options: OutboxOptions & { mailer: Mailer }, row: Row): Promise<void> {
  const { mailer, clock, log } = options;
  const { id, kind, attempts } = row;
  let mail: OutgoingMail;
  try {
    mail = outgoing(row);
  } catch (error) {
    // Written again it would be no better: only another version of the program can help.
    await failed(options, row, error, null);
    return;
  }
  try {
    await mailer(mail);
  } catch (error) {
    await failed(options, row, error, isRefusal(error) ? null : nextAttempt(clock(), { attempts, createdAt: new Date(row.created_at) }));
    return;
  }
  const kept = ERASED_ONCE_SENT.includes(kind) ? { text: '', html: '', sheet: null } : { text: withoutManageKeys(row.text), html: withoutManageKeys(row.html), sheet: row.sheet && withoutManageKeys(row.sheet) };
  await release(options, row, { status: 'sent', sent_at: clock().toISOString(), last_error: null, ...kept });
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
