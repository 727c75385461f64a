import type { FormikValues } from 'formik';
import { createContext, useContext } from 'react';
import type { WizardStep } from './steps';

/** Where a visitor is in a wizard, for whatever stands in it: a review, a summary beside the steps. */
export interface WizardPlace<Values extends FormikValues = FormikValues> {
  /** The answers as they stand, those of the step being filled included. */
  values: Values;
  /** The steps that these answers lead through. */
  steps: readonly Omit<WizardStep, 'when'>[];
  /** The index of the one that is shown. */
  current: number;
  /** The index of the furthest one that may be gone to. */
  open: number;
  /** The address of a step, for a link. */
  addressOf: (id: string) => { pathname: string; search: string };
}

export const WizardContext = createContext<WizardPlace | null>(null);

/** The wizard around this component. @throws Error outside of one */
export function useWizard<Values extends FormikValues = FormikValues>(): WizardPlace<Values> {
  const place = useContext(WizardContext);
  if (!place) throw new Error('Outside of a wizard');
  return { ...place, values: place.values as Values };
}
