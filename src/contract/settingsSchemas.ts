import { array, boolean, mixed, number, object, string, ValidationError, type ObjectSchema } from 'yup';
import { amount, between, emailAddress, flag, integer, line, list, paragraph, telephone, timeOfDay, webAddress } from './fields';
import { lists } from './listsSchema';
import { look } from './lookSchema';
import { linePresets, proposals } from './proposalTermsSchemas';
import { youTubeId } from './media';
import { bookingRates, summaryRates } from './ratesSchemas';
import { FACTS, PUBLIC_PARTS, type Settings, type SettingsPart } from './settings';
import { WEEKDAYS } from './weekday';

/*
 * Schemas of the settings, by part. Bounds keep a typing error, such as a lead time of 140 days, from closing the calendar.
 */

const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
const GST_NUMBER = /^\d{9} RT\d{4}$/;
const QST_NUMBER = /^\d{10} TQ\d{4}$/;
const HTTPS = /^(?:https:\/\/[^\s"'<>]+)?$/;

const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const link = () => webAddress().matches(HTTPS, 'notValid').default('');

const identity = object({
  name: line(80).required('required'),
  legalName: line(120).default(''),
  cook: line(80).required('required'),
  street: line(120).required('required'),
  town: line(80).required('required'),
  postalCode: line(7).uppercase().required('required').matches(POSTAL_CODE, 'postalCodeInvalid'),
  phone: telephone().required('required'),
  email: emailAddress(),
  privacyOfficer: object({ name: line(80).required('required'), email: emailAddress() }).noUnknown(),
  social: object({ facebook: link(), instagram: link(), youtube: link() }).noUnknown(),
}).noUnknown();

const openingHours = object({
  open: flag().required('required'),
  from: timeOfDay().required('timeRequired'),
  to: timeOfDay()
    .required('timeRequired')
    .test('order', 'endBeforeStart', (to, { parent }) => {
      const { open, from } = parent as { open: boolean; from: string };
      return !open || to > from;
    }),
}).noUnknown();

const hours = object({
  text: object({ fr: paragraph(400).required('frenchRequired'), en: paragraph(400).required('englishRequired') }).noUnknown(),
  week: object(Object.fromEntries(WEEKDAYS.map((day) => [day, openingHours])) as Record<(typeof WEEKDAYS)[number], typeof openingHours>).noUnknown(),
}).noUnknown();

const degrees = (max: number) => amount().nonNullable('required').min(-max, 'notValid').max(max, 'notValid').required('required');
const premises = object({ lat: degrees(90), lng: degrees(180) }).noUnknown();

const taxNumber = (form: RegExp, whenWrong: string) =>
  line(20)
    .default('')
    .when('registered', { is: true, then: (schema) => schema.required('required').matches(form, whenWrong), otherwise: (schema) => schema.matches(form, { message: whenWrong, excludeEmptyString: true }) });

const taxes = object({ registered: flag().required('required'), gstNumber: taxNumber(GST_NUMBER, 'gstNumberInvalid'), qstNumber: taxNumber(QST_NUMBER, 'qstNumberInvalid') }).noUnknown();

const rules = object({
  leadTimeDays: between(0, 120),
  maxGuests: between(1, 500),
  guestChangeDays: between(0, 60),
  manageDaysAfter: between(0, 365),
  reminderDays: object({
    first: between(2, 30),
    last: between(1, 29).test('order', 'reminderOrder', (last, { parent }) => last < (parent as { first: number }).first),
  }).noUnknown(),
  reminderHours: object({
    from: timeOfDay().required('timeRequired'),
    until: timeOfDay().required('timeRequired').test('oneHour', 'reminderHours', (until, { parent }) => minutesOfDay(until) >= minutesOfDay((parent as { from: string }).from) + 60),
  }).noUnknown(),
  maxSeats: between(1, 100),
  seatOfferHours: between(1, 168),
  partyHours: between(1, 12),
  setUpMinutes: between(0, 720),
  roadKmh: between(20, 120),
  retentionMonths: between(1, 120),
}).noUnknown();

/** The id of a YouTube film; a pasted link is reduced to it. */
const videoId = () =>
  line(200)
    .transform((value: unknown) => (typeof value === 'string' ? (youTubeId(value) ?? value) : value))
    .required('required')
    .matches(/^[\w-]{11}$/, 'filmInvalid');

const film = object({
  name: line(40).default(''),
  videoId: videoId(),
  title: object({ fr: line(120).default(''), en: line(120).default('') }).noUnknown(),
  description: object({ fr: line(300).default(''), en: line(300).default('') }).noUnknown(),
  seconds: integer(36_000).min(1, 'tooFew:${min}').nullable().default(null),
})
  .noUnknown()
  // Films of a new installation have texts of their own; others need a title in both languages.
  .test('titled', ({ name, title }, { createError, path }) => {
    if (name !== '') return true;
    const missing = [
      ...(title.fr ? [] : [createError({ path: `${path}.title.fr`, message: 'frenchRequired' })]),
      ...(title.en ? [] : [createError({ path: `${path}.title.en`, message: 'englishRequired' })]),
    ];
    return missing.length === 0 || new ValidationError(missing);
  });

const films = object({ films: list(film, 40).default([]) }).noUnknown();

/** Schema of each part of the settings. */
export const SETTINGS_SCHEMAS: { [Part in SettingsPart]: ObjectSchema<Settings[Part]> } = { identity, hours, premises, taxes, rules, bookingRates, summaryRates, films, look, lists, proposals, linePresets };

const saved = <Part extends SettingsPart>() => mixed<Settings[Part]>().defined();

/** Response of `GET /settings`: the public parts only. The parts are validated when they are saved. */
export const publicSettingsSchema = object({
  ...(Object.fromEntries(PUBLIC_PARTS.map((part) => [part, saved()])) as { [Part in (typeof PUBLIC_PARTS)[number]]: ReturnType<typeof saved<Part>> }),
  placeholders: array(string().oneOf([...FACTS]).defined()).defined(),
});

/** Part of the settings as the owner reads it. Version 0 has never been saved. */
export const settingsPartSchema = object({ value: mixed<Settings[SettingsPart]>().defined(), version: number().defined(), saved: boolean().defined() });

/** Version of a part, with the time and the author. */
export const settingsVersionsSchema = array(object({ number: number().defined(), value: mixed<Settings[SettingsPart]>().defined(), savedAt: string().defined(), savedBy: string().defined() })).defined();
