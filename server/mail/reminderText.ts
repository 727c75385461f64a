import { directionsTo, siteName } from './links';
import { bookingRows, dietRows, estimateRows, heading, row, severeRows } from './plainText';
import { SET_UP_HOURS, type ReminderFacts } from './reminderFacts';
import { REACH, senderLines, signed } from './sender';
import { say } from './texts';

/** Returns the customer's reminder as plain text. */
export function reminderText(facts: ReminderFacts, { publicUrl }: { publicUrl: string }): string {
  const { language, kind, firstName, reference, drives, notes } = facts;
  return [
    ...severeRows(facts),
    kind === 'day' ? say('reminderDayTitle', language) : say('reminderWeekTitle', language, { inDays: facts.inDays }),
    '',
    ...(firstName ? [say('reminderHello', language, { name: firstName }), ''] : []),
    say(kind === 'day' ? 'reminderDay' : 'reminderWeek', language),
    ...(drives ? [say('reminderArrival', language, { hours: SET_UP_HOURS })] : []),
    '',
    heading(say('reminderAgreed', language)),
    row(language, say('reference', language), reference),
    ...bookingRows(facts),
    ...(notes.length === 0 ? [] : [row(language, say('notes', language), ...notes)]),
    '',
    ...estimateRows(facts),
    '',
    say(kind === 'day' ? 'reminderChangeDay' : 'reminderChangeWeek', language),
    REACH,
    '',
    ...signed(language),
    ...senderLines({ language, publicUrl, why: say('letterWhy', language, { reference, site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's reminder as plain text. */
export function reminderNoticeText(facts: ReminderFacts, { bookingId, publicUrl }: { bookingId: string; publicUrl: string }): string {
  const { language, when, inDays, departure, drives, place, destination, fullName, email, reference, notes, date, groups } = facts;
  const chosen = groups.filter(({ label }) => label !== null && label !== say('service', language));
  return [
    ...severeRows(facts),
    `${when} (${inDays})`,
    ...(drives ? [departure === null ? say('reminderNoTime', language) : `${departure.leave} (${departure.road})`] : []),
    '',
    ...(notes.length === 0 ? [] : [row(language, say('notes', language).toUpperCase(), ...notes), '']),
    row(language, say('where', language), place),
    ...(drives ? [row(language, say('directions', language), directionsTo(destination))] : []),
    row(language, say('who', language), fullName),
    email,
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    row(language, say('what', language), facts.title || facts.type),
    row(language, say('guests', language), facts.guests),
    ...chosen.map(({ label, lines }) => row(language, label ?? '', ...lines.map(({ name }) => name))),
    ...facts.menu.map(({ label, items }) => row(language, label, ...items)),
    ...(facts.diets.length === 0 ? [] : [row(language, say('diets', language), ...dietRows(facts))]),
    '',
    row(language, say('reference', language), reference),
    row(language, say('reminderOpen', language), `${publicUrl}/${language}/admin/requests/${bookingId}`),
    row(language, say('reminderSheet', language), `${publicUrl}/${language}/admin/preparation?from=${date}&to=${date}`),
    '',
  ].join('\n');
}
