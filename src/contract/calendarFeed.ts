import { object, string, type InferType } from 'yup';
import { CALLS } from './paths';

/* The owner's calendar feed, which calendar programs read at a secret address. */

/** How far back the calendar goes. */
export const FEED_DAYS_BACK = 60;

/** Whether there is an address, and since when; the address itself is told once, when it is made. */
export const feedStateSchema = object({ createdAt: string().nullable().defined() });
export type FeedState = InferType<typeof feedStateSchema>;

/** A new address, which ends the one before. */
export const newFeedSchema = object({ address: string().defined(), createdAt: string().defined() });
export type NewFeed = InferType<typeof newFeedSchema>;

export const CALENDAR_FEED_ENDPOINTS = {
  readFeedState: { ...CALLS.readFeedState, access: 'admin', answer: feedStateSchema },
  makeFeed: { ...CALLS.makeFeed, access: 'admin', answer: newFeedSchema },
  revokeFeed: { ...CALLS.revokeFeed, access: 'admin', answer: feedStateSchema },
  /** The calendar itself: whoever knows the address may read it, as calendar programs cannot sign in. */
  readCalendarFeed: { method: 'GET', path: '/calendar/{file}', access: 'public', answer: string().defined(), mediaType: 'text/calendar; charset=utf-8' },
} as const;
