import { DEFAULT_LISTS } from './choiceLists';
import { PLACEHOLDER_VIDEO } from './media';
import { PALETTE } from './palette';
import type { Fact, PublicSettings, Settings, SettingsPart } from './settings';
import { WEEKDAYS, type Weekday } from './weekday';

const CLOSED_DAYS: readonly Weekday[] = ['friday', 'saturday', 'sunday'];

const film = (name: string, number: number, seconds: number) => ({ name, videoId: `${PLACEHOLDER_VIDEO}${number}`, title: { fr: '', en: '' }, description: { fr: '', en: '' }, seconds });

/**
 * Public parts of the settings of a new installation. Rates and limits are those of SPEC section 9; the facts of the business are invented, apart from
 * the town, and the owner replaces them.
 */
export const DEFAULT_PUBLIC_PARTS: Omit<PublicSettings, 'placeholders'> = {
  identity: {
    name: 'Boucane',
    legalName: '',
    cook: 'Samuel',
    street: '100, rue Saint-Patrice',
    town: 'St-Liboire',
    postalCode: 'J0H 1R0',
    phone: '450 555-1234',
    email: 'bonjour@boucane.example',
    privacyOfficer: { name: 'Samuel', email: 'vie-privee@boucane.example' },
    social: { facebook: 'https://www.facebook.com/', instagram: '', youtube: 'https://www.youtube.com/' },
  },
  hours: {
    text: {
      fr: 'Au téléphone du lundi au jeudi, de 9 h à 17 h. Du vendredi au dimanche, je cuisine : laissez un message.',
      en: 'By phone Monday to Thursday, 9 a.m. to 5 p.m. Friday to Sunday I’m cooking: leave a message.',
    },
    week: Object.fromEntries(WEEKDAYS.map((day) => [day, { open: !CLOSED_DAYS.includes(day), from: '09:00', to: '17:00' }])) as Settings['hours']['week'],
  },
  premises: { lat: 45.64, lng: -72.82 },
  taxes: { registered: true, gstNumber: '000000000 RT0001', qstNumber: '0000000000 TQ0001' },
  rules: {
    leadTimeDays: 14,
    guestChangeDays: 7,
    manageDaysAfter: 30,
    reminderDays: { first: 7, last: 1 },
    reminderHours: { from: '09:00', until: '21:00' },
    seatOfferHours: 24,
    maxSeats: 12,
    maxGuests: 500,
    partyHours: 4,
    retentionMonths: 24,
    roadKmh: 70,
    setUpMinutes: 120,
  },
  // The spec does not show the booking page's own rate per km; 0.64 is the only one it names.
  bookingRates: { factor: 1.3, setUp: 25, travelBase: 50, travelIncludedKm: 25, travelPerKm: 0.64, pizzaPerPerson: {}, toppingPerPerson: {} },
  summaryRates: { eventBase: 200, trainingBase: 150, tool: 10, contentFocus: 15, travelBase: 50, travelPerKm: 0.64, perChild: 25 },
  films: { films: [film('allumage', 1, 32), film('buche', 2, 18), film('nuit', 3, 65), film('tranche', 4, 16), film('pate', 5, 14), film('four', 6, 23), film('banquet', 7, 114)] },
  look: {
    mark: { kind: 'flame', initials: '' },
    colours: { action: { light: PALETTE.light.action, dark: PALETTE.dark.action }, accent: { light: PALETTE.light.accent, dark: PALETTE.dark.accent } },
  },
  lists: DEFAULT_LISTS,
};

/** Invented facts by the part of the settings that holds them. */
const INVENTED: Record<Fact, { part: SettingsPart; of: (settings: typeof DEFAULT_PUBLIC_PARTS) => unknown; isFictive: boolean }> = {
  name: { part: 'identity', of: ({ identity }) => identity.name, isFictive: false },
  street: { part: 'identity', of: ({ identity }) => identity.street, isFictive: false },
  town: { part: 'identity', of: ({ identity }) => identity.town, isFictive: false },
  postalCode: { part: 'identity', of: ({ identity }) => identity.postalCode, isFictive: false },
  phone: { part: 'identity', of: ({ identity }) => identity.phone, isFictive: true },
  email: { part: 'identity', of: ({ identity }) => identity.email, isFictive: true },
  cook: { part: 'identity', of: ({ identity }) => identity.cook, isFictive: false },
  privacyOfficer: { part: 'identity', of: ({ identity }) => identity.privacyOfficer.email, isFictive: true },
  hours: { part: 'hours', of: ({ hours }) => hours.text, isFictive: false },
  premises: { part: 'premises', of: ({ premises }) => premises, isFictive: false },
  taxes: { part: 'taxes', of: ({ taxes }) => taxes.registered && taxes.gstNumber, isFictive: true },
};

/** Returns the part of the settings that holds a fact. */
export const partOfFact = (fact: Fact): SettingsPart => INVENTED[fact].part;

/**
 * Returns the facts that the owner has yet to replace: those of parts that were never saved, and those that can only be invented, such as a telephone
 * number reserved for fiction.
 */
export const placeholdersOf = (settings: typeof DEFAULT_PUBLIC_PARTS, saved: readonly SettingsPart[]): Fact[] =>
  (Object.keys(INVENTED) as Fact[]).filter((fact) => {
    const { part, of, isFictive } = INVENTED[fact];
    return !saved.includes(part) || (isFictive && of(settings) === of(DEFAULT_PUBLIC_PARTS));
  });

/** Public settings of a new installation. */
export const DEFAULT_PUBLIC_SETTINGS: PublicSettings = { ...DEFAULT_PUBLIC_PARTS, placeholders: placeholdersOf(DEFAULT_PUBLIC_PARTS, []) };
