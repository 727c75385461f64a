import type { Text } from './language';

/**
 * Facts of the business, defined only here.
 * `placeholder` lists those without real values yet; the build and the dashboard list them too.
 */
export const BUSINESS = {
  name: 'Boucane',
  place: 'St-Liboire, Québec',
  street: '100, rue Saint-Patrice',
  postalCode: 'J0H 1R0',
  phone: '450 555-1234',
  email: 'bonjour@boucane.example',
  /** Name of the cook, used as the signature. */
  cook: 'Samuel',
  privacyOfficer: { name: 'Samuel', email: 'vie-privee@boucane.example' },
  /** Hours in which the owner responds, as text. */
  hours: {
    fr: 'Au téléphone du lundi au jeudi, de 9 h à 17 h. Du vendredi au dimanche, je cuisine : laissez un message.',
    en: 'By phone Monday to Thursday, 9 a.m. to 5 p.m. Friday to Sunday I’m cooking: leave a message.',
  } satisfies Text,
  social: { facebook: 'https://www.facebook.com/', youtube: 'https://www.youtube.com/' },
  premises: { fr: 'Au fumoir, à St-Liboire', en: 'At the smokehouse, in St-Liboire' } satisfies Text,
  taxRegistered: true,
  gstNumber: '00000 0000 RT0001',
  qstNumber: '0000000000 TQ0001',
  placeholder: ['name', 'street', 'postalCode', 'phone', 'email', 'cook', 'privacyOfficer', 'hours', 'social', 'taxRegistered', 'gstNumber', 'qstNumber'],
} as const;

/** Fact without a real value yet. */
export type PlaceholderFact = (typeof BUSINESS.placeholder)[number];

export const isPlaceholder = (fact: keyof typeof BUSINESS): boolean => BUSINESS.placeholder.some((name) => name === fact);

/** Time zone of the business. Every day and time in the product is local to it. */
export const TIME_ZONE = 'America/Toronto';

/* SPEC section 9, General */
export const CURRENCY = 'CAD';
export const DEFAULT_TRAINING_PRICE = 200;
export const DEFAULT_PRICE_PER_CHILD = 25;
export const CHILDREN_UNDER_AGE = 12;
export const LEAD_TIME_DAYS = 14;
/** Maximum number of years in advance that a day can be requested. */
export const MAX_YEARS_AHEAD = 2;
export const TRAINING_TYPES = ['in-person', 'online'] as const;
export const TRAINING_LOCATIONS = ['at_home', 'at_premises', 'online'] as const;
export const SESSION_HOURS = 12;
export const MESSAGE_MS = 8000;
export const CONTENT_CACHE_MS = 60 * 60_000;
/** Cache times of the events and trainings lists (SPEC section 7): fresh, then retained. */
export const CATALOGUE_CACHE = { staleMs: 300_000, gcMs: 1_800_000 } as const;
/** Cache times of every other read (SPEC section 9, Query behaviour). */
export const QUERY_CACHE = { staleMs: 60_000, gcMs: 5 * 60_000 } as const;
export const QUERY_RETRIES = 3;
export const LANGUAGE_FLASH_MS = 150;
export const HEADER_SHRINK_PX = 80;
export const LOCATE_TIMEOUT_MS = 10_000;
export const ESTIMATE_DELAY_MS = 100;
export const DRAFT_DAYS = 30;
/** Number of days before the event until which customers can change the number of guests themselves. After that they must call. */
export const GUEST_CHANGE_DAYS = 7;
/** Number of days after the event for which the link in a customer's mail opens their request. */
export const MANAGE_DAYS_AFTER = 30;
/** Number of months after the event for which requests and messages are stored, as stated on the privacy page. */
export const RETENTION_MONTHS = 24;

/* Kitchen: purchase, travel and setup. */
/** Meat and sides are bought in steps of half a kilogram. */
export const PURCHASE_STEP_KG = 0.5;
/** Average speed of the loaded vehicle on country roads. */
export const ROAD_KMH = 70;
/** Minutes from parking to the first plate, including lighting the fire and setting up the tables. */
export const SET_UP_MINUTES = 120;
/** Departure times are rounded down to this step, so that a departure is never late. */
export const DEPARTURE_STEP_MINUTES = 5;

/* SPEC section 2, Booking page */
export const DATE_PARAMETER_TIME = '17:00';
export const MAP_HEIGHT_PX = 300;
export const MAP_ZOOM = 13;

/* SPEC section 9, Price estimate on the booking page. Money in cents, distances in metres. */
export const ORIGIN = { lat: 45.64, lng: -72.82 } as const;
export const ESTIMATE_FACTOR_TENTHS = 13;
export const ESTIMATE_FLAT_CENTS = 2500;
export const TRAVEL_FLAT_CENTS = 5000;
export const TRAVEL_FLAT_METRES = 25_000;
/** The spec does not show the booking page's own rate; 0.64 is the only per-km rate it names. */
export const TRAVEL_CENTS_PER_KM = 64;
/** 0.836 + 0.09: its purpose is not shown in the spec. Recorded, but not used. */
export const UNUSED_CONSTANT_0_926 = 0.836 + 0.09;

/* SPEC section 9, Floating summary. Its travel rates are separate, so that either formula can change alone. */
export const SUMMARY_BASE_CENTS = { event: 20_000, training: 15_000 } as const;
export const SUMMARY_TOOL_CENTS = 1000;
export const SUMMARY_CONTENT_FOCUS_CENTS = 1500;
export const SUMMARY_TRAVEL_FLAT_CENTS = 5000;
export const SUMMARY_TRAVEL_CENTS_PER_KM = 64;
/** GST and QST together, 14.975 %, and GST alone, 5 %, in thousandths of a percent. */
export const TAX_MILLIPERCENT = 14_975;
export const GST_MILLIPERCENT = 5000;

/** Whether links to trainings and events lead to real pages; false restores the dead links that the spec describes. */
export const LISTING_PAGES = true;
