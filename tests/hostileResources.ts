import { fieldsOf, namesOf } from '../src/features/admin/fields';
import type { AdminResourceName } from '../src/features/admin/manifest';
import { MANIFESTS } from '../src/features/admin/manifests';

/** Maximum lengths of the text fields that are shorter than the others, in characters. */
const ROOM: Readonly<Record<string, number>> = { duration: 80, category: 80, instructorName: 120 };

/** Names of a resource's text fields. */
export const textsOf = (resource: AdminResourceName): string[] =>
  fieldsOf(MANIFESTS[resource])
    .filter(({ kind }) => kind === 'line' || kind === 'paragraph')
    .flatMap(namesOf);

/** Splits texts into groups of `fields` texts, each text once. */
export const shared = (texts: readonly string[], fields: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / fields) }, (_, index) => texts.slice(index * fields, (index + 1) * fields));

/** Builds a resource with these texts in its fields, starting over when the texts run out. */
export function validResource(resource: AdminResourceName, texts: readonly string[]): Record<string, unknown> {
  const textAt = (index: number) => texts[index % texts.length] ?? '';
  const fields = Object.fromEntries(textsOf(resource).map((name, index) => [name, textAt(index).slice(0, ROOM[name])]));
  return resource === 'side' ? { ...fields, sellPerServing: 1, variations: [{ name_fr: textAt(0), name_en: textAt(1) }] } : fields;
}
