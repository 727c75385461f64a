import { sql, type Kysely } from 'kysely';
import { addMonths, monthOf } from '../../src/contract/calendar';
import { addDays } from '../../src/contract/days';
import { COMING_DAYS, SEASON_MONTHS, SEASON_MONTHS_BEFORE, type Overview } from '../../src/contract/overview';
import type { MailState } from '../../src/contract/mailServer';
import { bookingsWithEffectiveStatus } from './effectiveStatus';
import type { Tables } from './schema';

const DAY_MS = 86_400_000;
const MAX_LISTED = 5;

const many = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
const hasStatus = (...standings: readonly string[]) => sql`standing in (${sql.join(standings)})`;

/** Reads the overview of requests that await a reply. */
export async function readWaiting(db: Kysely<Tables>, now: Date): Promise<Overview['waiting']> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const waiting = db.selectFrom(bookingsWithEffectiveStatus(db).as('asked')).where('asked.standing', '=', 'requested');
  const between = (from: number, to: number) => many(sql`asked.created_at > ${daysAgo(to)} and asked.created_at <= ${daysAgo(from)}`);
  const counted = await waiting
    .select(({ fn }) => [
      fn.countAll().as('count'),
      many(sql`asked.created_at > ${daysAgo(1)}`).as('day'),
      between(1, 3).as('threeDays'),
      between(3, 7).as('week'),
      many(sql`asked.created_at <= ${daysAgo(7)}`).as('longer'),
    ])
    .executeTakeFirstOrThrow();
  const oldest = await waiting
    .select(['asked.id', 'asked.reference', 'asked.name', 'asked.kind', 'asked.date', 'asked.guests', 'asked.created_at as createdAt'])
    .orderBy('asked.created_at')
    .orderBy('asked.id')
    .limit(MAX_LISTED)
    .execute();
  return {
    count: Number(counted.count),
    // PostgreSQL returns a sum as a string.
    ages: { day: Number(counted.day), threeDays: Number(counted.threeDays), week: Number(counted.week), longer: Number(counted.longer) },
    oldest,
  };
}

/** Reads the days of the coming weeks with confirmed or requested parties. @param today local day */
export async function readComing(db: Kysely<Tables>, today: string): Promise<Overview['coming']> {
  const guests = (status: string) => sql<number>`coalesce(sum(case when ${hasStatus(status)} then guests else 0 end), 0)`;
  const rows = await db
    .selectFrom(bookingsWithEffectiveStatus(db).as('party'))
    .select(['party.date as day', many(hasStatus('confirmed')).as('confirmed'), many(hasStatus('requested')).as('requested'), guests('confirmed').as('confirmedGuests'), guests('requested').as('requestedGuests')])
    .where('party.date', '>=', today)
    .where('party.date', '<', addDays(today, COMING_DAYS))
    .where('party.standing', 'in', ['requested', 'confirmed'])
    .groupBy('party.date')
    .orderBy('party.date')
    .execute();
  return rows.map(({ day, ...row }) => ({ day, confirmed: Number(row.confirmed), requested: Number(row.requested), confirmedGuests: Number(row.confirmedGuests), requestedGuests: Number(row.requestedGuests) }));
}

/** Reads the monthly figures around today, by the day of each party. @param today local day */
export async function readSeason(db: Kysely<Tables>, today: string): Promise<Pick<Overview, 'season' | 'kinds'>> {
  const first = addMonths(monthOf(today), -SEASON_MONTHS_BEFORE);
  const months = Array.from({ length: SEASON_MONTHS }, (_, index) => addMonths(first, index));
  const parties = db
    .selectFrom(bookingsWithEffectiveStatus(db).as('party'))
    .where('party.date', '>=', `${first}-01`)
    .where('party.date', '<', `${addMonths(first, SEASON_MONTHS)}-01`);
  const month = sql<string>`substr(party.date, 1, 7)`;
  const rows = await parties
    .select([
      month.as('month'),
      many(hasStatus('confirmed', 'done')).as('confirmed'),
      many(hasStatus('requested')).as('requested'),
      many(hasStatus('declined', 'cancelled')).as('lost'),
      sql<number>`coalesce(sum(case when ${hasStatus('confirmed', 'done')} then sold_cents else 0 end), 0)`.as('valueCents'),
    ])
    .groupBy(month)
    .execute();
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const kinds = await parties
    .select(({ fn }) => ['party.kind', fn.countAll().as('count')])
    .where('party.standing', 'in', ['requested', 'confirmed', 'done'])
    .groupBy('party.kind')
    .execute();
  return {
    season: months.map((name) => {
      const row = byMonth.get(name);
      return { month: name, confirmed: Number(row?.confirmed ?? 0), requested: Number(row?.requested ?? 0), lost: Number(row?.lost ?? 0), valueCents: Number(row?.valueCents ?? 0) };
    }),
    kinds: kinds.map(({ kind, count }) => ({ kind, count: Number(count) })).toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind)),
  };
}

/** Reads the dead-lettered mails. */
export async function readDeadMails(db: Kysely<Tables>): Promise<Overview['deadMails']> {
  const dead = db.selectFrom('mail_outbox').where('status', '=', 'dead');
  const { count } = await dead.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const newest = await dead.select(['id', 'recipient', 'subject', 'created_at as createdAt']).orderBy('created_at', 'desc').orderBy('id').limit(MAX_LISTED).execute();
  return { count: Number(count), newest };
}

/** Reads the queued mails. @param state whether mails can leave */
export async function readQueuedMails(db: Kysely<Tables>, state: MailState): Promise<Overview['queuedMails']> {
  const { count, failing } = await db
    .selectFrom('mail_outbox')
    .where('status', '=', 'queued')
    .select(({ fn }) => [fn.countAll().as('count'), many(sql<boolean>`attempts > 0`).as('failing')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), failing: Number(failing), ...state };
}
