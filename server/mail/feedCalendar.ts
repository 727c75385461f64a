import { createEvents, type EventAttributes } from 'ics';
import { BUSINESS } from '../../src/contract/business';
import type { FeedParty } from '../db/calendarFeed';
import { calendarUid, span } from './calendar';
import { foldLines } from './foldLines';
import { dietRows, severeRows } from './plainText';
import { reminderFacts } from './reminderFacts';
import { translate } from './texts';

type Entry = EventAttributes & { timestamp: number };

function entryOf(party: FeedParty, publicUrl: string, now: Date): Entry {
  const { record, sequence, changedAt } = party;
  const facts = reminderFacts(party, { kind: 'week', language: 'fr', now });
  const sure = record.status !== 'requested';
  const title = { type: facts.title || facts.type, name: facts.fullName };
  const url = `${publicUrl}/fr/admin/requests/${record.id}`;
  const lines = [
    ...severeRows(facts),
    translate(sure ? 'calendarSureNote' : 'calendarNote', 'fr', { reference: facts.reference, guests: facts.guests }),
    ...(facts.departure === null ? [] : [facts.departure.leave]),
    ...facts.menu.map(({ label, items }) => translate('feedLine', 'fr', { label, value: items.join(', ') })),
    ...(facts.diets.length === 0 ? [] : [translate('feedLine', 'fr', { label: translate('diets', 'fr'), value: dietRows(facts).join(', ') })]),
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    ...facts.notes,
    url,
  ];
  return {
    ...span(facts),
    timestamp: Date.parse(changedAt),
    uid: calendarUid(record.id),
    sequence,
    status: sure ? 'CONFIRMED' : 'TENTATIVE',
    busyStatus: sure ? 'BUSY' : 'TENTATIVE',
    title: translate(sure ? 'feedSureTitle' : 'calendarOwnerTitle', 'fr', title),
    location: facts.place,
    description: lines.join('\n'),
    url,
  };
}

const head = { productId: `-//${BUSINESS.name}//FR`, calName: BUSINESS.name, method: 'PUBLISH' };

/** Calendar without entries, which the library cannot write. */
const EMPTY = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', `PRODID:${head.productId}`, 'METHOD:PUBLISH', `X-WR-CALNAME:${head.calName}`, 'X-PUBLISHED-TTL:PT1H', 'END:VCALENDAR', ''].join('\r\n');

/**
 * Returns the owner's calendar in French: confirmed dates as CONFIRMED, requested dates as TENTATIVE. The output is deterministic and changes only
 * when the data changes.
 * @throws the library's error when an entry cannot be written
 */
export function feedCalendar(parties: readonly FeedParty[], { publicUrl, now }: { publicUrl: string; now: Date }): string {
  if (parties.length === 0) return EMPTY;
  const { value, error } = createEvents(parties.map((party) => entryOf(party, publicUrl, now)), head);
  if (!value) throw error ?? new Error('The calendar cannot be written');
  return foldLines(value);
}
