import { sql, type Kysely, type Transaction } from 'kysely';
import { lastBlockedDay, publicRules, type Availability } from '../../src/contract/availability';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { BusyDays } from '../../src/contract/busyDay';
import { readEvent } from '../../src/contract/event';
import type { RequestDetails, RequestCapacity } from '../../src/contract/inbox';
import { holdCutoff, capacityOn } from '../../src/contract/dayAvailability';
import { occupancyByDay } from '../../src/contract/dayOccupancy';
import { readTraining } from '../../src/contract/training';
import { findAvailability } from './availability';
import { listResources } from './catalogue';
import type { Tables } from './schema';
import { bookingsWithEffectiveStatus } from './effectiveStatus';

const ON_SITE = { onlyActive: true } as const;
const TAKING = ['confirmed', 'done'] as const;

/** Lists the events and trainings that occupy the days on which they take place. */
const publishedResources = async (db: Kysely<Tables>) => [(await listResources(db, 'event', ON_SITE)).map(readEvent), (await listResources(db, 'training', ON_SITE)).map(readTraining)] as const;

/** Reads all data needed to determine the availability of each day. @param today local day */
export async function listBusyDays(db: Kysely<Tables>, today: string): Promise<BusyDays> {
  const settings = await findAvailability(db);
  const coming = db.selectFrom(bookingsWithEffectiveStatus(db).as('party')).where('party.date', '>=', today);
  const taking = await coming
    .select(['party.date', 'party.thing_id as thingId'])
    .where('party.standing', 'in', [...TAKING])
    .execute();
  const held = await coming
    .select(({ fn }) => ['party.date', fn.countAll<number | string>().as('parties')])
    .where('party.standing', '=', 'requested')
    .where('party.held_from', '>', holdCutoff(today, settings.holdDays))
    .groupBy('party.date')
    .execute();
  const taken = occupancyByDay(taking, ...(await publishedResources(db)));
  const asked = new Map(held.map(({ date, parties }) => [date, Number(parties)]));
  const days = [...new Set([...taken.keys(), ...asked.keys()])].filter((day) => day >= today).toSorted();
  return { ...publicRules(settings, today), days: days.map((day) => ({ day, taken: taken.get(day) ?? 0, asked: asked.get(day) ?? 0 })) };
}

/** Reads whether a day has capacity for one booking, given all others. @param day local `YYYY-MM-DD` */
export async function readCapacity(db: Kysely<Tables>, day: string, { settings, without }: { settings: Availability; without: { id: string; thingId: string | null } }): Promise<RequestCapacity> {
  const rows = await db
    .selectFrom(bookingsWithEffectiveStatus(db).as('party'))
    .select(['party.date', 'party.id', 'party.thing_id as thingId'])
    .where('party.date', '=', day)
    .where('party.standing', 'in', [...TAKING])
    .execute();
  const [events, trainings] = await publishedResources(db);
  const others = ({ id }: { id: string }) => id !== without.thingId;
  const taken = occupancyByDay(rows.filter(({ id }) => id !== without.id), events.filter(others), trainings.filter(others)).get(day) ?? 0;
  const blocked = settings.blocked.find((each) => each.from <= day && day <= lastBlockedDay(each));
  return { ...capacityOn(day, taken, publicRules(settings, day)), reason: blocked?.reason ?? '' };
}

const MAX_OTHERS = 20;

/** Lists other pending or confirmed requests for a day, oldest first. */
export async function otherRequestsOn(db: Kysely<Tables>, day: string, without: string): Promise<RequestDetails['sameDay']> {
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'reference', 'name', 'status'])
    .where('date', '=', day)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('id', '!=', without)
    .orderBy('created_at')
    .limit(MAX_OTHERS)
    .execute();
  return rows.map((row) => ({ ...row, status: BOOKING_STATUSES.find((each) => each === row.status) ?? 'requested' }));
}

/**
 * Updates the day's row as a lock. On PostgreSQL, a transaction that started before another one updated the row waits here, fails with a conflict,
 * and is retried with current counts. SQLite allows only one write transaction anyway.
 */
export async function bumpDayRow(trx: Transaction<Tables>, day: string): Promise<void> {
  await trx
    .insertInto('day_place')
    .values({ day, claims: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ claims: sql`day_place.claims + 1` }))
    .execute();
}
