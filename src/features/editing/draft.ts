import { keepWriting, readWriting } from '../../api/writings';
import type { Text } from '../../contract/language';

/** A change of a text that is not saved yet. */
export interface TextDraft {
  fields: Text;
  /** Of what stood when it was begun; null where the built-in text did. */
  version: number | null;
}

const nameOf = (tag: string) => `text ${tag}`;

/** What was left unsaved of a text on this device; null for nothing, or nothing that can be read. */
export function readDraft(tag: string, now: Date): TextDraft | null {
  const { fr, en, version = '' } = readWriting(nameOf(tag), now) ?? {};
  if (fr === undefined || en === undefined || !/^\d*$/.test(version)) return null;
  return { fields: { fr, en }, version: version === '' ? null : Number(version) };
}

/** Keeps it in place of the one before; null forgets it. @returns whether the browser keeps it */
export function keepDraft(tag: string, draft: TextDraft | null, now: Date): boolean {
  keepWriting(nameOf(tag), draft && { ...draft.fields, version: String(draft.version ?? '') }, now);
  const kept = readDraft(tag, now);
  return draft === null || (kept?.fields.fr === draft.fields.fr && kept.fields.en === draft.fields.en);
}
