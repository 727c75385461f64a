import { object, string, type InferType } from 'yup';

/* The owner's calendar, which a telephone reads under a secret address. These calls stand apart from `CALLS`, which every visitor carries. */

/** How far back the calendar goes. */
export const FEED_DAYS_BACK = 60;

/** Whether there is an address, and since when; the address itself is told once, when it is made. */
export const feedStateSchema = object({ createdAt: string().nullable().defined() });
export type FeedState = InferType<typeof feedStateSchema>;

/** A new address, which ends the one before. */
export const newFeedSchema = object({ address: string().defined(), createdAt: string().defined() });
export type NewFeed = InferType<typeof newFeedSchema>;

const PATH = '/admin/calendar-feed';

export const CALENDAR_FEED_ENDPOINTS = {
  readFeedState: { method: 'GET', path: PATH, access: 'admin', answer: feedStateSchema },
  makeFeed: { method: 'POST', path: PATH, access: 'admin', answer: newFeedSchema },
  revokeFeed: { method: 'POST', path: `${PATH}/revoke`, access: 'admin', answer: feedStateSchema },
  /** The calendar itself: whoever knows the address may read it, as calendar programs cannot sign in. */
  readCalendarFeed: { method: 'GET', path: '/calendar/{file}', access: 'public', answer: string().defined(), mediaType: 'text/calendar; charset=utf-8' },
} as const;
