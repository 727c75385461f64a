import { directionsTo, siteName } from './links';
import { bookingRows, dietRows, estimateRows, heading, row, severeRows } from './plainText';
import type { ReminderFacts } from './reminderFacts';
import { reachLine, senderLines, signed } from './sender';
import type { MailContext } from './mailContext';

/** Returns the customer's reminder as plain text. */
export function reminderText(mail: MailContext, facts: ReminderFacts, { publicUrl }: { publicUrl: string }): string {
  const { translate, settings } = mail;
  const { language, kind, isTomorrow, firstName, reference, arrival, notes } = facts;
  return [
    ...severeRows(mail, facts),
    isTomorrow ? translate('reminderDayTitle', language) : translate('reminderWeekTitle', language, { inDays: facts.inDays }),
    '',
    ...(firstName ? [translate('reminderHello', language, { name: firstName }), ''] : []),
    translate(kind === 'day' ? 'reminderDay' : 'reminderWeek', language),
    ...(arrival === '' ? [] : [arrival]),
    '',
    heading(translate('reminderAgreed', language)),
    row(language, translate('reference', language), reference),
    ...bookingRows(mail, facts),
    ...(notes.length === 0 ? [] : [row(language, translate('notes', language), ...notes)]),
    '',
    ...estimateRows(mail, facts),
    '',
    translate(kind === 'day' ? 'reminderChangeDay' : 'reminderChangeWeek', language),
    reachLine(settings),
    '',
    ...signed(mail, language),
    ...senderLines(mail, { language, publicUrl, why: translate('letterWhy', language, { reference, site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's reminder as plain text. */
export function reminderNoticeText(mail: MailContext, facts: ReminderFacts, { bookingId, publicUrl }: { bookingId: string; publicUrl: string }): string {
  const { translate } = mail;
  const { language, when, inDays, departure, drives, place, destination, fullName, email, reference, notes, date, groups } = facts;
  const chosen = groups.filter(({ label }) => label !== null && label !== translate('service', language));
  return [
    ...severeRows(mail, facts),
    `${when} (${inDays})`,
    ...(drives ? [departure === null ? translate('reminderNoTime', language) : `${departure.leave} (${departure.road})`] : []),
    '',
    ...(notes.length === 0 ? [] : [row(language, translate('notes', language).toUpperCase(), ...notes), '']),
    row(language, translate('where', language), place),
    ...(drives ? [row(language, translate('directions', language), directionsTo(destination))] : []),
    row(language, translate('who', language), fullName),
    ...(email === '' ? [] : [email]),
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    row(language, translate('what', language), facts.title || facts.type),
    row(language, translate('guests', language), facts.guests),
    ...chosen.map(({ label, lines }) => row(language, label ?? '', ...lines.map(({ name }) => name))),
    ...facts.menu.map(({ label, items }) => row(language, label, ...items)),
    ...(facts.diets.length === 0 ? [] : [row(language, translate('diets', language), ...dietRows(facts))]),
    '',
    row(language, translate('reference', language), reference),
    row(language, translate('reminderOpen', language), `${publicUrl}/${language}/admin/requests/${bookingId}`),
    row(language, translate('reminderSheet', language), `${publicUrl}/${language}/admin/preparation?from=${date}&to=${date}`),
    '',
  ].join('\n');
}
