import { useCallback, useRef, useState } from 'react';
import { ApiError, statusOf } from '../../api/client';
import { newIdempotencyKey } from '../../api/drafts';
import { useInvalidateLists } from '../../api/invalidation';
import { updateResource, createResource, fetchResource, type ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Manifest, Values } from './manifest';
import { bodyOf, valuesOf } from './values';

/** Record and version that a form edits. */
export interface EditBase {
  /** Record being edited. Null if it does not exist or was deleted, so that the next attempt creates it. */
  row: ResourceRecord | null;
  /** Version as read. */
  version: number | undefined;
  /** Values as read, in the form's shape. */
  base: Values;
  /** Idempotency key for creating the record. */
  key: string;
}

export interface Conflict {
  /** Current record on the server. */
  theirs: ResourceRecord;
  /** Values as in the form. */
  mine: Values;
}

/** The record being edited has been deleted by another user. */
export class ResourceDeletedError extends Error {
  override name = 'Gone';
}

/** The record was already created with earlier values, because the response to a previous attempt was lost. */
export class AlreadyCreatedError extends Error {
  override name = 'AddedBefore';
}

/** Converts the server's field paths to form names: `rows[2].name` to `rows.2.name`. */
const fieldNames = (fields: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replaceAll(/\[(\d+)\]/g, '.$1'), words]));

export interface SavingOptions {
  manifest: Manifest;
  begun: EditBase;
  /**
   * Called after saving, when the draft can be deleted.
   * @param before the replaced record; null for a new one, or if a password changed, because a password cannot be restored
   */
  onSaved: (saved: ResourceRecord, before: ResourceRecord | null) => void;
}

/** Saves a form. Field errors from the server go to the fields; a version mismatch becomes a conflict. */
export function useSaveResource({ manifest, begun, onSaved }: SavingOptions) {
  const language = useLanguage();
  const invalidateLists = useInvalidateLists(manifest.resource);
  const against = useRef(begun);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const refuse = async (refusal: unknown, values: Values, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    const { row } = against.current;
    const status = statusOf(refusal);
    if (status === 412 && row) {
      const theirs = await fetchResource(manifest.resource, row.id, language);
      // Converted to the same shape as the server's record, so that both can be compared.
      setConflict({ theirs, mine: valuesOf(manifest, { ...bodyOf(manifest, values, row), id: row.id }) });
    } else if (status === 404 && row) {
      against.current = { ...against.current, row: null };
      setFailure(new ResourceDeletedError());
    } else if (status === 422 && !row && refusal instanceof ApiError && Object.keys(refusal.fields).length === 0) {
      against.current = { ...against.current, key: newIdempotencyKey() };
      setFailure(new AlreadyCreatedError());
      await invalidateLists();
    } else if (refusal instanceof ApiError && Object.keys(refusal.fields).some((path) => path !== '')) {
      setStatus(fieldNames(refusal.fields));
    } else {
      setFailure(refusal);
    }
  };

  /** @param values values as cast by the form's schema */
  const save = async (values: Values, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    setFailure(null);
    const { row, version, key } = against.current;
    const body = bodyOf(manifest, values, row);
    try {
      const saved = row ? await updateResource(manifest.resource, { id: row.id, version }, body, language) : await createResource(manifest.resource, body, { language, key });
      setConflict(null);
      await invalidateLists();
      onSaved(saved, body['password'] ? null : row);
    } catch (refusal) {
      await refuse(refusal, values, setStatus).catch(setFailure);
    }
  };

  return {
    save,
    failure,
    conflict,
    dismissConflict: () => setConflict(null),
    /** Returns the record and version that the form currently edits. */
    getEditBase: useCallback(() => against.current, []),
    /** Makes the form an edit of another version: the one that a draft started from, or the one that another user has saved. */
    rebase: useCallback((other: EditBase) => {
      against.current = other;
    }, []),
  };
}
