import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { useEditPreview } from '../../../api/agreement';
import { ApiError } from '../../../api/client';
import { useDebouncedValue } from '../../../components/useDebouncedValue';
import type { EditedQuote, EditPreview } from '../../../contract/agreementSchemas';
import { readDetails } from '../../../contract/bookingNotes';
import type { RequestDetails } from '../../../contract/inbox';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { adjustmentOf, adjustValues, rebasedLines, type LineValues } from '../adjusting';
import { completeFields, shownQuote, type EditValues } from './editValues';

const PAUSE_MS = 400;
/** Pause after which an address counts as typed: every price at another place asks the map service for the way there. */
const ADDRESS_PAUSE_MS = 1500;

export interface EditedPrice {
  /** Price of the edited content before the owner's own lines; null until it has loaded. */
  calculated: EditedQuote | null;
  /** Price and effect of the whole edit, with the owner's own lines; null until it has loaded. */
  edited: EditedQuote | null;
  /** Whether the price is of earlier values. */
  pending: boolean;
  /** Whether something is still missing that the price depends on. */
  incomplete: boolean;
  /** The server's message when it has refused the values, empty when it did not answer; null when nothing failed. */
  failure: string | null;
  retry: () => void;
}

/** Asks for the price of a body some time after it has stopped changing. */
function useDebouncedPreview({ id, version }: Pick<RequestDetails, 'id' | 'version'>, body: EditPreview | null) {
  const text = body && JSON.stringify(body);
  const asked = useDebouncedValue(text, PAUSE_MS);
  const edit = useMemo(() => (asked === null ? null : (JSON.parse(asked) as EditPreview)), [asked]);
  const { data, error, isLoading, mutate } = useEditPreview(id, version, edit);
  return { data: text === null ? undefined : data, error, pending: text !== asked || isLoading, retry: () => void mutate() };
}

/** Price of the form's values, which follows every change. The owner's own lines follow the content, unless they were edited. */
export function useEditedPrice(request: RequestDetails): EditedPrice {
  const language = useLanguage();
  const { lists } = useSettings();
  const { values, setFieldValue } = useFormikContext<EditValues>();
  const { eventTime } = readDetails(request.request);
  const address = useDebouncedValue(values.location, ADDRESS_PAUSE_MS);
  const location = address === '' ? values.location : address;
  const fields = useMemo(() => completeFields({ ...values, location }, eventTime), [values, location, eventTime]);
  const { askedBy, adjusting, lines } = values;
  const content = useDebouncedPreview(request, fields && { fields, lines: null, askedBy });
  const calculated = content.data ?? null;
  const own = calculated && adjusting && !content.pending && shownQuote(values, calculated) ? adjustmentOf(values, calculated.after).lines : null;
  const whole = useDebouncedPreview(request, fields && own && { fields, lines: own, askedBy });

  const known = useRef<LineValues[] | null>(null);
  useEffect(() => {
    if (calculated === null || content.pending) return;
    const next = adjustValues(calculated.after, language, lists).lines;
    const before = known.current;
    known.current = next;
    if (adjusting && before !== null && JSON.stringify(before) !== JSON.stringify(next)) void setFieldValue('lines', rebasedLines(lines, before, next));
  }, [calculated, content.pending, adjusting, lines, language, lists, setFieldValue]);

  const error = content.error ?? (adjusting ? whole.error : undefined);
  return {
    calculated,
    edited: adjusting ? (whole.data ?? null) : calculated,
    pending: location !== values.location || content.pending || (adjusting && (own === null || whole.pending)),
    incomplete: fields === null || (adjusting && calculated !== null && shownQuote(values, calculated) === null),
    failure: error === undefined ? null : error instanceof ApiError && error.status < 500 ? error.message : '',
    retry: content.error === undefined ? whole.retry : content.retry,
  };
}
