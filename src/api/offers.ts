import type { SWRResponse } from 'swr';
import type { BusyDays } from '../contract/busyDay';
import { readEvent } from '../contract/event';
import { readTraining } from '../contract/training';
import { CALLS } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useList, useRead } from './useRead';

export const useEvents = () => useList('event', readEvent);
export const useTrainings = () => useList('training', readTraining);

/** What each day is made of; public, so without a word on whose it is. */
export function useBusyDays(): SWRResponse<BusyDays> {
  const language = useLanguage();
  return useRead(CALLS.listBusyDays.path, () => call('listBusyDays', { language }));
}
