import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useGuestsPreview } from '../../api/selfService';
import { guestsSchema, type Guests } from '../../contract/selfService';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';

/** Debounce of the price preview, in milliseconds. */
const SETTLED_MS = 250;

/** Price preview from the server for the numbers in the form. Not requested while they are incomplete or unchanged. */
export function useGuestsToCome(token: string, { version, adults, children }: SelfServiceRequest) {
  const { values } = useFormikContext<{ adults: number | string; children: number | string }>();
  const typed = guestsSchema.isValidSync(values) ? guestsSchema.cast(values) : null;
  const changed = typed !== null && (typed.adults !== adults || typed.children !== children);
  const key = changed ? `${typed.adults} ${typed.children}` : '';
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const asked: Guests | null = changed && settled === key ? typed : null;
  const { data, error, mutate } = useGuestsPreview(token, version, asked);
  const failure: unknown = error;
  return { changed, preview: asked === null ? undefined : data, failure: asked === null ? undefined : failure, retry: () => void mutate() };
}
