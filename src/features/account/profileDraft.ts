import { draftPlace } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { Draft } from '../../components/form/useBeginning';
import type { ProfileFields } from '../../contract/member';

/* A profile that is being changed outlives the end of its session; its password is never kept. */

type Kept = Omit<ProfileFields, 'currentPassword'>;
const EMPTY: Kept = { name: '', username: '', email: '', language: 'fr' };

const place = draftPlace<{ values: Kept; at: number }>(STORAGE_KEYS.profileDraft, { values: EMPTY, at: 0 });

/** The draft of a person's own changes. */
export const profileDraft: Draft<ProfileFields> = {
  read: () => {
    const draft = place.read(new Date());
    return draft && { ...draft.values, currentPassword: '' };
  },
  keep: ({ currentPassword: _, ...values }) => place.keep({ values, at: Date.now() }),
};
