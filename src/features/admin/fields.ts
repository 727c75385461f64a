import { LANGUAGES } from '../../contract/language';
import type { Field, Manifest } from './manifest';

export const fieldsOf = ({ groups }: Pick<Manifest, 'groups'>): Field[] => groups.flatMap(({ fields }) => fields);

export const isBilingual = (field: Field): boolean => (field.kind === 'line' || field.kind === 'paragraph') && field.bothLanguages === true;

/** Returns the names of a field's form values: one, or one per language. */
export const namesOf = (field: Field): string[] => (isBilingual(field) ? LANGUAGES.map((language) => `${field.name}_${language}`) : [field.name]);
