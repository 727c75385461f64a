import { storedUser } from '../../api/session';
import { readStored, STORAGE_KEYS, store, type StorageKey } from '../../api/storage';
import { DRAFT_DAYS } from '../../contract/business';

/** Kinds of drafts that may be stored on this device, with the page where each continues. */
export const DRAFTS = [
  { name: 'booking', key: STORAGE_KEYS.bookingDraft, path: 'booking' },
  { name: 'yourEvent', key: STORAGE_KEYS.yourEventDraft, path: 'your-event' },
  { name: 'builder', key: STORAGE_KEYS.builderDraft, path: 'member/builder' },
  { name: 'wizard', key: STORAGE_KEYS.bookingWizardDraft, path: 'member/book' },
  { name: 'contact', key: STORAGE_KEYS.contactDraft, path: 'contact' },
] as const satisfies readonly { name: string; key: StorageKey; path: string }[];

export type DraftName = (typeof DRAFTS)[number]['name'];

export interface StoredDraft {
  name: DraftName;
  path: string;
  key: StorageKey;
  /** Time of the last change. */
  at: number;
  /** Raw stored text, for restoring the draft. */
  text: string;
}

/**
 * Returns when a draft of the current user was last changed, or null if it belongs to another account. Only the draft's form validates its content.
 */
function touchedAt(text: string): number | null {
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || typeof draft.at !== 'number') return null;
    return 'owner' in draft && draft.owner !== storedUser()?.id ? null : draft.at;
  } catch {
    return null;
  }
}

/** Returns the unexpired drafts on this device, latest first. */
export function storedDrafts(now: Date): StoredDraft[] {
  return DRAFTS.flatMap(({ name, key, path }): StoredDraft[] => {
    const text = readStored(key);
    const at = text === null ? null : touchedAt(text);
    return text === null || at === null || now.getTime() - at >= DRAFT_DAYS * 86_400_000 ? [] : [{ name, key, path, at, text }];
  }).toSorted((one, other) => other.at - one.at);
}

export const discardDraft = ({ key }: StoredDraft): void => store(key, null);
export const restoreDraft = ({ key, text }: StoredDraft): void => store(key, text);

/** Deletes the draft of the member's profile. */
export const clearProfileDraft = (): void => store(STORAGE_KEYS.profileDraft, null);
