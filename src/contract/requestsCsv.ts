import { readDetails } from './bookingNotes';
import type { BookingRecord } from './bookingSchema';
import { BOOKING_STATUS_LABELS } from './bookingStatusLabels';
import { TIME_ZONE } from './business';
import type { ChoiceLists } from './choiceLists';
import type { CsvCell } from './csv';
import type { Language, Text } from './language';
import { OPTIONAL_FIELDS } from './optionalFields';
import { locationOf, typeLabel } from './requestDisplay';

/* Requests as a table for spreadsheets. */

const COLUMNS = {
  reference: { fr: 'Référence', en: 'Reference' },
  status: { fr: 'État', en: 'State' },
  date: { fr: 'Date', en: 'Date' },
  time: { fr: 'Heure', en: 'Time' },
  type: { fr: 'Genre', en: 'Type' },
  name: { fr: 'Nom', en: 'Name' },
  email: { fr: 'Courriel', en: 'Email' },
  telephone: OPTIONAL_FIELDS.telephone.label,
  guests: { fr: 'Convives', en: 'Guests' },
  place: { fr: 'Lieu', en: 'Place' },
  total: { fr: 'Total ($)', en: 'Total ($)' },
  created: { fr: 'Reçue le', en: 'Received' },
} satisfies Record<string, Text>;

type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

// Swedish dates are ISO dates: spreadsheets of both languages read them as dates.
const localDateTime = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Header of the table. */
export const requestsHeader = (language: Language): string[] => NAMES.map((name) => COLUMNS[name][language]);

/** Row of a request. The total is empty when it is to be determined; personal data are empty once erased. */
export function requestRow({ reference, status, createdAt, request, quote }: Pick<BookingRecord, 'reference' | 'status' | 'createdAt' | 'request' | 'quote'>, language: Language, lists: ChoiceLists): CsvCell[] {
  const { contactInfo, date, peopleCount, kidsCount } = request;
  const cells: Record<Column, CsvCell> = {
    reference,
    status: BOOKING_STATUS_LABELS[status][language],
    date,
    time: readDetails(request).eventTime,
    type: typeLabel(request, language, lists),
    name: contactInfo.name,
    email: contactInfo.email,
    telephone: request.telephone ?? '',
    guests: peopleCount + kidsCount,
    place: locationOf(request, language).place,
    total: quote.totalCost ?? '',
    created: localDateTime.format(new Date(createdAt)),
  };
  return NAMES.map((name) => cells[name]);
}
