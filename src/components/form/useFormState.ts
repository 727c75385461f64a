import { useFormikContext } from 'formik';

/** What Formik knows of a form as a whole, with the server's refusals as what they are: unknown. */
export interface FormState {
  errors: object;
  status?: unknown;
  setStatus: (status: unknown) => void;
  submitCount: number;
  isSubmitting: boolean;
}

export function useFormState(): FormState {
  return useFormikContext();
}
