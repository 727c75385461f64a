import { lazy } from 'react';
import { readyWords } from '../../components/readyWords';
import { DEFAULT_LANGUAGE } from '../../contract/language';

/** The calendar of free days. Only the browser can tell them, beside or under what the page says: its code comes after the page is live. */
export const LaterCalendar = lazy(async () => {
  const [{ AvailabilityCalendar }] = await Promise.all([import('./AvailabilityCalendar'), readyWords(DEFAULT_LANGUAGE)]);
  return { default: AvailabilityCalendar };
});
