import { createContext, useContext } from 'react';

/** What a form tells its fields besides Formik's own state: how they are called. */
export interface FieldWords {
  label: (name: string) => string;
  hint: (name: string) => string | undefined;
}

export const FieldWordsContext = createContext<FieldWords>({ label: (name) => name, hint: () => undefined });

export const useFieldWords = (): FieldWords => useContext(FieldWordsContext);

/** The name of a list's field as a form says it: the server writes `diets[0].count`. */
export const rowName = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');

/** The id of a field's control, so that a summary can lead to it. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
