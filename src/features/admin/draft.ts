import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import { storedUser } from '../../api/session';
import { DRAFT_DAYS } from '../../contract/business';
import { SHOWINGS } from '../../contract/showing';
import { fieldsOf, namesOf } from './fields';
import type { Field, ManagedName, Manifest, Values } from './manifest';

/** A form that is not saved yet. */
export interface FormDraft {
  values: Values;
  /** What was read before anything was changed. */
  base: Values;
  /** Of the thing that was read; null for a new one. */
  version: number | null;
  /** Sent along when it is added: however often, it makes one thing. */
  key: string;
  /** When it was last typed in: milliseconds. */
  at: number;
}

/** Older ones make room. */
const MOST = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is FormDraft =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['base']) && typeof value['at'] === 'number' && typeof value['key'] === 'string' && (value['version'] === null || typeof value['version'] === 'number');

const isDrafts = (value: unknown): value is Record<string, FormDraft> => isRecord(value) && Object.values(value).every(isDraft);

const readAll = (): Record<string, FormDraft> => readStoredJson(STORAGE_KEYS.adminDrafts, isDrafts) ?? {};

/** By person and thing: whoever signs in next on this browser finds nothing of anybody else's. */
const keyOf = (resource: ManagedName, id: string | null): string => `${storedUser()?.id ?? ''} ${resource} ${id ?? 'new'}`;

/** The memory of one thing's form (null: of a new one's). */
export function formDraft(resource: ManagedName, id: string | null) {
  const key = keyOf(resource, id);
  return {
    /** What was left, unless it is too old. */
    read: (now: Date): FormDraft | null => {
      const draft = readAll()[key];
      return draft && now.getTime() - draft.at < DRAFT_DAYS * 86_400_000 ? draft : null;
    },
    /** Keeps it in place of the one before; null forgets it. @returns whether the browser keeps it */
    keep: (draft: FormDraft | null): boolean => {
      const { [key]: _before, ...others } = readAll();
      const all = Object.entries({ ...others, ...(draft && { [key]: draft }) })
        .toSorted(([, one], [, other]) => other.at - one.at)
        .slice(0, MOST);
      const text = all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
      store(STORAGE_KEYS.adminDrafts, text);
      return draft === null || readAll()[key]?.at === draft.at;
    },
  };
}

const isVariation = (value: unknown): boolean =>
  isRecord(value) && ['key', 'name_fr', 'name_en'].every((name) => typeof value[name] === 'string') && ['number', 'string'].includes(typeof value['priceModifier']) && typeof value['isDefault'] === 'boolean';

/** Whether a field can show a value: what a browser has kept may be anything. */
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
      return SHOWINGS.some((showing) => showing === value);
    default:
      return typeof value === 'string';
  }
}

/** A draft's values over those that are stored, as far as they fit the form. */
export function restored(manifest: Manifest, stored: Values, drafted: Values): Values {
  const taken = fieldsOf(manifest).flatMap((field) => namesOf(field).flatMap((name) => (fits(field, drafted[name]) ? [[name, drafted[name]]] : [])));
  return { ...stored, ...(Object.fromEntries(taken) as Values) };
}
