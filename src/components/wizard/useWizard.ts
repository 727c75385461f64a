import type { FormikValues } from 'formik';
import { createContext, useContext } from 'react';
import type { WizardStep } from './steps';

/** State of the wizard for components inside it, such as a review or a summary beside the steps. */
export interface WizardContextValue<Values extends FormikValues = FormikValues> {
  /** Current answers, including those of the step being filled in. */
  values: Values;
  /** Steps that apply to these answers. */
  steps: readonly Omit<WizardStep, 'when'>[];
  /** Index of the current step. */
  current: number;
  /** Index of the furthest reachable step. */
  open: number;
  /** Returns the location of a step, for a link. */
  addressOf: (id: string) => { pathname: string; search: string };
}

export const WizardContext = createContext<WizardContextValue | null>(null);

/**
 * Returns the state of the surrounding wizard.
 * @throws Error outside a wizard
 */
export function useWizard<Values extends FormikValues = FormikValues>(): WizardContextValue<Values> {
  const place = useContext(WizardContext);
  if (!place) throw new Error('Outside of a wizard');
  return { ...place, values: place.values as Values };
}
