import { string, type AnyObjectSchema } from 'yup';
import { RESOURCES, type Resource } from '../../contract/resources';
import { PUBLICATION_STATUSES } from '../../contract/publicationStatus';
import { fieldsOf, namesOf } from './fields';
import type { Manifest, Values } from './manifest';

const made = new WeakMap<Manifest, Partial<Record<'new' | 'edit', AnyObjectSchema>>>();

/**
 * Returns the contract's schema for a form's values. Conditional fields that are not shown, such as the meeting link of an in-person training, count
 * as empty.
 */
export function formSchema(manifest: Manifest, isNew: boolean): AnyObjectSchema {
  const known = made.get(manifest) ?? {};
  made.set(manifest, known);
  return (known[isNew ? 'new' : 'edit'] ??= schemaOf(manifest, isNew));
}

function schemaOf(manifest: Manifest, isNew: boolean): AnyObjectSchema {
  const { schema, create = schema }: Resource = RESOURCES[manifest.resource];
  const fields = fieldsOf(manifest);
  const names = new Set(fields.flatMap(namesOf));
  const asked = (isNew ? create : schema).pick(Object.keys(schema.fields).filter((name) => names.has(name)));
  const fullSchema = fields.some(({ kind }) => kind === 'showing') ? asked.shape({ showing: string().oneOf([...PUBLICATION_STATUSES], 'notValid') }) : asked;
  const conditional = fields.filter(({ when }) => when);
  return fullSchema.transform((values: Values) => {
    const hidden = conditional.filter(({ when }) => when?.(values) === false);
    return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, ''])) };
  }) as AnyObjectSchema;
}
