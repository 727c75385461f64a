import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { newKey } from '../../api/drafts';
import { useInvalidateLists } from '../../api/invalidation';
import { updateResource, createResource, fetchResource, type ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Manifest, Values } from './manifest';
import { bodyOf, valuesOf } from './values';

/** What a form is an edit of. */
export interface Against {
  /** Null once there is nothing to change: the next attempt adds it. */
  row: ResourceRecord | null;
  /** The version that was read. */
  version: number | undefined;
  /** What was read, as the form shows it. */
  base: Values;
  /** Sent along when it is added: however often, it makes one thing. */
  key: string;
}

export interface Conflict {
  /** As it stands now. */
  theirs: ResourceRecord;
  /** As the form would have it. */
  mine: Values;
}

/** Somebody has deleted the thing that is being edited. */
export class Gone extends Error {
  override name = 'Gone';
}

/** It was added already as it was before the last change: the answer that said so was lost. */
export class AddedBefore extends Error {
  override name = 'AddedBefore';
}

/** `rows[2].name` as the form calls it: `rows.2.name`. */
const fieldNames = (fields: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replaceAll(/\[(\d+)\]/g, '.$1'), words]));

export interface SavingOptions {
  manifest: Manifest;
  begun: Against;
  /** Told once it is saved; what was kept of it can be forgotten. @param before the thing that it took the place of; null for a new one, and where a password went with it, which nobody can put back */
  onSaved: (saved: ResourceRecord, before: ResourceRecord | null) => void;
}

/** Saves a form: what the server says of fields goes to the fields, a version that is not the one that was read becomes a conflict. */
export function useSaving({ manifest, begun, onSaved }: SavingOptions) {
  const language = useLanguage();
  const invalidateLists = useInvalidateLists(manifest.resource);
  const against = useRef(begun);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const refuse = async (refusal: unknown, values: Values, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    const { row } = against.current;
    const status = refusal instanceof ApiError ? refusal.status : 0;
    if (status === 412 && row) {
      const theirs = await fetchResource(manifest.resource, row.id, language);
      // In the form in which theirs is read too: both can then be compared.
      setConflict({ theirs, mine: valuesOf(manifest, { ...bodyOf(manifest, values, row), id: row.id }) });
    } else if (status === 404 && row) {
      against.current = { ...against.current, row: null };
      setFailure(new Gone());
    } else if (status === 422 && !row && refusal instanceof ApiError && Object.keys(refusal.fields).length === 0) {
      against.current = { ...against.current, key: newKey() };
      setFailure(new AddedBefore());
      await invalidateLists();
    } else if (refusal instanceof ApiError && Object.keys(refusal.fields).some((path) => path !== '')) {
      setStatus(fieldNames(refusal.fields));
    } else {
      setFailure(refusal);
    }
  };

  /** @param values as the form's schema leaves them */
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
    /** What the form is an edit of, as it stands. */
    standing: useCallback(() => against.current, []),
    /** From now on the form is an edit of something else: of what a draft began with, of what somebody else has saved. */
    editInstead: useCallback((other: Against) => {
      against.current = other;
    }, []),
  };
}
