import { useFormikContext } from 'formik';

/** Formik's form-level state, with the server's validation errors typed as `unknown`. */
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
