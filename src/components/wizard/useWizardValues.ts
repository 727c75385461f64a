import type { FormikValues } from 'formik';
import { startTransition, useCallback, useState } from 'react';
import { useHydrated } from '../useHydrated';

/** Draft of an unfinished wizard. */
export interface WizardDraft<Values> {
  values: Values;
  /** Id of the furthest step visited. */
  reached: string;
}

/**
 * Storage for drafts, independent of the storage mechanism and its rules. Must be a stable reference: declare outside the component, or memoize with
 * `useMemo`.
 */
export interface WizardDraftStorage<Values> {
  /** Returns the stored draft if it is still valid. Called once, after hydration. */
  read: () => WizardDraft<Values> | null;
  /** Stores the draft in place of the previous one; null deletes it. */
  keep: (draft: WizardDraft<Values> | null) => void;
}

/** Manages the answers of a wizard and stores them on every change. */
export function useWizardValues<Values extends FormikValues>(initialValues: Values, memory: WizardDraftStorage<Values> | undefined) {
  const live = useHydrated();
  const [draft, setDraft] = useState<WizardDraft<Values>>({ values: initialValues, reached: '' });
  const [state, setState] = useState<'written' | 'empty' | 'restored'>('written');
  // The first render must match the prerendered HTML. The stored draft is read right after hydration.
  if (live && state === 'written') {
    const stored = memory?.read() ?? null;
    if (stored) setDraft(stored);
    setState(stored ? 'restored' : 'empty');
  }

  const { values, reached } = draft;
  const save = memory?.keep;
  return {
    values,
    reached,
    /** `written` until hydration, while the page matches the prerendered HTML. */
    state,
    /** Stores input while it is typed. Rendering follows in a transition, so it may lag behind the keystrokes. */
    follow: useCallback(
      (typed: Values) => {
        save?.({ values: typed, reached });
        startTransition(() => setDraft({ values: typed, reached }));
      },
      [save, reached],
    ),
    /** Stores and applies the submitted answers of a step. */
    answer: (next: WizardDraft<Values>) => {
      save?.(next);
      setDraft(next);
    },
    forget: () => save?.(null),
  };
}
