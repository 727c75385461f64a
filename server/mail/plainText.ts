import { COLON, type Language } from '../../src/contract/language';
import type { BookingFacts } from './bookingFacts';
import { directionsTo, siteName } from './links';
import type { MailContext } from './mailContext';
import { reachLine, senderLines, signed } from './sender';

/* Plain-text versions of the mails, written from the same facts and not derived from the markup. */

/** Returns an underlined heading. */
export const heading = (text: string): string => `${text}\n${'-'.repeat(text.length)}`;

/** Returns a label followed by its value, or by a list of its values. */
export const row = (language: Language, label: string, ...values: string[]): string =>
  values.length === 1 ? `${label}${COLON[language]} ${values.join('')}` : [`${label}${COLON[language]}`, ...values.map((value) => `  - ${value}`)].join('\n');

/** Returns allergies and diets as plain text. Severe ones are marked with characters instead of colours. */
export const dietRows = ({ diets }: Pick<BookingFacts, 'diets'>): string[] => diets.map(({ words, severe }) => (severe ? `!!! ${words} !!!` : words));

/** Returns a party's severe allergies under a warning; empty without severe allergies. */
export function severeRows({ translate }: MailContext, { language, diets }: Pick<BookingFacts, 'language' | 'diets'>): string[] {
  const severe = diets.filter((diet) => diet.severe);
  return severe.length === 0 ? [] : [`!!! ${translate('severe', language)} !!!`, ...severe.map(({ words }) => words)];
}

export const bookingRows = ({ translate }: MailContext, { language, type, title, description, when, place, guests, menu, diets }: BookingFacts): string[] => [
  row(language, translate('what', language), type),
  ...(title === '' ? [] : [row(language, translate('title', language), title)]),
  ...(description.length === 0 ? [] : [row(language, translate('description', language), ...description)]),
  row(language, translate('when', language), when),
  ...(place === '' ? [] : [row(language, translate('where', language), place)]),
  row(language, translate('guests', language), guests),
  ...menu.map(({ label, items }) => row(language, label, ...items)),
  ...(diets.length === 0 ? [] : [row(language, translate('diets', language), ...dietRows({ diets }))]),
];

export function estimateRows({ translate, settings }: MailContext, { language, groups, total, travelUnknown, pizza, taxed }: BookingFacts): string[] {
  const taxes = taxed || settings.taxes.registered ? `, ${translate(taxed ? 'taxesIncluded' : 'taxesExtra', language)}` : '';
  return [
    heading(translate(groups.length > 1 ? 'menuAndEstimate' : 'estimate', language)),
    ...groups.flatMap(({ label, lines }) => [...(label === null ? [] : [label]), ...lines.map(({ name, amount }) => row(language, `  ${name}`, amount))]),
    '',
    `${row(language, translate('total', language).toUpperCase(), total ?? translate('toBeDetermined', language))}${taxes}`,
    ...(travelUnknown && total !== null ? [translate('approximate', language)] : []),
    ...(pizza ? [translate(total === null ? 'pizzaLater' : 'pizzaNotInside', language)] : []),
  ];
}

/** Returns the customer's mail as plain text. */
export function receivedText(mail: MailContext, facts: BookingFacts, { publicUrl, manageUrl = null }: { publicUrl: string; manageUrl?: string | null }): string {
  const { translate, settings } = mail;
  const { language, reference, shortNotice, shownTotal, total, awaitsPublishing = facts.title !== '' } = facts;
  return [
    translate('thanksAll', language),
    '',
    translate('received', language),
    ...(shortNotice ? [translate('soon', language)] : []),
    '',
    row(language, translate('reference', language), reference),
    translate('keepReference', language),
    ...(manageUrl === null ? [] : [row(language, translate('manage', language), manageUrl), translate('behindLink', language)]),
    '',
    heading(translate('details', language)),
    ...bookingRows(mail, facts),
    '',
    ...estimateRows(mail, facts),
    ...(shownTotal === null ? [] : ['', translate('differs', language, { shown: shownTotal, total: total ?? translate('toBeDetermined', language) })]),
    '',
    heading(translate('next', language)),
    `1. ${translate('nextCheck', language)}`,
    `2. ${translate('nextAnswer', language)}`,
    ...(awaitsPublishing ? [`3. ${translate('nextPublish', language)}`, `4. ${translate('nextPay', language)}`] : [`3. ${translate('nextPay', language)}`]),
    translate('calendarAttached', language),
    '',
    translate('question', language),
    translate('answerThis', language),
    reachLine(settings),
    '',
    ...signed(mail, language),
    ...senderLines(mail, { language, publicUrl, why: translate('why', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's mail as plain text. */
export function noticeText(mail: MailContext, facts: BookingFacts, { publicUrl }: { publicUrl: string }): string {
  const { translate } = mail;
  const { language, reference, fullName, email, inDays, shortNotice, when, notes, perChild, total, shownTotal, destination } = facts;
  return [
    `${translate('newRequest', language)} ${reference}`,
    '',
    `${when} (${inDays})`,
    ...(shortNotice ? [translate('shortNotice', language).toUpperCase()] : []),
    ...severeRows(mail, facts),
    '',
    row(language, translate('who', language), fullName),
    email,
    ...(facts.telephone ? [facts.telephone] : []),
    ...(facts.answers ?? []),
    row(language, translate('speaks', language), facts.speaks),
    ...bookingRows(mail, facts),
    ...(perChild === null ? [] : [row(language, translate('perChild', language), perChild)]),
    ...(notes.length === 0 ? [] : [row(language, translate('notes', language), ...notes)]),
    ...(facts.placeUnclear ? [translate('placeUnclear', language)] : []),
    row(language, translate('directions', language), directionsTo(destination)),
    '',
    ...estimateRows(mail, facts),
    ...(shownTotal === null ? [] : ['', row(language, translate('shownTotal', language), shownTotal), row(language, translate('countedTotal', language), total ?? translate('toBeDetermined', language))]),
    '',
    ...(facts.title === '' ? [] : [translate('publish', language)]),
    row(language, translate('dashboard', language), `${publicUrl}/${language}/admin`),
    translate('receivedAt', language, facts.receivedAt),
    '',
  ].join('\n');
}
