import { changedFacts, changedLines, type AgreedFact, type AgreedItem, type AgreementContent } from '../../src/contract/agreement';
import { dietLabel } from '../../src/contract/dietLabels';
import { formatDay, formatMoney, formatTime } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';
import { FIXED_LINES, guestsLabel } from '../../src/contract/requestDisplay';
import { TRAINING_LOCATION_NAMES } from '../../src/contract/trainingLocation';
import type { FactLine } from './bookingFacts';
import type { RevisionFacts } from './changeFacts';
import { cleanLines, oneLine } from './cleanText';
import type { MailContext } from './mailContext';

/** Label with its values, one per line. */
export interface AgreementRow {
  label: string;
  values: string[];
}

interface In {
  language: Language;
  mail: MailContext;
}

const guests = ({ event }: AgreementContent, language: Language): string => guestsLabel({ peopleCount: event.adults, kidsCount: event.children }, language);

/** Returns the day and time of the event in words. */
export function agreedWhen({ event: { date, time } }: AgreementContent, { language, mail: { translate } }: In): string {
  const day = formatDay(date, language);
  return time === '' ? day : translate('dayAndTime', language, { day, time: formatTime(time, language) });
}

/** Returns the name of the event. */
export const agreedType = ({ event }: AgreementContent, language: Language): string => oneLine(event.title || event.type[language]);

function where({ event: { place, trainingPlace } }: AgreementContent, { language, mail: { translate } }: In): string {
  const name = trainingPlace === null ? '' : trainingPlace === 'at_premises' ? translate('premises', language) : TRAINING_LOCATION_NAMES[trainingPlace][language];
  return [name, oneLine(place)].filter(Boolean).join(', ');
}

const KINDS = { meat: 'meats', side: 'sides', topping: 'toppings', tool: 'tools', contentFocus: 'contentFocus' } as const satisfies Record<AgreedItem['kind'], string>;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns everything that was agreed beside the price and the terms. */
export function agreedRows(content: AgreementContent, { language, mail }: In): AgreementRow[] {
  const { translate } = mail;
  const { event, items, diets } = content;
  const names = (kind: AgreedItem['kind']) => items.filter((item) => item.kind === kind).map(({ name }) => oneLine(name[language]));
  const rows: AgreementRow[] = [
    { label: translate('what', language), values: [agreedType(content, language)] },
    { label: translate('when', language), values: [capitalized(agreedWhen(content, { language, mail }))] },
    { label: translate('where', language), values: [where(content, { language, mail })] },
    { label: translate('guests', language), values: [guests(content, language)] },
    ...(Object.keys(KINDS) as AgreedItem['kind'][]).map((kind) => ({ label: translate(KINDS[kind], language), values: names(kind) })),
    { label: translate('tableware', language), values: event.reusableUtensils ? [translate('reusable', language)] : [] },
    { label: translate('diets', language), values: diets.map((diet) => oneLine(dietLabel(diet, language))) },
  ];
  return rows.filter(({ values }) => values.some((value) => value !== ''));
}

const taxLines = ({ gstCents, qstCents }: AgreementContent) => [
  { id: 'gst', name: FIXED_LINES.gst, cents: gstCents },
  { id: 'qst', name: FIXED_LINES.qst, cents: qstCents },
];

/** Returns the lines of the agreed price, with both taxes if it has any, and the total. */
export function agreedPrice(content: AgreementContent, { language, mail: { translate } }: In): { lines: FactLine[]; total: string } {
  const named = content.lines.map(({ name, cents, pricedOn }) => ({ name: pricedOn === null ? oneLine(name[language]) : translate('agreedOtherDay', language, { name: oneLine(name[language]), day: formatDay(pricedOn, language) }), cents }));
  const taxes = content.totalCents === content.subtotalCents ? [] : taxLines(content).map(({ name, cents }) => ({ name: name[language], cents }));
  return { lines: [...named, ...taxes].map(({ name, cents }) => ({ name, amount: formatMoney(cents, language) })), total: formatMoney(content.totalCents, language) };
}

/** Returns the values of a fact of a content, for the comparison with another one. */
function valuesOf(fact: Exclude<AgreedFact, 'items'>, content: AgreementContent, { language, mail }: In): string[] {
  const { translate } = mail;
  const { customer, event, diets, included, terms } = content;
  switch (fact) {
    case 'customer':
      return [customer.name, customer.telephone, customer.email].map(oneLine);
    case 'type':
      return [agreedType(content, language)];
    case 'date':
      return [formatDay(event.date, language)];
    case 'time':
      return [event.time && formatTime(event.time, language)];
    case 'place':
      return [where(content, { language, mail })];
    case 'guests':
      return [guests(content, language)];
    case 'diets':
      return diets.length === 0 ? [translate('noDiets', language)] : diets.map((diet) => oneLine(dietLabel(diet, language)));
    case 'utensils':
      return [event.reusableUtensils ? translate('reusable', language) : ''];
    case 'included':
      return [oneLine(included[language])];
    case 'terms':
      return cleanLines(terms.text[language]);
  }
}

const LABELS = { customer: 'agreedContact', type: 'what', date: 'agreedDate', time: 'agreedTime', place: 'where', guests: 'guests', items: 'agreedChoices', diets: 'diets', utensils: 'tableware', included: 'agreedIncluded' } as const satisfies Record<Exclude<AgreedFact, 'terms'>, string>;

const isSame = (one: AgreedItem) => (other: AgreedItem) => one.id === other.id && one.kind === other.kind;

/** Returns the facts that differ between two contents, before and after. */
export function changedRows(before: AgreementContent, after: AgreementContent, context: In): AgreementRow[] {
  const { language, mail } = context;
  const { translate } = mail;
  const named = (text: 'amendmentAdded' | 'amendmentRemoved', items: readonly AgreedItem[], others: readonly AgreedItem[]) =>
    items.filter((item) => !others.some(isSame(item))).map(({ name }) => translate(text, language, { value: oneLine(name[language]) }));
  return changedFacts(before, after).map((fact) => {
    const label = fact === 'terms' ? translate('agreedTerms', language, { version: after.terms.version }) : translate(LABELS[fact], language);
    if (fact === 'items') return { label, values: [...named('amendmentAdded', after.items, before.items), ...named('amendmentRemoved', before.items, after.items)] };
    const [was, is] = [before, after].map((content) => valuesOf(fact, content, context).filter(Boolean).join(', ') || translate('none', language));
    return { label, values: [translate('amendmentWas', language, { value: was ?? '' }), translate('amendmentIs', language, { value: is ?? '' })] };
  });
}

/** Returns the lines that differ between two contents, then the taxes and the totals. */
export function changedPrice(before: AgreementContent, after: AgreementContent, { language, mail: { translate } }: In): RevisionFacts {
  const money = (cents: number | null) => (cents === null ? translate('none', language) : formatMoney(cents, language));
  const taxes = changedLines({ lines: taxLines(before).map((line) => ({ ...line, pricedOn: null })) }, { lines: taxLines(after).map((line) => ({ ...line, pricedOn: null })) });
  const lines = [...changedLines(before, after), ...taxes].map((line) => ({ name: oneLine(line.name[language]), before: money(line.before), after: money(line.after) }));
  return { language, reason: '', lines, total: { before: money(before.totalCents), after: money(after.totalCents) } };
}
