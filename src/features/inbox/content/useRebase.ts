import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { RequestDetails } from '../../../contract/inbox';
import { baseOf } from './editDraft';
import type { EditValues } from './editValues';
import { rebased, type ContentField } from './rebase';

/**
 * Brings the form up to date when the request has changed elsewhere.
 * @param bothInDraft fields that had changed on both sides when the draft was loaded; null when the request was still the same
 * @returns the fields that were changed on both sides; null while nothing has changed elsewhere
 */
export function useRebase(request: RequestDetails, bothInDraft: ContentField[] | null): ContentField[] | null {
  const { values, setValues } = useFormikContext<EditValues>();
  const [known, setKnown] = useState<{ base: ReturnType<typeof baseOf>; both: ContentField[] | null; next: EditValues | null }>(() => ({ base: baseOf(request), both: bothInDraft, next: null }));
  if (known.base.version !== request.version) {
    const base = baseOf(request);
    const { values: next, both } = rebased(values, known.base.content, base.content);
    setKnown({ base, both, next });
  }
  useEffect(() => {
    if (known.next) void setValues(known.next, false);
  }, [known.next, setValues]);
  return known.both;
}
