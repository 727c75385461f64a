import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import { dueGroups, holdsSeats, leftOf, stateAt, type SeatState } from '../../src/contract/seats';
import { readText } from '../../src/contract/localized';
import type { PublicSettings } from '../../src/contract/settings';
import { adminPath } from '../../src/contract/adminResources';
import { findResource } from '../db/catalogue';
import type { Tables } from '../db/schema';
import { queueMails } from '../db/mails';
import { loadSettings } from '../db/settings';
import { changeReservation, issueSeatToken, listReservations, listSeatedResources, lockSeating, type Reservation, type SeatedKey } from '../db/seats';
import type { MailDraft } from '../mail/mail';
import { loadMailOptions, type MailOptions } from '../mail/mailOptions';
import { seatMail, seatNotice } from '../mail/seatMails';
import type { GroupNews, SeatNews } from '../mail/seatMailTexts';
import type { AppDependencies } from '../dependencies';
import { runExclusive } from './keyedMutex';
import { beginningOf, findSeatedEvent, firstDay, hasBegun, type SeatedEvent } from './seatedEvent';

const HOUR_MS = 3_600_000;

/** Seats of an event or training, locked against concurrent changes. */
export interface Seating {
  trx: Transaction<Tables>;
  now: Date;
  settings: PublicSettings;
  occasion: SeatedEvent;
  /** Groups after all changes so far. */
  groups: Reservation[];
  /** Changes the state of a group and notifies it by mail. */
  move: (group: Reservation, state: SeatState, news: GroupNews) => Promise<void>;
  /** Notifies a group by mail. */
  notifyGroup: (group: Reservation, news: GroupNews) => void;
  /** Notifies the owner by mail. */
  notify: (group: Reservation, news: SeatNews) => void;
}

/** Dependencies of a change of seats. The options of its mails are loaded before the transaction. */
export interface SeatDependencies extends Pick<AppDependencies, 'clock'> {
  mailOptions: MailOptions;
}

type QueuedSeatMail = { groupId: string } & ({ to: 'group'; news: GroupNews } | { to: 'owner'; news: SeatNews });

/** Returns the expiry of an offer: some hours from now, at the latest the beginning of the event. */
function offerEnd({ occasion, now, settings }: Pick<Seating, 'occasion' | 'now' | 'settings'>): string {
  const end = now.getTime() + settings.rules.seatOfferHours * HOUR_MS;
  return new Date(Math.min(end, beginningOf(occasion)?.getTime() ?? end)).toISOString();
}

/** Expires offers that are overdue, moves groups when the day has changed, and offers free seats to the waiting list. */
async function settle({ trx, now, occasion, groups, move, notifyGroup }: Seating): Promise<void> {
  for (const group of groups) if (group.state === 'offered' && stateAt(group, now) === 'expired') await move(group, 'expired', 'expired');
  if (occasion.day === '' || hasBegun(occasion, now)) return;
  for (const group of groups) {
    if (group.day === occasion.day) continue;
    await changeReservation(trx, group.id, { ...group, day: occasion.day });
    Object.assign(group, { day: occasion.day, sequence: group.sequence + 1 });
    if (holdsSeats(group.state)) notifyGroup(group, 'moved');
  }
  if (occasion.capacity === null || !occasion.shown) return;
  for (const group of dueGroups(occasion.capacity, groups, now)) await move(group, 'offered', 'offer');
}

/** Renders and queues the mails of all changes. Each mail to a group has its own token for the group's page. */
async function send(options: MailOptions, { trx, now, occasion, groups }: Seating, queuedMails: readonly QueuedSeatMail[]): Promise<void> {
  const host = new URL(options.publicUrl).hostname;
  for (const queuedMail of queuedMails) {
    const group = groups.find(({ id }) => id === queuedMail.groupId);
    if (!group) continue;
    const mails: MailDraft[] = [];
    if (queuedMail.to === 'owner') mails.push(seatNotice({ ...options, occasion, group, news: queuedMail.news, left: leftOf(occasion.capacity ?? 0, groups, now) }));
    else if (group.email !== '') mails.push(seatMail({ ...options, occasion, group, news: queuedMail.news, token: await issueSeatToken(trx, group.id), now }));
    await queueMails(trx, { bookingId: null, reservationId: group.id, mails, host, now });
  }
}

/**
 * Changes the seats of an event or training within a transaction: settles overdue changes first, runs `work`, offers freed seats to the waiting list
 * and queues all mails. `work` runs database queries only.
 * @returns the result of `work`, or null when the event is deleted; and whether a mail was queued
 */
export async function changeSeatsWithin<Result>(trx: Transaction<Tables>, parts: SeatDependencies, resource: SeatedKey, work: (seating: Seating) => Promise<Result>): Promise<{ result: Result | null; hasQueuedMails: boolean }> {
  await lockSeating(trx, resource);
  const now = parts.clock();
  const occasion = await findSeatedEvent(trx, resource);
  if (occasion === null) return { result: null, hasQueuedMails: false };
  const settings = await loadSettings(trx);
  const queuedMails: QueuedSeatMail[] = [];
  const groups = await listReservations(trx, resource, firstDay(occasion, now));
  const notifyGroup: Seating['notifyGroup'] = ({ id }, news) => void queuedMails.push({ to: 'group', groupId: id, news });
  const seating: Seating = {
    trx,
    now,
    settings,
    occasion,
    groups,
    notifyGroup,
    notify: ({ id }, news) => void queuedMails.push({ to: 'owner', groupId: id, news }),
    async move(group, state, news) {
      const offeredUntil = state === 'offered' ? offerEnd({ occasion, now, settings }) : null;
      await changeReservation(trx, group.id, { state, offeredUntil, day: group.day });
      Object.assign(group, { state, offeredUntil, sequence: group.sequence + 1 });
      notifyGroup(group, news);
    },
  };
  await settle(seating);
  const result = await work(seating);
  await settle(seating);
  await send(parts.mailOptions, seating, queuedMails);
  return { result, hasQueuedMails: queuedMails.length > 0 };
}

/** Changes seats in a transaction of its own, serialized per event or training. @returns the result of `work`, or null when the event is deleted */
export async function changeSeats<Result>(parts: AppDependencies, resource: SeatedKey, work: (seating: Seating) => Promise<Result>): Promise<Result | null> {
  const { database, clock, onQueued } = parts;
  const mailOptions = await loadMailOptions(parts);
  const { result, hasQueuedMails } = await runExclusive(database, `${resource.kind} ${resource.id}`, () => database.inTurn((trx) => changeSeatsWithin(trx, { clock, mailOptions }, resource, work)));
  if (hasQueuedMails) onQueued();
  return result;
}

/** Returns whether a change is due: an expired offer, a changed day, or free seats for the waiting list. */
function isUnsettled(occasion: SeatedEvent, groups: readonly Reservation[], now: Date): boolean {
  if (groups.some((group) => group.state === 'offered' && stateAt(group, now) === 'expired')) return true;
  if (occasion.day === '' || hasBegun(occasion, now)) return false;
  if (groups.some(({ day }) => day !== occasion.day)) return true;
  return occasion.capacity !== null && occasion.shown && dueGroups(occasion.capacity, groups, now).length > 0;
}

/** Settles the due changes of one event or training. Takes no lock when no change is due. */
export async function processExpiredOffers(parts: AppDependencies, resource: SeatedKey): Promise<void> {
  const { database, clock } = parts;
  const occasion = await findSeatedEvent(database.db, resource);
  if (occasion === null) return;
  const now = clock();
  const groups = await listReservations(database.db, resource, firstDay(occasion, now));
  if (isUnsettled(occasion, groups, now)) await changeSeats(parts, resource, () => Promise.resolve(null));
}

/** Settles the due changes of all upcoming events and trainings. A failure of one does not delay the others. */
export async function processAllExpiredOffers(parts: AppDependencies): Promise<void> {
  const { clock, database, incidents } = parts;
  for (const resource of await listSeatedResources(database.db, dayAt(clock()))) {
    const { kind, id } = resource;
    // A read error is ignored here, because the work below fails with the same error and reports it.
    const row = await findResource(database.db, kind, id, { onlyActive: false }).catch(() => null);
    const name = row === null ? id : readText(row, 'name', 'title').fr;
    await incidents.contain({ kind: 'seats', name, path: `/${adminPath(kind)}/${id}` }, () => processExpiredOffers(parts, resource));
  }
}
