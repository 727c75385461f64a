import { useMemo, useRef } from 'react';
import { draftPlace } from '../../api/drafts';
import type { StorageKey } from '../../api/storage';
import type { WizardMemory } from '../../components/wizard/useAnswers';
import type { PartyValues } from './values';

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Where a wizard's answers are kept, with the key under which they are sent: however often one draft is sent, it is one request.
 * @param start what to begin with in place of the draft, or upon it; the draft itself when it gives nothing else
 */
export function useDraftMemory<Values extends PartyValues>(storageKey: StorageKey, empty: Values, start: (drafted: Values | null) => Values | null = (drafted) => drafted) {
  const key = useRef('');
  const begin = useRef(start);
  const memory = useMemo<WizardMemory<Values>>(() => {
    const place = draftPlace(storageKey, { values: empty, reached: '', key: '', at: 0 });
    return {
      read: () => {
        const draft = place.read(new Date());
        if (draft) key.current = draft.key;
        const values = begin.current(draft?.values ?? null);
        return values && { values, reached: draft?.reached ?? '' };
      },
      // A cast empties the price of a child; a field holds a text.
      keep: (draft) => place.keep(draft && { ...draft, values: { ...draft.values, pricePerChild: String(draft.values.pricePerChild ?? '') }, key: (key.current ||= newKey()), at: Date.now() }),
    };
  }, [storageKey, empty]);
  return {
    memory,
    /** The key of the draft as it stands. */
    currentKey: () => (key.current ||= newKey()),
    /** The server has answered: whatever is sent next is another intent. */
    renewKey: () => {
      key.current = newKey();
    },
  };
}
