import { object, string, type AnyObject, type InferType } from 'yup';
import { MAX_YEARS_AHEAD } from './business';
import { dietsAmong } from './diets';
import { isEventType } from './eventType';
import { day, emailAddress, ids, line, timeOfDay, integer } from './fields';
import { optionalFormFields } from './optionalFields';

const MAX_PEOPLE = 500;

/** Returns the current day from the schema's context (`context.today`), or null. */
const todayOf = ({ context }: { context?: AnyObject | undefined }): string | null => {
  const today: unknown = context?.['today'];
  return typeof today === 'string' ? today : null;
};

/** Returns the last day that can be requested. */
const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`;

/** Schema of an existing day that, if `context.today` is given, is neither in the past nor too far in the future. */
export const futureDate = () =>
  day()
    .required('dateRequired')
    .test('coming', 'datePast', (value, { options }) => {
      const today = todayOf(options);
      return today === null || value >= today;
    })
    .test('near', 'dateFar', (value, { options }) => {
      const today = todayOf(options);
      return today === null || value <= lastDay(today);
    });

export const hostName = () => line(120).required('fullNameRequired');
export const adults = () => integer(MAX_PEOPLE).min(1, 'adultsMin').required('adultsMin');
export const children = () => integer(MAX_PEOPLE).min(0, 'childrenMin').default(0);
export const partyLocation = () => line(300).required('locationRequired');
export const chosen = () => ids().default([]);

/** Fields of the public booking page. Validate with `context: { today }`. */
export const bookingFormSchema = object({
  hostName: hostName(),
  email: emailAddress(),
  ...optionalFormFields(),
  adults: adults(),
  children: children(),
  eventType: string().required('eventTypeRequired').test('eventType', 'eventTypeRequired', isEventType),
  eventDate: futureDate(),
  eventTime: timeOfDay().required('timeRequired'),
  location: partyLocation(),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  toppings: chosen(),
  diets: dietsAmong('adults', 'children'),
});

export type BookingForm = InferType<typeof bookingFormSchema>;

export const BOOKING_STATUSES = ['requested', 'confirmed', 'declined', 'cancelled', 'done'] as const;
