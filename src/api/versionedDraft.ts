import { hasShapeOf } from './drafts';
import { loadDraft, saveDraft } from './draftStore';

/** Unsaved changes of a record that is saved as a whole. */
export interface VersionedDraft<Values> {
  values: Values;
  /** Version of the record that the changes started from. */
  version: number;
  /** Local day of the last change. */
  day: string;
}

/** Returns the draft on this device, or null if there is none or it does not have the shape of the form's values. */
export function readVersionedDraft<Values>(name: string, shape: Values, now: Date): VersionedDraft<Values> | null {
  const stored = loadDraft(name, now);
  try {
    const values: unknown = JSON.parse(stored?.['values'] ?? 'null');
    const version = Number(stored?.['version']);
    return hasShapeOf(shape, values) && Number.isInteger(version) ? { values: values as Values, version, day: stored?.['day'] ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * Stores the draft in place of the previous one; null deletes it.
 * @returns whether the browser stored the draft
 */
export function saveVersionedDraft<Values>(name: string, draft: VersionedDraft<Values> | null, now: Date): boolean {
  saveDraft(name, draft && { values: JSON.stringify(draft.values), version: String(draft.version), day: draft.day }, now);
  return draft === null || loadDraft(name, now)?.['values'] === JSON.stringify(draft.values);
}
