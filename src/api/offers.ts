import { readEvent } from '../contract/event';
import { readTraining } from '../contract/training';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useApiQuery, usePublicList } from './useApiQuery';

export const useEvents = () => usePublicList('event', readEvent);
export const useTrainings = () => usePublicList('training', readTraining);

/** The occupancy of each day; public, so it names nobody. */
export function useBusyDays() {
  const language = useLanguage();
  return useApiQuery(['busyDays'], () => call('listBusyDays', { language }));
}
