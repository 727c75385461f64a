import { loadDraft, saveDraft as storeDraft } from '../../api/draftStore';
import type { Text } from '../../contract/language';

/** Draft of an unsaved text change. */
export interface TextDraft {
  fields: Text;
  /** Version that the change started from, or null for the built-in text. */
  version: number | null;
}

const nameOf = (tag: string) => `text ${tag}`;

/** Returns the draft of a text on this device, or null if it is missing or invalid. */
export function readDraft(tag: string, now: Date): TextDraft | null {
  const { fr, en, version = '' } = loadDraft(nameOf(tag), now) ?? {};
  if (fr === undefined || en === undefined || !/^\d*$/.test(version)) return null;
  return { fields: { fr, en }, version: version === '' ? null : Number(version) };
}

/**
 * Stores the draft in place of the previous one; null deletes it.
 * @returns whether the browser stored the draft
 */
export function saveDraft(tag: string, draft: TextDraft | null, now: Date): boolean {
  storeDraft(nameOf(tag), draft && { ...draft.fields, version: String(draft.version ?? '') }, now);
  const stored = readDraft(tag, now);
  return draft === null || (stored?.fields.fr === draft.fields.fr && stored.fields.en === draft.fields.en);
}
