import type { JsonSchema, Operation } from './servedDocument.ts';

/** Just under the body limit of 64 kB. */
const BYTES = 60_000;

/** Texts that make an inefficient pattern or loop slow. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(BYTES),
  figures: `a${'1'.repeat(BYTES)}a`,
  blanks: `${' '.repeat(BYTES)}a`,
  address: `a@${'a.'.repeat(BYTES / 2)}`,
  path: `https://${'a/'.repeat(BYTES / 2)}"`,
  ligatures: '\u{FDFA}'.repeat(BYTES / 3),
  marks: `a${'\u{301}'.repeat(BYTES / 2)}`,
};

const times = (text: string, many: number): string => `[${Array.from({ length: many }, () => text).join(',')}]`;
const nested = (open: string, middle: string, close: string): string => {
  const deep = Math.floor(BYTES / (open.length + close.length));
  return `${open.repeat(deep)}${middle}${close.repeat(deep)}`;
};

/** JSON values that are expensive to process regardless of the expected type. */
const VALUES: Readonly<Record<string, string>> = {
  'empty things': times('{}', BYTES / 3),
  nulls: times('null', BYTES / 5),
  'empty texts': times('""', BYTES / 3),
  'nested lists': nested('[', '', ']'),
  'nested things': nested('{"a":', '1', '}'),
  'unknown keys': `{${Array.from({ length: 7500 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`,
};

/** Body of an operation that is expensive in one place. */
export interface CostlyBody {
  operation: Operation;
  name: string;
  address: string;
  text: string;
}

type Path = readonly string[];

/** Returns the path of every value in a body, including the items of its arrays. */
function placesOf({ properties = {} }: JsonSchema, path: Path = []): { path: Path; schema: JsonSchema }[] {
  return Object.entries(properties).flatMap(([name, schema]) => [{ path: [...path, name], schema }, ...placesOf(schema, [...path, name])]);
}

const putAt = (path: Path, value: string): string => path.reduceRight((inner, name) => `{${JSON.stringify(name)}:${inner}}`, value);

/**
 * Fields of a request for an event or a training. The OpenAPI document omits them, because an administrator sends a different body to the same path.
 */
const ASKED: JsonSchema = { properties: Object.fromEntries(['title', 'description', 'date', 'time', 'adults', 'pricePerChild', 'trainingPlace', 'location', 'meats', 'sides', 'tools', 'contentFocus', 'notes', 'diets', 'totalCost', 'language', 'contactInfo'].map((name) => [name, {}])) };

/**
 * Builds the expensive bodies of an operation: each expensive value as the whole body and in each of its places, each expensive text where a text is
 * expected.
 */
export function costlyBodies(operation: Operation): CostlyBody[] {
  const { body, name, path } = operation;
  if (body === null) return [];
  const address = `${path.replaceAll(/\{\w+\}/g, 'none')}${name === 'POST /api/event' ? '?bypassReadAuth=true' : ''}`;
  const made = (place: Path, what: string, value: string): CostlyBody => ({ operation, address, name: `${name} ${[...place, what].join(' · ')}`, text: putAt(place, value) });
  const fullBodies = Object.entries(VALUES).map(([what, value]) => made([], what, value));
  const asked = Object.keys(body.properties ?? {}).length > 0 ? body : ASKED;
  const inside = placesOf(asked).flatMap(({ path: place, schema }) => {
    const isText = schema.type === undefined || [schema.type].flat().includes('string');
    const texts = isText ? Object.entries(TEXTS).map(([what, text]) => made(place, what, JSON.stringify(text))) : [];
    return [...Object.entries(VALUES).map(([what, value]) => made(place, what, value)), ...texts];
  });
  return [...fullBodies, ...inside];
}
