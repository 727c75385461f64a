import { object, string, type InferType } from 'yup';
import { ENDPOINT_PATHS } from './paths';

/* Calendar feed of the owner, which calendar applications read at a secret URL. */

/** Number of past days in the calendar feed. */
export const FEED_DAYS_BACK = 60;

/** Whether a feed URL exists, and since when. The URL itself is returned only once, on creation. */
export const feedStateSchema = object({ createdAt: string().nullable().defined() });
export type FeedState = InferType<typeof feedStateSchema>;

/** New feed URL, which revokes the previous one. */
export const newFeedSchema = object({ address: string().defined(), createdAt: string().defined() });
export type NewFeed = InferType<typeof newFeedSchema>;

export const CALENDAR_FEED_ENDPOINTS = {
  readFeedState: { ...ENDPOINT_PATHS.readFeedState, access: 'admin', response: feedStateSchema },
  makeFeed: { ...ENDPOINT_PATHS.makeFeed, access: 'admin', response: newFeedSchema },
  revokeFeed: { ...ENDPOINT_PATHS.revokeFeed, access: 'admin', response: feedStateSchema },
  /** The calendar itself. The URL is the only credential, because calendar applications cannot log in. */
  readCalendarFeed: { method: 'GET', path: '/calendar/{file}', access: 'public', response: string().defined(), mediaType: 'text/calendar; charset=utf-8' },
} as const;
