import { dayAt, dayOf, isRealDay, timeOf } from '../../contract/days';
import { formatMoney, formatTime } from '../../contract/formats';
import { LOCALES, memoizeByLanguage, type Language, type Text } from '../../contract/language';
import { readNumber } from '../../contract/localized';
import type { ApiRecord } from '../../contract/apiRecord';
import { publicationStatusOf, type PublicationStatus } from '../../contract/publicationStatus';
import { placeName } from '../../contract/trainingLocation';
import type { Column } from './column';
import type { Option } from './manifest';

/* Factories for the kinds of list columns. */

type More = Partial<Pick<Column, 'sort' | 'width' | 'hidden'>>;

const stringIn = (row: ApiRecord, field: string): string => (typeof row[field] === 'string' ? row[field] : '');

const mediumDay = memoizeByLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }));
const number = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 }));

const shortDay = (local: string, language: Language): string =>
  isRealDay(local) ? mediumDay(language).format(Date.parse(`${local}T00:00:00Z`)) : local;

/** Column of text as it is stored. */
export function textColumn(field: string, label: Text, more: More = {}): Column {
  const read = (row: ApiRecord) => stringIn(row, field);
  return { field, label, sort: field, width: 150, text: read, raw: read, ...more };
}

/** Column of a location: the name of a key, or an address. */
export const placeColumn = (field: string, label: Text, more: More = {}): Column => ({ ...textColumn(field, label, more), text: (row, language) => placeName(stringIn(row, field), language) });

/**
 * Column of dollar amounts.
 * @param read returns the amount, if it is not in the field of that name
 */
export function moneyColumn(field: string, label: Text, read: (row: ApiRecord) => number | null = (row) => readNumber(row[field]), more: More = {}): Column {
  const text = (row: ApiRecord, language: Language) => {
    const dollars = read(row);
    return dollars === null ? '' : formatMoney(Math.round(dollars * 100), language);
  };
  return { field, label, sort: field, width: 130, figures: true, text, raw: (row) => read(row) ?? '', ...more };
}

/** Column of numbers with at most three decimals. */
export function numberColumn(field: string, label: Text, read: (row: ApiRecord) => number | null = (row) => readNumber(row[field]), more: More = {}): Column {
  const text = (row: ApiRecord, language: Language) => {
    const value = read(row);
    return value === null ? '' : number(language).format(value);
  };
  return { field, label, sort: field, width: 110, figures: true, text, raw: (row) => read(row) ?? '', ...more };
}

/** Column of local dates. */
export function dayColumn(field: string, label: Text, read: (row: ApiRecord) => string = (row) => stringIn(row, field), more: More = {}): Column {
  return { field, label, sort: field, width: 140, text: (row, language) => shortDay(read(row), language), raw: read, ...more };
}

/** Column of local dates and times. */
export function dateTimeColumn(field: string, label: Text, more: More = {}): Column {
  const text = (row: ApiRecord, language: Language) => {
    const value = stringIn(row, field);
    return [shortDay(dayOf(value), language), formatTime(timeOf(value), language)].filter(Boolean).join(', ');
  };
  return { field, label, sort: field, width: 190, text, raw: (row) => stringIn(row, field), ...more };
}

/** Column of timestamps, shown as dates in the business's time zone. */
export function instant(field: string, label: Text, more: More = {}): Column {
  const read = (row: ApiRecord) => {
    const at = new Date(stringIn(row, field));
    return Number.isNaN(at.getTime()) ? '' : dayAt(at);
  };
  return dayColumn(field, label, read, more);
}

/** Column with one of a few labelled values. */
export function enumColumn(field: string, label: Text, options: readonly Option[], more: More = {}): Column {
  const text = (row: ApiRecord, language: Language) => options.find(({ value }) => value === row[field])?.label[language] ?? '';
  return { field, label, sort: field, width: 130, text, raw: text, ...more };
}

/** Column of booleans, with a label for each value. */
export function booleanColumn(field: string, label: Text, labels: Record<'yes' | 'no', { label: Text; tone: 'good' | 'quiet' | 'bad' }>, otherwise: boolean, more: More = {}): Column {
  const read = (row: ApiRecord) => labels[(row[field] ?? otherwise) === true ? 'yes' : 'no'];
  const text = (row: ApiRecord, language: Language) => read(row).label[language];
  return { field, label, sort: field, width: 130, text, raw: text, tone: (row) => read(row).tone, ...more };
}

const SHOWN: Record<PublicationStatus, { label: Text; tone: 'good' | 'quiet' }> = {
  public: { label: { fr: 'Publié', en: 'Published' }, tone: 'good' },
  private: { label: { fr: 'Privé', en: 'Private' }, tone: 'quiet' },
  hidden: { label: { fr: 'Caché', en: 'Hidden' }, tone: 'quiet' },
};

const shownBy = (row: ApiRecord) => SHOWN[publicationStatusOf({ isActive: row['isActive'], visibility: row['visibility'] })];

/** Column for the visibility on the site. */
export const publicationColumn: Column = {
  field: 'showing',
  label: { fr: 'Sur le site', en: 'On the site' },
  sort: 'showing',
  width: 120,
  text: (row, language) => shownBy(row).label[language],
  raw: (row, language) => shownBy(row).label[language],
  tone: (row) => shownBy(row).tone,
};
