import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingOf, PAGE_ROWS, readListing, type ListedName, type ListingQuery } from '../../contract/listing';
import type { Language } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

/** What changes in the address of a list; null takes it away. */
export type Changes = Readonly<Record<string, string | null>>;

/** What the address of a list asks for. */
interface ListPlace {
  query: ListingQuery;
  /** From 1. */
  page: number;
  /** The column sorted by, as the address calls it: `name` in whichever language. Null is the usual order. */
  sort: string | null;
  /** Whether something is searched or filtered. */
  narrowed: boolean;
  /** Whether the trainings are being put in order. */
  ordering: boolean;
}

export interface ListAddress extends ListPlace {
  /** The address with something changed, after its question mark; another search or sort begins at the first page. */
  to: (changes: Changes) => string;
  /** Goes there. */
  go: (changes: Changes, options?: { replace?: boolean }) => void;
}

/** Reads what the address of a list asks for; nonsense in it counts as nothing. */
function listPlaceOf(name: ListedName, params: URLSearchParams, language: Language): ListPlace {
  const { sorts } = listingOf(name);
  const named = `name_${language}`;
  const asked = params.get('sort');
  const sort = asked === 'name' && sorts.includes(named) ? named : asked;
  const { query } = readListing(name, (field) => (field === 'sort' ? (sort ?? undefined) : (params.get(field) ?? undefined)));
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), 1_000_000);
  return {
    query: { ...query, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS },
    page,
    sort: query.sort === named ? 'name' : query.sort,
    narrowed: query.q.trim() !== '' || Object.keys(query.filters).length > 0,
    ordering: name === 'training' && params.get('view') === 'order',
  };
}

/** All that a list shows stands in its address: a link leads to it, a reload keeps it, and the way back undoes it. */
export function useListAddress(name: ListedName): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const to = (changes: Changes) => {
      const next = new URLSearchParams(params);
      if (!('page' in changes)) next.delete('page');
      for (const [field, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(field);
        else next.set(field, value);
      }
      return next.toString();
    };
    return {
      ...listPlaceOf(name, params, language),
      to,
      go: (changes, { replace = false } = {}) => void navigate({ search: to(changes) }, { replace }),
    };
  }, [name, search, navigate, language]);
}
