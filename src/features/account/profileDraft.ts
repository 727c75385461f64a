import { createDraftStorage } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { Draft } from '../../components/form/useInitialFormValues';
import type { ProfileFields } from '../../contract/member';

/* Draft of a profile change, which survives an expired session. The password is never stored. */

type StoredProfile = Omit<ProfileFields, 'currentPassword'>;
const EMPTY: StoredProfile = { name: '', username: '', email: '', language: 'fr' };

const place = createDraftStorage<{ values: StoredProfile; at: number }>(STORAGE_KEYS.profileDraft, { values: EMPTY, at: 0 });

/** Draft of the member's own profile changes. */
export const profileDraft: Draft<ProfileFields> = {
  read: () => {
    const draft = place.read(new Date());
    return draft && { ...draft.values, currentPassword: '' };
  },
  keep: ({ currentPassword: _, ...values }) => place.keep({ values, at: Date.now() }),
};
