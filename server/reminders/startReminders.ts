import { addDays, dayAt } from '../../src/contract/days';
import type { AppDependencies } from '../dependencies';
import { dropLateReminders, listComing, takeReminder, type ComingParty } from '../db/reminders';
import { queueMails } from '../db/mails';
import { readSettings } from '../db/settings';
import { instantOf } from '../../src/contract/calendarEntry';
import { loadMailOptions } from '../mail/mailOptions';
import { reminderMails } from '../mail/reminderMails';
import { dueReminder, type ReminderKind } from './due';

type ReminderDependencies = Pick<AppDependencies, 'config' | 'database' | 'clock' | 'incidents' | 'onQueued'>;

/** Queues both mails of a reminder, once even with several servers. @returns whether this call queued the mails */
async function queue(parts: ReminderDependencies, party: ComingParty, kind: ReminderKind): Promise<boolean> {
  const { database, clock } = parts;
  const options = await loadMailOptions(parts);
  const now = clock();
  // Rendered before the transaction, which may be retried and must run queries only.
  const mails = reminderMails(party, { ...options, kind, now });
  return database.transaction(async (trx) => {
    const first = await takeReminder(trx, party, kind, now);
    if (first) await queueMails(trx, { bookingId: party.record.id, mails, host: new URL(options.publicUrl).hostname, now });
    return first;
  });
}

/** Queues every due reminder that is not queued yet, and removes late ones from the queue. @returns number of queued reminders */
export async function queueReminders(parts: ReminderDependencies): Promise<number> {
  const { database, clock, onQueued } = parts;
  const today = dayAt(clock());
  const { rules } = await readSettings(database);
  await dropLateReminders(database.db, instantOf(today, '00:00'));
  let queued = 0;
  for (const party of await listComing(database.db, addDays(today, 1), addDays(today, rules.reminderDays.first))) {
    const { id, reference, request } = party.record;
    const isQueued = await parts.incidents.contain({ kind: 'reminder', name: reference, path: `/admin/requests/${id}` }, async () => {
      const kind = dueReminder({ date: request.date, settledAt: party.settledAt }, clock(), rules);
      return kind !== null && queue(parts, party, kind);
    });
    if (isQueued === true) queued += 1;
  }
  if (queued > 0) onQueued();
  return queued;
}

export interface Reminders {
  /** Stops polling and waits for the check in flight. */
  stop(): Promise<void>;
}

const LOOK_MS = 5 * 60_000;

/** Checks for due reminders at the start and every few minutes. When the database is unavailable, the next check retries. */
export function startReminders(parts: ReminderDependencies & Pick<AppDependencies, 'log'>, lookMs = LOOK_MS): Reminders {
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= queueReminders(parts)
      .then((queued) => queued > 0 && parts.log.info({ queued }, 'reminders were queued'))
      .catch((err: unknown) => parts.log.warn({ err }, 'the reminders could not be checked and wait for the next run'))
      .then(() => void (running = null));
  };
  const looking = setInterval(look, lookMs);
  looking.unref();
  look();
  return {
    async stop() {
      clearInterval(looking);
      await running;
    },
  };
}
