import { useCallback, useMemo, useRef, useState } from 'react';
import { hasShapeOf } from '../../api/drafts';
import type { WizardDraft, WizardDraftStorage } from '../../components/wizard/useWizardValues';
import type { RequestDraftStorage } from './drafts';
import type { PartyValues } from './values';
import type { KnownTravel } from '../../components/form/locationField';

const isTravel = (value: unknown): value is KnownTravel => hasShapeOf({ metres: 0, approximate: false }, value) && typeof (value as KnownTravel).metres === 'number';

/**
 * Stores a wizard's values and the travel to its address in the draft.
 * @param start returns the initial values, from the draft or in its place
 */
export function useWizardDraft<Values extends PartyValues>(storage: RequestDraftStorage<Values>, start: (drafted: Values | null) => Values | null = (drafted) => drafted) {
  const begin = useRef(start);
  const [travel, setTravel] = useState(() => {
    const learnt = storage.read()?.learnt;
    return isTravel(learnt) ? learnt : null;
  });
  const last = useRef<{ draft: WizardDraft<Values> | null; learnt: KnownTravel | null }>({ draft: null, learnt: travel });
  const memory = useMemo<WizardDraftStorage<Values>>(
    () => ({
      read: () => {
        const draft = storage.read();
        const values = begin.current(draft?.values ?? null);
        last.current.draft = values && { values, reached: draft?.reached ?? '' };
        return last.current.draft;
      },
      keep: (draft) => {
        last.current.draft = draft;
        // A Yup cast removes an empty price per child, but the field needs a string.
        storage.keep(draft && { ...draft, values: { ...draft.values, pricePerChild: String(draft.values.pricePerChild ?? '') }, learnt: last.current.learnt });
      },
    }),
    [storage],
  );
  const storeTravel = useCallback(
    (learnt: KnownTravel | null) => {
      last.current.learnt = learnt;
      if (last.current.draft) memory.keep(last.current.draft);
      setTravel(learnt);
    },
    [memory],
  );
  return { memory, travel, storeTravel };
}
