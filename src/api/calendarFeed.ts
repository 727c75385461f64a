import type { FeedState, NewFeed } from '../contract/calendarFeed';
import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Whether the current user has a calendar feed. */
export function useFeedState() {
  const language = useLanguage();
  return useApiQuery(['calendarFeed'], () => call('readFeedState', { language }), ALWAYS_STALE);
}

/** Creates a feed at a new address; the previous address stops working. @throws ApiError, TypeError when the request fails without a response */
export const makeFeed = (language: Language): Promise<NewFeed> => call('makeFeed', { language });

/** Deletes the feed. @throws ApiError, TypeError when the request fails without a response */
export const revokeFeed = (language: Language): Promise<FeedState> => call('revokeFeed', { language });
