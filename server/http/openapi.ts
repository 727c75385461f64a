import { convertSchema } from '@sodaru/yup-to-json-schema';
import { mixed, type Schema } from 'yup';
import type { Endpoint } from '../../src/contract/endpoints';
import type { QueryValue } from '../../src/contract/query';
import { MAX_KEY_LENGTH } from './idempotency';
import { API_ROOT, type Api, type Handler, type MountedRoute } from './api';

/** Endpoint of the OpenAPI document. */
export const OPENAPI = { method: 'GET', path: '/openapi.json', access: 'public', response: mixed<object>().defined() } satisfies Endpoint;

type Converters = NonNullable<NonNullable<Parameters<typeof convertSchema>[1]>['converters']>;

/** The library writes an empty list of types for `mixed`, which no value satisfies. An empty schema accepts any value. */
const converters = { mixed: () => ({}) } as unknown as Converters;

/** Adds null to the `enum` of nullable schemas, because the library only adds it to the type. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, withNull(each)]));
  const { type, enum: values } = made;
  return Array.isArray(type) && type.includes('null') && Array.isArray(values) && !values.includes(null) ? { ...made, enum: [...(values as unknown[]), null] } : made;
}

const jsonSchema = (schema: Schema): object => withNull(convertSchema(schema as Parameters<typeof convertSchema>[0], { converters })) as object;

const content = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });

const BINARY = { type: 'string', format: 'binary' };

const PROBLEM = {
  type: 'object',
  properties: { message: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'string' } }, current: { type: 'object' } },
  required: ['message'],
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same call under the same key counts once for two days; the same key with another body is refused (422).',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
};

const querySchema = (value: QueryValue): object => {
  if (value === 'integer') return { type: 'integer', minimum: 0 };
  if (value === 'day') return { type: 'string', format: 'date' };
  return value === 'string' ? { type: 'string' } : { type: 'string', enum: value };
};

function operation({ endpoint, status }: MountedRoute): object {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const asked = Object.entries(endpoint.query ?? {}).map(([name, value]) => ({ name, in: 'query', required: false, schema: querySchema(value) }));
  const parameters = [...inPath, ...asked, ...(endpoint.keyed ? [KEY] : [])];
  return {
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.stream ? { requestBody: { required: true, content: Object.fromEntries(endpoint.stream.types.map((type) => [type, { schema: { ...BINARY, maxLength: endpoint.stream?.maxBytes } }])) } } : {}),
    ...(endpoint.body ? { requestBody: { required: true, ...content(jsonSchema(endpoint.body)) } } : {}),
    ...(endpoint.binary ? { requestBody: { required: true, content: Object.fromEntries(endpoint.binary.types.map((type) => [type, { schema: {} }])) } } : {}),
    responses: {
      [status]: { description: 'Success', ...content(endpoint.download === undefined ? jsonSchema(endpoint.response) : BINARY, endpoint.download ?? endpoint.mediaType) },
      default: { description: 'A problem, in the language asked', ...content(PROBLEM) },
    },
  };
}

/** Builds the OpenAPI 3.1 document of all mounted endpoints. */
export function openapiDocument(api: Pick<Api, 'mounted'>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const mounted of api.mounted) {
    const methods = (paths[`${API_ROOT}${mounted.endpoint.path}`] ??= {});
    methods[mounted.endpoint.method.toLowerCase()] = operation(mounted);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Booking API', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

/** Handler of `GET /openapi.json`. Builds the document on the first request, when all endpoints are mounted. */
export function describeApi(api: Api): Handler<typeof OPENAPI> {
  let document: object | undefined;
  return () => Promise.resolve((document ??= openapiDocument(api)));
}
