import { createContext, useContext } from 'react';

/** Labels and hints that a form provides to its fields, in addition to Formik's state. */
export interface FieldLabels {
  label: (name: string) => string;
  hint: (name: string) => string | undefined;
}

export const FieldLabelsContext = createContext<FieldLabels>({ label: (name) => name, hint: () => undefined });

export const useFieldLabels = (): FieldLabels => useContext(FieldLabelsContext);

/** Converts the server's path of a list item (`diets[0].count`) to the form's field name (`diets.0.count`). */
export const toFormikPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');

/** Id of a field's control, the link target of the error summary. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
