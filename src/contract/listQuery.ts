import { LANGUAGES } from './language';
import { RESOURCE_PATHS, type ResourceName } from './paths';
import { PAGE_QUERY, type Query } from './query';
import { PUBLICATION_STATUSES } from './publicationStatus';

/*
 * Query parameters of the admin lists: `?limit&offset&sort=field&order=asc|desc&q=words&<filters>`. Sortable fields and filters with their values are
 * defined here once, for the screens and for the server.
 */

/** Resources that have a list in the admin area. */
export type ListableResource = Exclude<ResourceName, 'content'>;

const BOTH = ['true', 'false'] as const;
const missing = [...LANGUAGES] as const;
const sample = ['true'] as const;

interface ListConfig {
  sorts: readonly string[];
  /** Default sort field; null means insertion order. */
  sort: string | null;
  filters: Readonly<Record<string, readonly string[]>>;
}

const LIST_CONFIGS: Partial<Record<ListableResource, ListConfig>> = {
  event: { sorts: ['name_fr', 'name_en', 'date', 'location', 'price', 'seats', 'showing'], sort: null, filters: { showing: PUBLICATION_STATUSES, missing, sample } },
  training: {
    sorts: ['name_fr', 'name_en', 'displayOrder', 'date', 'type', 'price', 'seats', 'instructorName', 'showing'],
    sort: 'displayOrder',
    filters: { showing: PUBLICATION_STATUSES, type: ['in-person', 'online'], missing, sample },
  },
  user: { sorts: ['username', 'email', 'name', 'role', 'language', 'disabled', 'createdAt'], sort: 'createdAt', filters: { role: ['admin', 'user'], disabled: BOTH } },
  meat: { sorts: ['name_fr', 'name_en', 'costPerKg', 'sellPerKg', 'avgKgPerPerson'], sort: null, filters: { missing, sample } },
  tool: { sorts: ['name_fr', 'name_en', 'category', 'isActive'], sort: null, filters: { isActive: BOTH, missing, sample } },
  contentfocus: { sorts: ['name_fr', 'name_en', 'price'], sort: null, filters: { missing, sample } },
  side: { sorts: ['name_fr', 'name_en', 'price', 'sellPerKg', 'sellPerServing', 'variations'], sort: null, filters: { missing, sample } },
};

export const LISTABLE_RESOURCES = (Object.keys(RESOURCE_PATHS) as ResourceName[]).filter((name): name is ListableResource => name !== 'content');

export const isListable = <Name extends ResourceName>(name: Name): name is Exclude<Name, 'content'> => name !== 'content';

/** List of a resource that has nothing special: by name, and by what is missing. */
const DEFAULT_CONFIG: ListConfig = { sorts: ['name_fr', 'name_en'], sort: null, filters: { missing, sample } };

export const listConfigOf = (name: ListableResource): ListConfig => LIST_CONFIGS[name] ?? DEFAULT_CONFIG;

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Default page size, and the maximum that the server accepts for any client. */
export const PAGE_ROWS = 25;
export const MAX_LISTED = 500;

/** Response header with the total number of rows. */
export const TOTAL_HEADER = 'x-total-count';

/** Parsed query of a list. */
export interface ListQuery {
  limit: number;
  offset: number;
  sort: string | null;
  order: SortDirection;
  /** Search terms. All of them must match, in either language, ignoring accents and case. */
  q: string;
  /** Requested value of each filter; an absent filter is not applied. */
  filters: Readonly<Record<string, string>>;
}

/** Returns the description of all query parameters of a list. */
export const listQueryParameters = (name: ListableResource): Query => ({ ...PAGE_QUERY, sort: listConfigOf(name).sorts, order: SORT_DIRECTIONS, q: 'string', ...listConfigOf(name).filters });

const parseInteger = (text: string | undefined, otherwise: number): number => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise);

/**
 * Parses a list query. Invalid numbers count as absent, and a limit that is too large is capped at the maximum.
 * @returns the query, and the names of parameters with an unknown value; these count as absent in the query
 */
export function parseListQuery(name: ListableResource, value: (name: string) => string | undefined): { query: ListQuery; wrong: string[] } {
  const { sorts, sort: usual, filters } = listConfigOf(name);
  const wrong: string[] = [];
  const oneOf = <Choice extends string>(field: string, choices: readonly Choice[]): Choice | null => {
    const asked = value(field) ?? '';
    const found = choices.find((choice) => choice === asked);
    if (asked !== '' && found === undefined) wrong.push(field);
    return found ?? null;
  };
  const asked = Object.entries(filters).map(([field, choices]) => [field, oneOf(field, choices)] as const);
  const query = {
    limit: Math.min(parseInteger(value('limit'), MAX_LISTED), MAX_LISTED),
    offset: parseInteger(value('offset'), 0),
    sort: oneOf('sort', sorts) ?? usual,
    order: oneOf('order', SORT_DIRECTIONS) ?? 'asc',
    q: (value('q') ?? '').slice(0, 100),
    filters: Object.fromEntries(asked.filter((each): each is readonly [string, string] => each[1] !== null)),
  };
  return { query, wrong };
}

/** Serializes a list query as the query string of a URL, without the question mark. */
export function stringifyListQuery({ limit, offset, sort, order, q, filters }: ListQuery): string {
  const written = new URLSearchParams({ limit: String(limit), offset: String(offset), ...filters });
  if (sort !== null) written.set('sort', sort);
  if (order === 'desc') written.set('order', order);
  if (q.trim() !== '') written.set('q', q.trim());
  return written.toString();
}
