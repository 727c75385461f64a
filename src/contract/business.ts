/** Time zone of the business. Every day and time in the product is local to it. */
export const TIME_ZONE = 'America/Toronto';

/* SPEC section 9, General */
export const CURRENCY = 'CAD';
export const DEFAULT_TRAINING_PRICE = 200;
export const CHILDREN_UNDER_AGE = 12;
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

/* Kitchen: purchase, travel and setup. */
/** Meat and sides are bought in steps of half a kilogram. */
export const PURCHASE_STEP_KG = 0.5;
/** Departure times are rounded down to this step, so that a departure is never late. */
export const DEPARTURE_STEP_MINUTES = 5;

/* SPEC section 2, Booking page */
export const DATE_PARAMETER_TIME = '17:00';
export const MAP_HEIGHT_PX = 300;
export const MAP_ZOOM = 13;

/* SPEC section 9, Price estimate on the booking page. Money in cents, distances in metres. */
/** 0.836 + 0.09: its purpose is not shown in the spec. Recorded, but not used. */
export const UNUSED_CONSTANT_0_926 = 0.836 + 0.09;

/* SPEC section 9, Floating summary. Its travel rates are separate, so that either formula can change alone. */
/** GST and QST together, 14.975 %, and GST alone, 5 %, in thousandths of a percent. */
export const TAX_MILLIPERCENT = 14_975;
export const GST_MILLIPERCENT = 5000;

/** Whether links to trainings and events lead to real pages; false restores the dead links that the spec describes. */
export const LISTING_PAGES = true;
