import type { ChoiceLists, Topping } from './choiceLists';
import type { EventType } from './eventType';
import type { Text } from './language';
import type { Scheme } from './palette';
import type { Weekday } from './weekday';

/*
 * Settings of the business, in parts that are saved separately. Their schemas are in `settingsSchemas.ts`, so that pages do not load them.
 */

/** Name of the business, and the ways to reach it. */
export interface Identity {
  name: string;
  /** Registered name on papers; empty when it is the name. */
  legalName: string;
  /** Name of the cook, used as the signature. */
  cook: string;
  street: string;
  town: string;
  postalCode: string;
  phone: string;
  email: string;
  privacyOfficer: { name: string; email: string };
  /** Links to profiles on other sites; an empty link is not shown. */
  social: { facebook: string; instagram: string; youtube: string };
}

/** Hours in which the business can be reached by telephone. */
export interface ContactHours {
  /** Hours in words. */
  text: Text;
  /** Hours by weekday, for search engines. A closed day keeps its hours for when it opens again. */
  week: Record<Weekday, { open: boolean; from: string; to: string }>;
}

/** Point on the map from which all road distances are measured, in degrees. */
export interface Premises {
  lat: number;
  lng: number;
}

export interface Taxes {
  /** Whether GST and QST are collected. A small supplier collects neither. */
  registered: boolean;
  gstNumber: string;
  qstNumber: string;
}

/** Deadlines and limits. */
export interface BookingRules {
  /** Days of notice below which a date counts as short notice. */
  leadTimeDays: number;
  /** Days before the event until which customers can change the number of guests themselves. */
  guestChangeDays: number;
  /** Days after the event for which the link in a customer's mail opens their request. */
  manageDaysAfter: number;
  /** Days before a party on which its two reminders are sent. */
  reminderDays: { first: number; last: number };
  /** Local times between which reminders are sent. */
  reminderHours: { from: string; until: string };
  /** Hours for which a seat offered from the waiting list is held. */
  seatOfferHours: number;
  /** Largest group that can reserve seats online. */
  maxSeats: number;
  /** Largest number of adults, and of children, of a request. */
  maxGuests: number;
  /** Length of a party in hours, in calendars. */
  partyHours: number;
  /** Months after the event for which requests and messages are stored. */
  retentionMonths: number;
  /** Average speed of the loaded vehicle, in km/h. */
  roadKmh: number;
  /** Minutes from parking to the first plate. */
  setUpMinutes: number;
}

/** Rates of the booking page's formula, in dollars and kilometres. */
export interface BookingRates {
  /** Factor on the price of the menu, with at most one decimal. */
  factor: number;
  setUp: number;
  travelBase: number;
  /** Kilometres of the round trip that the travel base covers. */
  travelIncludedKm: number;
  travelPerKm: number;
  /** Price of pizza per person by event type; null means to be determined. */
  pizzaPerPerson: Partial<Record<EventType, number | null>>;
  /** Additional price per person of a topping; null means none. */
  toppingPerPerson: Partial<Record<Topping, number | null>>;
}

/** Rates of the summary's formula, in dollars and kilometres. */
export interface SummaryRates {
  eventBase: number;
  trainingBase: number;
  tool: number;
  contentFocus: number;
  travelBase: number;
  travelPerKm: number;
  /** Price per child that is shown where none is given. */
  perChild: number;
}

/** Film of the gallery on YouTube. */
export interface Film {
  /** Name of its texts, for the films of a new installation; empty otherwise. */
  name: string;
  videoId: string;
  title: Text;
  description: Text;
  /** Duration in seconds; null until known. */
  seconds: number | null;
}

export const MARK_KINDS = ['flame', 'initials'] as const;

/** Look of the business: its mark, and two colours in both colour schemes. */
export interface Look {
  /** Initials are kept while the mark is the flame. */
  mark: { kind: (typeof MARK_KINDS)[number]; initials: string };
  /** Colour of buttons and links, and colour of highlights, as `#RRGGBB`. */
  colours: Record<'action' | 'accent', Record<Scheme, string>>;
}

/** Line that the owner adds to a quote by one press. */
export interface LinePreset {
  name: Text;
  /** Dollars, before taxes. */
  amount: number;
  perPerson: boolean;
}

/** Terms of proposals, and included services. */
export interface ProposalTerms {
  /** Days for which a new proposal is valid. */
  validDays: number;
  /** Services that the price includes. */
  included: Text;
  /** Terms that the customer accepts. */
  terms: Text;
}

export interface Settings {
  identity: Identity;
  hours: ContactHours;
  premises: Premises;
  taxes: Taxes;
  rules: BookingRules;
  bookingRates: BookingRates;
  summaryRates: SummaryRates;
  films: { films: Film[] };
  look: Look;
  lists: ChoiceLists;
  proposals: ProposalTerms;
  linePresets: { presets: LinePreset[] };
}

export type SettingsPart = keyof Settings;

/** Parts that visitors' pages use. */
export const PUBLIC_PARTS = ['identity', 'hours', 'premises', 'taxes', 'rules', 'bookingRates', 'summaryRates', 'films', 'look', 'lists'] as const satisfies readonly SettingsPart[];

/** Parts that only the owner reads: a proposal has its own copy of the terms. */
export const PRIVATE_PARTS = ['proposals', 'linePresets'] as const satisfies readonly SettingsPart[];
export type PrivatePart = (typeof PRIVATE_PARTS)[number];

export const SETTINGS_PARTS: readonly SettingsPart[] = [...PUBLIC_PARTS, ...PRIVATE_PARTS];

/** Settings as visitors' pages use them. */
export interface PublicSettings extends Pick<Settings, (typeof PUBLIC_PARTS)[number]> {
  /** Facts that still have the values of a new installation. */
  placeholders: Fact[];
}

/** Facts of the business that a new installation invents. */
export const FACTS = ['name', 'street', 'town', 'postalCode', 'phone', 'email', 'cook', 'privacyOfficer', 'hours', 'premises', 'taxes'] as const;
export type Fact = (typeof FACTS)[number];

/** Whether search engines may list the site: not before the owner has replaced every invented fact. */
export const isIndexable = ({ placeholders }: Pick<PublicSettings, 'placeholders'>): boolean => placeholders.length === 0;

/** SWR key of the public settings; also the key of their prerendered data. */
export const SETTINGS_KEY = 'settings';

/** Returns the town and the province, as in an address. */
export const placeOf = ({ town }: Pick<Identity, 'town'>): string => `${town}, Québec`;
