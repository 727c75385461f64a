import { inShapeOf } from '../../../api/drafts';
import { loadDraft, saveDraft } from '../../../api/draftStore';

/** Unsent values of a form, under a name on this device. */
export interface StoredValues<Values> {
  values: Values;
  /** Idempotency key, or what else the form keeps beside its values. */
  beside: Record<string, string>;
}

/** Returns the unsent values of a form in the shape of an example; null when there are none, or when they cannot be read. */
export function loadValues<Values>(name: string, shape: Values): StoredValues<Values> | null {
  const { values, ...beside } = loadDraft(name, new Date()) ?? {};
  try {
    const read: unknown = JSON.parse(values ?? 'null');
    return typeof read === 'object' && read !== null ? { values: inShapeOf(shape, read) as Values, beside } : null;
  } catch {
    return null;
  }
}

/** Stores the unsent values of a form; null deletes them. */
export const saveValues = <Values>(name: string, stored: StoredValues<Values> | null): void => saveDraft(name, stored && { ...stored.beside, values: JSON.stringify(stored.values) }, new Date());
