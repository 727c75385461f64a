import { CALENDAR_FEED_ENDPOINTS, type FeedState, type NewFeed } from '../contract/calendarFeed';
import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

const AGES = { freshMs: 0, retainMs: 60_000 };

/** Whether the person who looks has an address for their calendar. */
export function useFeedState() {
  const language = useLanguage();
  const { method, path } = CALENDAR_FEED_ENDPOINTS.readFeedState;
  return useRead('calendar-feed', async () => (await request(method, path, { language })) as FeedState, AGES);
}

/** Makes a new address; the one before ends. @throws ApiError, TypeError when no answer came */
export async function makeFeed(language: Language): Promise<NewFeed> {
  const { method, path } = CALENDAR_FEED_ENDPOINTS.makeFeed;
  return (await request(method, path, { language })) as NewFeed;
}

/** Ends the address. @throws ApiError, TypeError when no answer came */
export async function revokeFeed(language: Language): Promise<FeedState> {
  const { method, path } = CALENDAR_FEED_ENDPOINTS.revokeFeed;
  return (await request(method, path, { language })) as FeedState;
}
