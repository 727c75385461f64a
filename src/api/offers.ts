import type { SWRResponse } from 'swr';
import type { BusyDay } from '../contract/busyDay';
import { readEvent } from '../contract/event';
import { readTraining } from '../contract/training';
import { CALLS } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useList, useRead } from './useRead';

export const useEvents = () => useList('event', readEvent);
export const useTrainings = () => useList('training', readTraining);

/** The days that bookings take; public, so without a word on whose they are. */
export function useBusyDays(): SWRResponse<BusyDay[]> {
  const language = useLanguage();
  return useRead(CALLS.listBusyDays.path, () => call('listBusyDays', { language }));
}
