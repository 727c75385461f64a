import { DEFAULT_LISTS, type Choice, type ChoiceLists } from '../../contract/choiceLists';
import { offersToppings } from '../../contract/eventType';
import { LANGUAGES, type Language } from '../../contract/language';
import type { SettingsPart } from '../../contract/settings';
import { WEEKDAYS } from '../../contract/weekday';
import { hoursTexts, identityTexts, premisesTexts, taxesTexts } from './businessTexts';
import type { FieldGroup, PartForm, SettingsField } from './fields';
import { filmsTexts } from './filmTexts';
import { listsTexts } from './listsTexts';
import { lookTexts } from './lookTexts';
import { linePresetsTexts, proposalsTexts } from './proposalsTexts';
import { bookingRatesTexts, rulesTexts, summaryRatesTexts } from './rateTexts';

type Options = Omit<SettingsField, 'name' | 'kind'>;

const line = (name: string, options: Options = {}): SettingsField => ({ name, kind: 'line', required: true, ...options });
const whole = (name: string, unit: SettingsField['unit']): SettingsField => ({ name, kind: 'whole', required: true, ...(unit && { unit }) });
const money = (name: string, unit: SettingsField['unit'] = 'dollars'): SettingsField => ({ name, kind: 'money', unit, required: true });
const time = (name: string): SettingsField => ({ name, kind: 'time', required: true });
const degrees = (name: string): SettingsField => ({ name, kind: 'degrees', unit: 'degrees', required: true });
const link = (name: string): SettingsField => ({ name, kind: 'line', type: 'url', wide: true });

const paragraphs = (name: string, options: Options = {}) => LANGUAGES.map((lang): SettingsField => ({ name: `${name}.${lang}`, kind: 'paragraph', lang, required: true, ...options }));

const group = (name: string, ...fields: SettingsField[]): FieldGroup => ({ name, fields });
const titledGroup = (name: string, ...fields: SettingsField[]): FieldGroup => ({ name, fields, labelsNeedTitle: true });

/** Optional price of each entry of a list. Prices of hidden entries stay in the form, because an entry can be shown again. */
const prices = (name: string, choices: readonly Choice[], whenEmpty: 'toDetermine' | 'noSurcharge') => choices.map(({ key, name: label }): SettingsField => ({ ...money(`${name}.${key}`, 'dollarsPerGuest'), label, required: false, whenEmpty }));

/** Form of the booking page's rates, with the prices of the owner's event types and toppings. */
const ratesForm = ({ eventTypes, toppings }: ChoiceLists): PartForm => ({
  texts: bookingRatesTexts,
  groups: [
    group('service', { name: 'factor', kind: 'decimal', required: true }, money('setUp')),
    group('travel', money('travelBase'), whole('travelIncludedKm', 'km'), money('travelPerKm', 'dollarsPerKm')),
    titledGroup('pizza', ...prices('pizzaPerPerson', eventTypes.filter(({ key }) => offersToppings(key)), 'toDetermine')),
    titledGroup('toppings', ...prices('toppingPerPerson', toppings, 'noSurcharge')),
  ],
});

/** Forms of the parts, in the order of their fields. The films, the lists and the prepared lines have rows instead, and the week of the hours has a field for each day. */
const FORMS = {
  identity: {
    texts: identityTexts,
    groups: [
      group('business', line('name', { autoComplete: 'organization' }), line('legalName', { required: false }), line('cook', { autoComplete: 'given-name' })),
      group('address', line('street', { wide: true, autoComplete: 'street-address' }), line('town', { autoComplete: 'address-level2' }), line('postalCode', { autoComplete: 'postal-code' })),
      group('contact', line('phone', { type: 'tel', autoComplete: 'tel' }), line('email', { type: 'email', autoComplete: 'email' })),
      group('privacy', line('privacyOfficer.name'), line('privacyOfficer.email', { type: 'email' })),
      group('social', link('social.facebook'), link('social.instagram'), link('social.youtube')),
    ],
  },
  hours: {
    texts: hoursTexts,
    groups: [
      titledGroup('words', ...paragraphs('text')),
      group('week', ...[...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].map((day): SettingsField => ({ name: `week.${day}`, kind: 'hours' }))),
    ],
  },
  premises: { texts: premisesTexts, groups: [group('point', degrees('lat'), degrees('lng'))] },
  taxes: {
    texts: taxesTexts,
    groups: [group('taxes', { name: 'registered', kind: 'flag', wide: true }, line('gstNumber', { when: 'registered' }), line('qstNumber', { when: 'registered' }))],
  },
  rules: {
    texts: rulesTexts,
    groups: [
      group('requests', whole('leadTimeDays', 'days'), whole('maxGuests', 'guests')),
      group('changes', whole('guestChangeDays', 'days'), whole('manageDaysAfter', 'days')),
      group('reminders', whole('reminderDays.first', 'days'), whole('reminderDays.last', 'days'), time('reminderHours.from'), time('reminderHours.until')),
      group('seats', whole('maxSeats', 'seats'), whole('seatOfferHours', 'hours')),
      group('day', whole('partyHours', 'hours'), whole('setUpMinutes', 'minutes'), whole('roadKmh', 'kmh')),
      group('data', whole('retentionMonths', 'months')),
    ],
  },
  bookingRates: ratesForm(DEFAULT_LISTS),
  summaryRates: {
    texts: summaryRatesTexts,
    groups: [
      group('base', money('eventBase'), money('trainingBase'), money('perChild')),
      group('training', money('tool'), money('contentFocus')),
      group('travel', money('travelBase'), money('travelPerKm', 'dollarsPerKm')),
    ],
  },
  films: { texts: filmsTexts, groups: [] },
  lists: { texts: listsTexts, groups: [] },
  look: {
    texts: lookTexts,
    groups: [
      group('mark', { name: 'mark.kind', kind: 'choice' }, line('mark.initials')),
      group('light', line('colours.action.light'), line('colours.accent.light')),
      group('dark', line('colours.action.dark'), line('colours.accent.dark')),
    ],
  },
  proposals: {
    texts: proposalsTexts,
    groups: [group('validity', whole('validDays', 'days')), group('included', ...paragraphs('included')), group('terms', ...paragraphs('terms', { rows: 12 }))],
  },
  linePresets: { texts: linePresetsTexts, groups: [] },
} satisfies Record<SettingsPart, PartForm>;

/** Part of the settings that has a form. */
export type FormPart = keyof typeof FORMS;

/** Forms with the starting lists. */
export const PARTS: Readonly<Record<FormPart, PartForm>> = FORMS;

/** Returns the labels that the owner gives to fields of a form, by field name. */
export const ownLabels = ({ groups }: PartForm, language: Language): Record<string, string> =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.flatMap(({ name, label }): [string, string][] => (label ? [[name, label[language]]] : []))));

/** Returns the form of a part, with a field for each price of the owner's lists. */
export const partFormOf = (part: FormPart, lists: ChoiceLists): PartForm => (part === 'bookingRates' ? ratesForm(lists) : PARTS[part]);

export const isFormPart = (name: string): name is FormPart => Object.hasOwn(FORMS, name);
