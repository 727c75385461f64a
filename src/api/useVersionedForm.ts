import type { FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { dayAt } from '../contract/days';
import { ApiError } from './client';
import { readVersionedDraft, saveVersionedDraft } from './versionedDraft';

export interface VersionedFormOptions<Values, Stored extends { version: number }> {
  /** Name of the draft in this browser; null stores no draft, for a form with a password. */
  name: string | null;
  /** Record as read from the server. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** Values that a draft must have the shape of, with an example in each list. */
  shape: Values;
  /** Saves the values over the expected version. @throws ApiError 412 with the current record when the version has changed */
  save: (values: Values, version: number) => Promise<Stored>;
  /** Asks whether unusual values are meant; false leaves the form as it is. */
  confirm?: (values: Values) => Promise<boolean>;
  onSaved: (next: Stored) => void;
}

type Helpers<Values> = Pick<FormikHelpers<Values>, 'resetForm' | 'setStatus'>;

/** `unreachable` when the server did not respond, otherwise the server's message. */
export type SaveFailure = 'unreachable' | { message: string };

/** Converts the server's field paths to form names: `blocked[0].to` to `blocked.0.to`. */
const byField = (fields: Record<string, string>) => Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replaceAll(/\[(\d+)\]/g, '.$1'), message]));

/** Leaves out the keys of rows, which differ between two readings of the same record. */
const withoutKey = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);
const sameValues = (one: unknown, other: unknown): boolean => JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);

/**
 * State of a form that saves a record as a whole: a draft in the browser, the version that the form edits, and the result of saving. A record that
 * another user has saved in the meantime is never overwritten without a choice.
 */
export function useVersionedForm<Values, Stored extends { version: number }>({ name, stored, valuesOf, shape, save, confirm, onSaved }: VersionedFormOptions<Values, Stored>) {
  const [initialValues] = useState(() => valuesOf(stored));
  const [draft, setDraft] = useState(() => (name === null ? null : readVersionedDraft(name, shape, new Date())));
  const [isDraftStored, setDraftStored] = useState(name !== null);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  // Version that the form edits: the current one, or the one that the draft started from. Saving over any other version is a conflict.
  const seen = useRef({ values: initialValues, version: draft?.version ?? stored.version });
  const memory = useMemo(
    () => ({
      read: () => draft?.values ?? null,
      keep: (values: Values) => {
        if (name === null) return;
        const now = new Date();
        setDraftStored(saveVersionedDraft(name, sameValues(values, seen.current.values) ? null : { values, version: seen.current.version, day: dayAt(now) }, now));
      },
    }),
    [draft, name],
  );
  const take = (next: Stored, { resetForm }: Pick<Helpers<Values>, 'resetForm'>) => {
    const values = valuesOf(next);
    seen.current = { values, version: next.version };
    if (name !== null) saveVersionedDraft(name, null, new Date());
    setDraft(null);
    setTheirs(null);
    onSaved(next);
    resetForm({ values });
  };
  const submit = async (values: Values, helpers: Helpers<Values>) => {
    setSaved(false);
    setFailure(null);
    if (confirm && !(await confirm(values))) return;
    try {
      take(await save(values, theirs?.version ?? seen.current.version), helpers);
      setSaved(true);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure('unreachable');
      if (error.status === 412) return setTheirs(error.current as Stored);
      if (Object.keys(error.fields).length > 0) return helpers.setStatus(byField(error.fields));
      setFailure({ message: error.message });
    }
  };
  return {
    initialValues,
    memory,
    /** Local day of the draft that the form opened with; null when there is none. */
    draftDay: draft?.day ?? null,
    isDraftStored,
    /** Deletes the draft. @returns the saved values that the form then shows */
    discardDraft: () => {
      seen.current = { values: initialValues, version: stored.version };
      if (name !== null) saveVersionedDraft(name, null, new Date());
      return initialValues;
    },
    /** Brings the deleted draft back. @returns the values that the form then shows */
    restoreDraft: () => {
      seen.current = { values: initialValues, version: draft?.version ?? stored.version };
      return draft?.values ?? initialValues;
    },
    submit,
    saved,
    failure,
    /** Record that another user has saved in the meantime. */
    theirs,
    takeTheirs: (helpers: Pick<Helpers<Values>, 'resetForm'>) => {
      if (theirs) take(theirs, helpers);
    },
  };
}
