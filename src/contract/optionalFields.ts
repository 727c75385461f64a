import type { StringSchema } from 'yup';
import { telephone } from './fields';
import { COLON, type Language, type Text } from './language';

interface OptionalField {
  /** Schema of the value, which may be empty. */
  schema: () => StringSchema;
  /** Name of the field; forms add that it is optional. */
  label: Text;
  hint: Text;
  /** Attributes of the input. */
  input: { type?: string; autoComplete?: string; rows?: number };
}

/**
 * Optional fields of every request form. Each is a key of the payload, absent when empty, and personal data of the customer. Schemas, empty values,
 * labels, inputs, payloads, mails, the inbox, the kitchen and erasure follow from this list.
 */
export const OPTIONAL_FIELDS = {
  telephone: {
    schema: telephone,
    label: { fr: 'Téléphone', en: 'Phone' },
    hint: { fr: 'Pour vous appeler, surtout si la date est proche.', en: 'So I can call you, especially if the date is close.' },
    input: { type: 'tel', autoComplete: 'tel' },
  },
} satisfies Record<string, OptionalField>;

export type OptionalName = keyof typeof OPTIONAL_FIELDS;
export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as OptionalName[];

const each = <Value>(make: (field: OptionalField, name: OptionalName) => Value) => Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, make(OPTIONAL_FIELDS[name], name)])) as Record<OptionalName, Value>;

/** Schemas of a form's optional fields; empty when not filled in. */
export const optionalFormFields = () => each(({ schema }) => schema().defined().default(''));

/** Schemas of a payload's optional keys. */
export const optionalPayloadFields = () => each(({ schema }) => schema().optional());

/** Optional fields of an empty form. */
export const EMPTY_OPTIONAL = each(() => '');

/** Labels and hints of the optional fields. */
export const OPTIONAL_LABELS = each(({ label, hint }) => ({ label: { fr: `${label.fr} (facultatif)`, en: `${label.en} (optional)` }, hint }));

type Values = Partial<Record<OptionalName, string | undefined>>;

/** Returns the optional keys of a payload: those that are filled in. */
export const filledOptional = (values: Values): Values => Object.fromEntries(OPTIONAL_NAMES.filter((name) => values[name]).map((name) => [name, values[name]]));

/** Returns a payload without its optional keys. */
export const withoutOptional = <Payload extends Values>(payload: Payload): Omit<Payload, OptionalName> => Object.fromEntries(Object.entries(payload).filter(([name]) => !OPTIONAL_NAMES.some((optional) => optional === name))) as Omit<Payload, OptionalName>;

/** Returns the filled optional fields except the telephone number, which is shown with the contact details: one labelled line each. */
export const optionalLines = (values: Values, language: Language): string[] =>
  OPTIONAL_NAMES.filter((name) => name !== 'telephone' && values[name]).map((name) => `${OPTIONAL_FIELDS[name].label[language]}${COLON[language]} ${values[name]}`);
