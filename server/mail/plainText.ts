import { BUSINESS } from '../../src/contract/business';
import { COLON, type Language } from '../../src/contract/language';
import type { BookingFacts } from './bookingFacts';
import { directionsTo, siteName } from './links';
import { say } from './texts';
import { REACH, senderLines, signed } from './sender';

/* Plain-text versions of the mails, written from the same facts and not derived from the markup. */

const TAXED: boolean = BUSINESS.taxRegistered;

/** Returns an underlined heading. */
export const heading = (text: string): string => `${text}\n${'-'.repeat(text.length)}`;

/** Returns a label followed by its value, or by a list of its values. */
export const row = (language: Language, label: string, ...values: string[]): string =>
  values.length === 1 ? `${label}${COLON[language]} ${values.join('')}` : [`${label}${COLON[language]}`, ...values.map((value) => `  - ${value}`)].join('\n');

/** Returns allergies and diets as plain text. Severe ones are marked with characters instead of colours. */
export const dietRows = ({ diets }: Pick<BookingFacts, 'diets'>): string[] => diets.map(({ words, severe }) => (severe ? `!!! ${words} !!!` : words));

/** Returns a party's severe allergies under a warning; empty without severe allergies. */
export function severeRows({ language, diets }: Pick<BookingFacts, 'language' | 'diets'>): string[] {
  const severe = diets.filter((diet) => diet.severe);
  return severe.length === 0 ? [] : [`!!! ${say('severe', language)} !!!`, ...severe.map(({ words }) => words)];
}

export const bookingRows = ({ language, type, title, description, when, place, guests, menu, diets }: BookingFacts): string[] => [
  row(language, say('what', language), type),
  ...(title === '' ? [] : [row(language, say('title', language), title)]),
  ...(description.length === 0 ? [] : [row(language, say('description', language), ...description)]),
  row(language, say('when', language), when),
  ...(place === '' ? [] : [row(language, say('where', language), place)]),
  row(language, say('guests', language), guests),
  ...menu.map(({ label, items }) => row(language, label, ...items)),
  ...(diets.length === 0 ? [] : [row(language, say('diets', language), ...dietRows({ diets }))]),
];

export function estimateRows({ language, groups, total, travelUnknown, pizza, taxed }: BookingFacts): string[] {
  const taxes = taxed || TAXED ? `, ${say(taxed ? 'taxesIncluded' : 'taxesExtra', language)}` : '';
  return [
    heading(say(groups.length > 1 ? 'menuAndEstimate' : 'estimate', language)),
    ...groups.flatMap(({ label, lines }) => [...(label === null ? [] : [label]), ...lines.map(({ name, amount }) => row(language, `  ${name}`, amount))]),
    '',
    `${row(language, say('total', language).toUpperCase(), total ?? say('toBeDetermined', language))}${taxes}`,
    ...(travelUnknown && total !== null ? [say('approximate', language)] : []),
    ...(pizza ? [say(total === null ? 'pizzaLater' : 'pizzaNotInside', language)] : []),
  ];
}

/** Returns the customer's mail as plain text. */
export function receivedText(facts: BookingFacts, { publicUrl, manageUrl = null }: { publicUrl: string; manageUrl?: string | null }): string {
  const { language, reference, shortNotice, shownTotal, total, awaitsPublishing = facts.title !== '' } = facts;
  return [
    say('thanksAll', language),
    '',
    say('received', language),
    ...(shortNotice ? [say('soon', language)] : []),
    '',
    row(language, say('reference', language), reference),
    say('keepReference', language),
    ...(manageUrl === null ? [] : [row(language, say('manage', language), manageUrl), say('behindLink', language)]),
    '',
    heading(say('details', language)),
    ...bookingRows(facts),
    '',
    ...estimateRows(facts),
    ...(shownTotal === null ? [] : ['', say('differs', language, { shown: shownTotal, total: total ?? say('toBeDetermined', language) })]),
    '',
    heading(say('next', language)),
    `1. ${say('nextCheck', language)}`,
    `2. ${say('nextAnswer', language)}`,
    ...(awaitsPublishing ? [`3. ${say('nextPublish', language)}`, `4. ${say('nextPay', language)}`] : [`3. ${say('nextPay', language)}`]),
    say('calendarAttached', language),
    '',
    say('question', language),
    say('answerThis', language),
    REACH,
    '',
    ...signed(language),
    ...senderLines({ language, publicUrl, why: say('why', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's mail as plain text. */
export function noticeText(facts: BookingFacts, { publicUrl }: { publicUrl: string }): string {
  const { language, reference, fullName, email, inDays, shortNotice, when, notes, perChild, total, shownTotal, destination } = facts;
  return [
    `${say('newRequest', language)} ${reference}`,
    '',
    `${when} (${inDays})`,
    ...(shortNotice ? [say('shortNotice', language).toUpperCase()] : []),
    ...severeRows(facts),
    '',
    row(language, say('who', language), fullName),
    email,
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    row(language, say('speaks', language), facts.speaks),
    ...bookingRows(facts),
    ...(perChild === null ? [] : [row(language, say('perChild', language), perChild)]),
    ...(notes.length === 0 ? [] : [row(language, say('notes', language), ...notes)]),
    ...(facts.placeUnclear ? [say('placeUnclear', language)] : []),
    row(language, say('directions', language), directionsTo(destination)),
    '',
    ...estimateRows(facts),
    ...(shownTotal === null ? [] : ['', row(language, say('shownTotal', language), shownTotal), row(language, say('countedTotal', language), total ?? say('toBeDetermined', language))]),
    '',
    ...(facts.title === '' ? [] : [say('publish', language)]),
    row(language, say('dashboard', language), `${publicUrl}/${language}/admin`),
    say('receivedAt', language, facts.receivedAt),
    '',
  ].join('\n');
}
