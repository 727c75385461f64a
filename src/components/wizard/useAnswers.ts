import type { FormikValues } from 'formik';
import { startTransition, useCallback, useState } from 'react';
import { useHydrated } from '../useHydrated';

/** What a wizard keeps of one that is not finished. */
export interface WizardDraft<Values> {
  values: Values;
  /** The id of the furthest step seen. */
  reached: string;
}

/** Where a wizard keeps what is not finished; it knows neither the storage nor its rules. Declare it outside of the component, or keep it with `useMemo`. */
export interface WizardMemory<Values> {
  /** What was kept, if it can still be used; asked once, when the page is live. */
  read: () => WizardDraft<Values> | null;
  /** Keeps the draft in place of the one before; null forgets it. */
  keep: (draft: WizardDraft<Values> | null) => void;
}

/** The answers of a wizard, kept as they change. */
export function useAnswers<Values extends FormikValues>(initialValues: Values, memory: WizardMemory<Values> | undefined) {
  const live = useHydrated();
  const [draft, setDraft] = useState<WizardDraft<Values>>({ values: initialValues, reached: '' });
  const [state, setState] = useState<'written' | 'empty' | 'restored'>('written');
  // The first render must look as the server wrote it; what the browser keeps comes right after it.
  if (live && state === 'written') {
    const kept = memory?.read() ?? null;
    if (kept) setDraft(kept);
    setState(kept ? 'restored' : 'empty');
  }

  const { values, reached } = draft;
  const keep = memory?.keep;
  return {
    values,
    reached,
    /** `written` as long as the page looks as the server wrote it. */
    state,
    /** Follows what is being typed; whatever shows it may come a moment later than the letters. */
    follow: useCallback(
      (typed: Values) => {
        keep?.({ values: typed, reached });
        startTransition(() => setDraft({ values: typed, reached }));
      },
      [keep, reached],
    ),
    /** Takes over what a step has answered. */
    answer: (next: WizardDraft<Values>) => {
      keep?.(next);
      setDraft(next);
    },
    forget: () => keep?.(null),
  };
}
