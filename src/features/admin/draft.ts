import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import { storedUser } from '../../api/session';
import { DRAFT_DAYS } from '../../contract/business';
import { PUBLICATION_STATUSES } from '../../contract/publicationStatus';
import { fieldsOf, namesOf } from './fields';
import type { Field, AdminResourceName, Manifest, Values } from './manifest';

/** Draft of an unsaved form. */
export interface FormDraft {
  values: Values;
  /** Values as read before any change. */
  base: Values;
  /** Version of the record as read, or null for a new record. */
  version: number | null;
  /** Idempotency key for creating the record. */
  key: string;
  /** Time of the last input, in milliseconds since 1970. */
  at: number;
}

/** Maximum number of drafts; the oldest are dropped. */
const MAX_DRAFTS = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is FormDraft =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['base']) && typeof value['at'] === 'number' && typeof value['key'] === 'string' && (value['version'] === null || typeof value['version'] === 'number');

const isDrafts = (value: unknown): value is Record<string, FormDraft> => isRecord(value) && Object.values(value).every(isDraft);

const readAll = (): Record<string, FormDraft> => readStoredJson(STORAGE_KEYS.adminDrafts, isDrafts) ?? {};

/** Storage key by user and record, so that the next user of this browser does not see another user's drafts. */
const keyOf = (resource: AdminResourceName, id: string | null): string => `${storedUser()?.id ?? ''} ${resource} ${id ?? 'new'}`;

/** Returns the draft storage of a record's form, or of the form for a new record (`id` is null). */
export function formDraft(resource: AdminResourceName, id: string | null) {
  const key = keyOf(resource, id);
  return {
    /** Returns the draft, or null if there is none or it has expired. */
    read: (now: Date): FormDraft | null => {
      const draft = readAll()[key];
      return draft && now.getTime() - draft.at < DRAFT_DAYS * 86_400_000 ? draft : null;
    },
    /**
     * Stores the draft in place of the previous one; null deletes it.
     * @returns whether the browser stored the draft
     */
    keep: (draft: FormDraft | null): boolean => {
      const { [key]: _before, ...others } = readAll();
      const all = Object.entries({ ...others, ...(draft && { [key]: draft }) })
        .toSorted(([, one], [, other]) => other.at - one.at)
        .slice(0, MAX_DRAFTS);
      const text = all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
      store(STORAGE_KEYS.adminDrafts, text);
      return draft === null || readAll()[key]?.at === draft.at;
    },
  };
}

const isVariation = (value: unknown): boolean =>
  isRecord(value) && ['key', 'name_fr', 'name_en'].every((name) => typeof value[name] === 'string') && ['number', 'string'].includes(typeof value['priceModifier']) && typeof value['isDefault'] === 'boolean';

/** Whether a field can show a value, because stored drafts are not trusted. */
function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'money':
    case 'quantity':
    case 'whole':
      return typeof value === 'number' || typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'ids':
      return Array.isArray(value) && value.every((id) => typeof id === 'string');
    case 'variations':
      return Array.isArray(value) && value.every(isVariation);
    case 'choice':
      return value === '' || field.options.some((option) => option.value === value);
    case 'showing':
      return PUBLICATION_STATUSES.some((showing) => showing === value);
    default:
      return typeof value === 'string';
  }
}

/** Merges a draft's values over the stored ones, as far as they fit the form. */
export function restored(manifest: Manifest, stored: Values, drafted: Values): Values {
  const taken = fieldsOf(manifest).flatMap((field) => namesOf(field).flatMap((name) => (fits(field, drafted[name]) ? [[name, drafted[name]]] : [])));
  return { ...stored, ...(Object.fromEntries(taken) as Values) };
}
