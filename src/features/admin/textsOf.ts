import type { Text } from '../../contract/language';
import type { Texts, TextTree } from '../../i18n/texts';
import { fieldsOf, isBilingual } from './fields';
import type { Field, Manifest } from './manifest';

const FRENCH: Text = { fr: 'français', en: 'French' };
const ENGLISH: Text = { fr: 'anglais', en: 'English' };

const inBrackets = (label: Text, suffix: Text): Text => ({ fr: `${label.fr} (${suffix.fr})`, en: `${label.en} (${suffix.en})` });

/** Labels of the fields in a row. */
const ROWS: TextTree = {
  name_fr: { label: { fr: 'Nom français', en: 'French name' } },
  name_en: { label: { fr: 'Nom anglais', en: 'English name' } },
  priceModifier: { label: { fr: 'Supplément', en: 'Extra' } },
};

function textsOfField(field: Field, isNew: boolean): [string, TextTree][] {
  const hint = isNew ? field.hint : (field.editHint ?? field.hint);
  const texts = { label: field.label, ...(hint && { hint }) };
  if (!isBilingual(field)) return [[field.name, { ...texts, ...(field.kind === 'variations' && ROWS) }]];
  return [
    [`${field.name}_fr`, { ...texts, label: inBrackets(field.label, FRENCH) }],
    [`${field.name}_en`, { ...texts, label: inBrackets(field.label, ENGLISH) }],
  ];
}

const made = new WeakMap<Manifest, Partial<Record<'new' | 'edit', Texts>>>();

/** Returns the texts for a manifest's fields, cached because the text store identifies texts by reference. */
export function textsOf(manifest: Manifest, isNew: boolean): Texts {
  const known = made.get(manifest) ?? {};
  made.set(manifest, known);
  const which = isNew ? 'new' : 'edit';
  return (known[which] ??= {
    namespace: `admin-${manifest.resource}-${which}`,
    tree: { fields: Object.fromEntries(fieldsOf(manifest).flatMap((field) => textsOfField(field, isNew))) },
  });
}
