import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { saveAvailability } from '../../api/availability';
import { ApiError } from '../../api/client';
import { availabilitySchema, type AvailabilityRecord } from '../../contract/availability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { availabilityTexts } from './texts';
import { valuesOf, type AvailabilityValues } from './values';

type Helpers = Pick<FormikHelpers<AvailabilityValues>, 'resetForm' | 'setStatus'>;

/** Converts the server's field paths to form names: `blocked[0].to` to `blocked.0.to`. */
const byField = (fields: Record<string, string>) => Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.replaceAll(/\[(\d+)\]/g, '.$1'), words]));

/**
 * Saves the settings with the expected version (`If-Match`) and reports the result.
 * @param seen returns the version that the form edits
 */
export function useSave(seen: () => number, onSaved: (next: AvailabilityRecord) => void) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Settings that another user has saved in the meantime. */
  const [theirs, setTheirs] = useState<AvailabilityRecord | null>(null);
  const take = (next: AvailabilityRecord, { resetForm }: Pick<Helpers, 'resetForm'>) => {
    setTheirs(null);
    onSaved(next);
    resetForm({ values: valuesOf(next) });
  };
  const save = async (values: AvailabilityValues, helpers: Helpers) => {
    setSaved(false);
    setFailure(null);
    try {
      take(await saveAvailability(availabilitySchema.cast(values), theirs?.version ?? seen(), language), helpers);
      setSaved(true);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('unreachable'));
      if (error.status === 412) return setTheirs(error.current as AvailabilityRecord);
      if (Object.keys(error.fields).length > 0) return helpers.setStatus(byField(error.fields));
      setFailure(error.message);
    }
  };
  return { save, take, saved, failure, theirs };
}
