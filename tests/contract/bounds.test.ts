import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/contract/endpoints';
import { memberRequestSchema, unsignedRequestSchema } from '../../src/contract/memberRequest';
import { RESOURCES } from '../../src/contract/resources';
import { RESERVATION_ENDPOINTS, seatEndpoints } from '../../src/contract/seatEndpoints';
import { trainingOrderSchema } from '../../src/contract/trainingOrder';
import { userCreateSchema } from '../../src/contract/user';
import { refusals } from './make';

const bodiesOf = (endpoints: Record<string, object>): [string, Schema][] => Object.entries(endpoints).flatMap(([name, endpoint]) => ('body' in endpoint ? [[name, endpoint.body as Schema]] : []));

/** Schemas of all request bodies of the API, by the name of the call. */
const BODIES: [string, Schema][] = [
  ...bodiesOf(ENDPOINTS),
  ...bodiesOf(seatEndpoints('training')),
  ...bodiesOf(RESERVATION_ENDPOINTS),
  ...Object.entries(RESOURCES).map(([name, { schema }]): [string, Schema] => [name, schema]),
  ['user create', userCreateSchema],
  ['training order', trainingOrderSchema],
  ['member request', memberRequestSchema],
  ['visitor request', unsignedRequestSchema],
];

interface Field {
  path: string[];
  type: string;
  /** Null without a maximum. */
  max: number | null;
}

const maxOf = ({ tests, oneOf }: SchemaDescription): number | null => {
  const max = tests.find(({ name }) => name === 'max')?.params?.['max'];
  return typeof max === 'number' ? max : oneOf.length || null;
};

/** Returns every field below a schema, with the items of lists under `[]`. */
function fieldsBelow(description: SchemaFieldDescription, path: string[] = []): Field[] {
  const own: Field[] = 'tests' in description ? [{ path, type: description.type, max: maxOf(description) }] : [];
  const inner = 'innerType' in description && description.innerType ? [description.innerType].flat().flatMap((each) => fieldsBelow(each, [...path, '[]'])) : [];
  const fields = 'fields' in description ? Object.entries(description.fields).flatMap(([name, each]) => fieldsBelow(each, [...path, name])) : [];
  return [...own, ...inner, ...fields];
}

const FIELDS = BODIES.flatMap(([name, schema]) => fieldsBelow(schema.describe()).map((field) => ({ name, schema, ...field })));
const LISTS = FIELDS.filter(({ type }) => type === 'array').map((field): [string, typeof field] => [`${field.name} ${field.path.join('.')}`, field]);

test.each(['array', 'string'])('every %s of a body has a maximum', (type) => {
  const ofType = FIELDS.filter((field) => field.type === type);
  expect(ofType.length).toBeGreaterThan(20);
  expect(ofType.filter(({ max }) => max === null).map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual([]);
});

const MANY = 20_000;

test.each(LISTS)('validates the list %s no further than one item beyond its maximum', async (_, { schema, path, max }) => {
  const body = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), Array.from({ length: MANY }, () => ({})));
  const refused = await refusals(schema, body);
  const list = path.join('.');
  const items = new Set(Object.keys(refused).flatMap((key) => /^\[(\d+)\]/.exec(key.slice(list.length))?.[1] ?? []));
  expect(refused[list]).toBe(`tooMany:${max}`);
  expect(items.size).toBeLessThanOrEqual((max ?? 0) + 1);
});

test('reads a text no further than one character beyond its maximum', () => {
  const { username, password } = ENDPOINTS.login.body.cast({ username: `  ${'a'.repeat(60_000)}`, password: 'x'.repeat(60_000) });
  expect([username?.length, password?.length]).toEqual([255, 129]);
});

test('accepts a text that fits after trimming', async () => {
  expect(await refusals(ENDPOINTS.forgotPassword.body, { email: `${' '.repeat(1000)}marie@example.org` })).toEqual({});
});
