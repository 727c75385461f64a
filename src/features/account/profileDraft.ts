import { draftPlace } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { Draft } from '../../components/form/useBeginning';
import type { ProfileFields } from '../../contract/member';

/* A profile that is being changed outlives the end of its session; its password is never kept. */

type Kept = Omit<ProfileFields, 'currentPassword'>;
const EMPTY: Kept = { name: '', username: '', email: '', language: 'fr' };

const place = draftPlace<{ id: string; values: Kept; at: number }>(STORAGE_KEYS.profileDraft, { id: '', values: EMPTY, at: 0 });

/** The draft of a person's own changes: whoever else signs in on this browser does not see them. */
export const profileDraft = (id: string): Draft<ProfileFields> => ({
  read: () => {
    const draft = place.read(new Date());
    return draft?.id === id ? { ...draft.values, currentPassword: '' } : null;
  },
  keep: ({ currentPassword: _, ...values }) => place.keep({ id, values, at: Date.now() }),
});
