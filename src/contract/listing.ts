import { LANGUAGES } from './language';
import type { ResourceName } from './paths';
import { PAGE_QUERY, type Query } from './query';
import { SHOWINGS } from './showing';

/*
 * What an administrator can ask of a list: `?limit&offset&sort=field&order=asc|desc&q=words&<filters>`. Which fields can be
 * sorted by, and which filters there are with which values, stands here once for the screens and for the server.
 */

/** The resources that have a list in the back office. */
export type ListedName = Exclude<ResourceName, 'content'>;

const BOTH = ['true', 'false'] as const;
const missing = [...LANGUAGES] as const;
const sample = ['true'] as const;

interface Listing {
  sorts: readonly string[];
  /** How it stands when nothing is asked; null is the order in which things were added. */
  sort: string | null;
  filters: Readonly<Record<string, readonly string[]>>;
}

export const LISTINGS = {
  event: { sorts: ['name_fr', 'name_en', 'date', 'location', 'price', 'seats', 'showing'], sort: null, filters: { showing: SHOWINGS, missing, sample } },
  training: {
    sorts: ['name_fr', 'name_en', 'displayOrder', 'date', 'type', 'price', 'seats', 'instructorName', 'showing'],
    sort: 'displayOrder',
    filters: { showing: SHOWINGS, type: ['in-person', 'online'], missing, sample },
  },
  user: { sorts: ['username', 'email', 'name', 'role', 'language', 'disabled', 'createdAt'], sort: 'createdAt', filters: { role: ['admin', 'user'], disabled: BOTH } },
  meat: { sorts: ['name_fr', 'name_en', 'costPerKg', 'sellPerKg', 'avgKgPerPerson'], sort: null, filters: { missing, sample } },
  tool: { sorts: ['name_fr', 'name_en', 'category', 'isActive'], sort: null, filters: { isActive: BOTH, missing, sample } },
  contentfocus: { sorts: ['name_fr', 'name_en', 'price'], sort: null, filters: { missing, sample } },
  side: { sorts: ['name_fr', 'name_en', 'price', 'sellPerKg', 'sellPerServing', 'variations'], sort: null, filters: { missing, sample } },
} as const satisfies Record<ListedName, Listing>;

export const LISTED_NAMES = Object.keys(LISTINGS) as ListedName[];

export const isListed = <Name extends ResourceName>(name: Name): name is Exclude<Name, 'content'> => name in LISTINGS;

export const listingOf = (name: ListedName): Listing => LISTINGS[name];

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

/** Rows a page when a screen does not say; and at most, whoever asks. */
export const PAGE_ROWS = 25;
export const MOST_LISTED = 500;

/** The header that tells how many there are in all. */
export const TOTAL_HEADER = 'x-total-count';

/** A list as it is asked for. */
export interface ListingQuery {
  limit: number;
  offset: number;
  sort: string | null;
  order: Order;
  /** Words that each have to be found, in either language, without regard to accents and capitals. */
  q: string;
  /** Values asked of each filter; what is absent filters nothing. */
  filters: Readonly<Record<string, string>>;
}

/** Everything that can be asked of a list. */
export const listingQuery = (name: ListedName): Query => ({ ...PAGE_QUERY, sort: listingOf(name).sorts, order: ORDERS, q: 'words', ...listingOf(name).filters });

const whole = (text: string | undefined, otherwise: number): number => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise);

/**
 * Reads a query: figures that are none count as absent, and too many rows as the most there are.
 * @returns the query, and which of its names hold a value that does not exist; those count as absent in the query
 */
export function readListing(name: ListedName, value: (name: string) => string | undefined): { query: ListingQuery; wrong: string[] } {
  const { sorts, sort: usual, filters } = listingOf(name);
  const wrong: string[] = [];
  const oneOf = <Choice extends string>(field: string, choices: readonly Choice[]): Choice | null => {
    const asked = value(field) ?? '';
    const found = choices.find((choice) => choice === asked);
    if (asked !== '' && found === undefined) wrong.push(field);
    return found ?? null;
  };
  const asked = Object.entries(filters).map(([field, choices]) => [field, oneOf(field, choices)] as const);
  const query = {
    limit: Math.min(whole(value('limit'), MOST_LISTED), MOST_LISTED),
    offset: whole(value('offset'), 0),
    sort: oneOf('sort', sorts) ?? usual,
    order: oneOf('order', ORDERS) ?? 'asc',
    q: (value('q') ?? '').slice(0, 100),
    filters: Object.fromEntries(asked.filter((each): each is readonly [string, string] => each[1] !== null)),
  };
  return { query, wrong };
}

/** A query as it stands in an address, after its question mark. */
export function writeListing({ limit, offset, sort, order, q, filters }: ListingQuery): string {
  const written = new URLSearchParams({ limit: String(limit), offset: String(offset), ...filters });
  if (sort !== null) written.set('sort', sort);
  if (order === 'desc') written.set('order', order);
  if (q.trim() !== '') written.set('q', q.trim());
  return written.toString();
}
