import { createEvents, type EventAttributes } from 'ics';
import { calendarSource, calendarSpan, calendarUid } from '../../src/contract/calendarEntry';
import { foldLines } from '../../src/contract/foldLines';
import type { PublicSettings } from '../../src/contract/settings';
import type { FeedParty } from '../db/calendarFeed';
import { choicesOf } from './bookingFacts';
import { dietRows, severeRows } from './plainText';
import { reminderFacts } from './reminderFacts';
import type { MailContext } from './mailContext';

type Entry = EventAttributes & { timestamp: number };

interface FeedOptions {
  mail: MailContext;
  publicUrl: string;
  now: Date;
}

const headOf = (settings: PublicSettings) => ({ productId: calendarSource(settings, 'fr').productId, calName: settings.identity.name, method: 'PUBLISH' });

function entryOf(party: FeedParty, { mail, publicUrl, now }: FeedOptions): Entry {
  const { translate, settings } = mail;
  const { record, sequence, changedAt } = party;
  const facts = reminderFacts(party, { mail, kind: 'week', language: 'fr', now });
  const sure = record.status !== 'requested';
  const title = { type: facts.title || facts.type, name: facts.fullName };
  const url = `${publicUrl}/fr/admin/requests/${record.id}`;
  const lines = [
    ...severeRows(mail, facts),
    translate(sure ? 'calendarSureNote' : 'calendarNote', 'fr', { reference: facts.reference, guests: facts.guests }),
    ...(facts.departure === null ? [] : [facts.departure.leave]),
    // The mails name the priced dishes with their prices, the feed has no prices.
    ...choicesOf(record, { mail, language: 'fr' }).map(({ label, items }) => translate('feedLine', 'fr', { label, value: items.join(', ') })),
    ...(facts.diets.length === 0 ? [] : [translate('feedLine', 'fr', { label: translate('diets', 'fr'), value: dietRows(facts).join(', ') })]),
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    ...facts.notes,
    url,
  ];
  return {
    ...calendarSpan(facts, settings.rules),
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

/** Calendar without entries, which the library cannot write. */
const emptyCalendar = ({ productId, calName, method }: ReturnType<typeof headOf>): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', `PRODID:${productId}`, `METHOD:${method}`, `X-WR-CALNAME:${calName}`, 'X-PUBLISHED-TTL:PT1H', 'END:VCALENDAR', ''].join('\r\n');

/**
 * Returns the owner's calendar in French: confirmed dates as CONFIRMED, requested dates as TENTATIVE. The output is deterministic and changes only
 * when the data changes.
 * @throws the library's error when an entry cannot be written
 */
export function feedCalendar(parties: readonly FeedParty[], options: FeedOptions): string {
  const head = headOf(options.mail.settings);
  if (parties.length === 0) return emptyCalendar(head);
  const { value, error } = createEvents(parties.map((party) => entryOf(party, options)), head);
  if (!value) throw error ?? new Error('The calendar cannot be written');
  return foldLines(value);
}
