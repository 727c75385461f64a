import { LANGUAGES, type Text } from '../../contract/language';
import { readIds, readNumber, readText } from '../../contract/localized';
import { RESOURCES, type Resource } from '../../contract/resources';
import type { ApiRecord } from '../../contract/apiRecord';
import { publicationStatusOf, toPublicationFields, PUBLICATION_STATUSES } from '../../contract/publicationStatus';
import { fieldsOf, isBilingual, namesOf } from './fields';
import type { Field, Manifest, Values } from './manifest';

/* Conversion between stored records, in any shape that the specification allows, and the form's values. */

/** Form row of a side's variation. The key identifies the row while rows are reordered. */
export interface VariationRow {
  key: string;
  name_fr: string;
  name_en: string;
  priceModifier: number | string;
  isDefault: boolean;
}

export const emptyVariation = (key: string): VariationRow => ({ key, name_fr: '', name_en: '', priceModifier: '', isDefault: false });

const asFields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(asFields) : []);

/** Names under which a field may be stored, its own first. */
const storedNames = ({ name, synonyms = [] }: Field): string[] => [name, ...synonyms];

const VARIATION_NAMES = ['name', 'title'];

const readVariation = (row: Record<string, unknown>, index: number): VariationRow => {
  const name = readText(row, ...VARIATION_NAMES);
  return { key: `stored-${index}`, name_fr: name.fr, name_en: name.en, priceModifier: readNumber(row['priceModifier'], row['price_modifier']) ?? '', isDefault: row['isDefault'] === true || row['isDefault'] === 1 };
};

function readField(field: Field, row: Record<string, unknown>): Values {
  const { name } = field;
  const values = storedNames(field).map((each) => row[each]);
  if (isBilingual(field)) {
    const text = readText(row, ...storedNames(field));
    return Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, text[language]]));
  }
  switch (field.kind) {
    case 'money':
    case 'quantity':
    case 'whole':
      return { [name]: readNumber(...values) ?? '' };
    case 'flag':
      return { [name]: row[name] === true || row[name] === 1 };
    case 'ids':
      return { [name]: readIds(row[name]) };
    case 'variations':
      return { [name]: listOf(row[name]).map(readVariation) };
    case 'showing':
      return { [name]: publicationStatusOf(row) };
    case 'password':
      return { [name]: '' };
    default:
      return { [name]: values.find((value) => typeof value === 'string' && value !== '') ?? '' };
  }
}

/** Returns a record's form values, or the default values of a new record. */
export function valuesOf(manifest: Manifest, row: ApiRecord | null): Values {
  const { schema, create = schema }: Resource = RESOURCES[manifest.resource];
  const fields = row ?? asFields(create.getDefault());
  return Object.assign({}, ...fieldsOf(manifest).map((field) => readField(field, fields))) as Values;
}

/** Converts a bilingual text to the shape in which it was read. New records have one field per language. */
function writeText(row: Record<string, unknown>, names: readonly string[], text: Text): Values {
  for (const name of names) {
    const stored = row[name];
    if (`${name}_fr` in row || `${name}_en` in row) return { [`${name}_fr`]: text.fr, [`${name}_en`]: text.en };
    if (typeof stored === 'object' && stored !== null) return { [name]: { ...stored, ...text } };
    // A single string is kept as long as both languages are equal.
    if (typeof stored === 'string') return { [name]: text.fr === text.en ? text.fr : { ...text } };
  }
  return { [`${names[0] ?? ''}_fr`]: text.fr, [`${names[0] ?? ''}_en`]: text.en };
}

/** Returns the name under which the value was found, so that it is written back there. */
function storedUnder(row: Record<string, unknown>, names: readonly string[]): string {
  const holds = (name: string) => row[name] !== undefined && row[name] !== null && row[name] !== '';
  return names.find(holds) ?? names.find((name) => name in row) ?? names[0] ?? '';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function writeVariations(value: unknown, before: unknown): Record<string, unknown>[] {
  // All rows of a list have the same shape, so the first one determines it.
  const like = listOf(before)[0] ?? {};
  const modifier = !('priceModifier' in like) && 'price_modifier' in like ? 'price_modifier' : 'priceModifier';
  return listOf(value).map((row) => ({
    ...writeText(like, VARIATION_NAMES, { fr: asText(row['name_fr']), en: asText(row['name_en']) }),
    [modifier]: row['priceModifier'] ?? null,
    isDefault: row['isDefault'] === true,
  }));
}

function writeField(field: Field, values: Values, row: Record<string, unknown>): Values {
  const { name } = field;
  const names = storedNames(field);
  if (isBilingual(field)) return writeText(row, names, { fr: asText(values[`${name}_fr`]), en: asText(values[`${name}_en`]) });
  if (field.kind === 'variations') return { [name]: writeVariations(values[name], row[name]) };
  if (field.kind === 'showing') return toPublicationFields(PUBLICATION_STATUSES.find((showing) => showing === values[name]) ?? 'hidden', row);
  // An empty password leaves the current one unchanged.
  if (field.kind === 'password') return values[name] ? { [name]: values[name] } : {};
  return { [storedUnder(row, names)]: values[name] ?? (field.kind === 'money' || field.kind === 'quantity' || field.kind === 'whole' ? null : '') };
}

/**
 * Returns the request body for a form's values, in the shape in which the record was read, including fields that the form does not show.
 * @param values values as cast by the form's schema
 * @param row the record to replace, or null for a new one
 */
export function bodyOf(manifest: Manifest, values: Values, row: ApiRecord | null): Values {
  const { id: _id, version: _version, createdAt: _createdAt, ...kept }: Partial<ApiRecord> = row ?? {};
  return Object.assign({ ...kept }, ...fieldsOf(manifest).map((field) => writeField(field, values, row ?? {}))) as Values;
}

/** Whether two form values are equal, apart from row keys. */
export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);

const withoutKey = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);

/** Returns the names of the values that differ between two forms, in form order. Passwords are ignored, because they are never read back. */
export const differingNames = (manifest: Manifest, one: Values, other: Values): string[] =>
  fieldsOf(manifest)
    .filter(({ kind }) => kind !== 'password')
    .flatMap(namesOf)
    .filter((name) => !sameValue(one[name], other[name]));
