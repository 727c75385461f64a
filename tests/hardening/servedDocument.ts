/** JSON schema as in the served OpenAPI document. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

type Content = Record<string, { schema: JsonSchema }>;

/** Operation of the served OpenAPI document. */
export interface Operation {
  /** Method and path: `POST /api/booking` */
  name: string;
  method: string;
  path: string;
  access: 'public' | 'member' | 'admin';
  /** Query parameters, by name. */
  asks: Record<string, JsonSchema>;
  body: JsonSchema | null;
  /** Responses by status, or `default`. */
  responses: Record<string, Content>;
}

interface Described {
  'x-access': Operation['access'];
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
}

/** Returns the last word of a path before a parameter, which names the resource of its ids. */
export const ownerOf = (path: string, parameter: string): string => path.slice(0, path.indexOf(`{${parameter}}`)).split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';

/** Returns every operation that a running server documents. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': access, parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      access,
      asks: Object.fromEntries(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema])),
      body: requestBody?.content['application/json']?.schema ?? null,
      responses: Object.fromEntries(Object.entries(responses).map(([status, { content }]) => [status, content])),
    })),
  );
}
