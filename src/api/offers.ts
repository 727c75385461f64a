import { readEvent } from '../contract/event';
import { readTraining } from '../contract/training';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useApiQuery, usePublicList } from './useApiQuery';

export const useEvents = () => usePublicList('event', readEvent);
export const useTrainings = () => usePublicList('training', readTraining);

/** Occupancy of each day. Public, so it contains no names. */
export function useBusyDays() {
  const language = useLanguage();
  return useApiQuery(['busyDays'], () => call('listBusyDays', { language }));
}
