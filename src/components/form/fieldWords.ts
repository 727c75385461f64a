import { createContext, useContext } from 'react';

/** What a form tells its fields besides Formik's own state: how they are called. */
export interface FieldWords {
  label: (name: string) => string;
  hint: (name: string) => string | undefined;
}

export const FieldWordsContext = createContext<FieldWords>({ label: (name) => name, hint: () => undefined });

export const useFieldWords = (): FieldWords => useContext(FieldWordsContext);

/** The id of a field's control, so that a summary can lead to it. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
