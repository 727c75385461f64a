import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listConfigOf, PAGE_ROWS, parseListQuery, type ListableResource, type ListQuery } from '../../contract/listQuery';
import type { Language } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Changes to a list's query parameters; null deletes one. */
export type Changes = Readonly<Record<string, string | null>>;

/** State of a list, as in its URL. */
interface ListUrlParams {
  query: ListQuery;
  /** Page number, starting at 1. */
  page: number;
  /** Sort column as named in the URL, with `name` for either language. Null is the default order. */
  sort: string | null;
  /** Whether a search or filter is active. */
  narrowed: boolean;
  /** Whether the trainings are being reordered. */
  ordering: boolean;
}

export interface ListUrlState extends ListUrlParams {
  /** Returns the query string after some changes. A new search or sort resets the page to the first. */
  to: (changes: Changes) => string;
  /** Navigates to the URL after some changes. */
  go: (changes: Changes, options?: { replace?: boolean }) => void;
}

/** Parses a list's query parameters. Invalid values are ignored. */
function parseListUrl(name: ListableResource, params: URLSearchParams, language: Language): ListUrlParams {
  const { sorts } = listConfigOf(name);
  const named = `name_${language}`;
  const asked = params.get('sort');
  const sort = asked === 'name' && sorts.includes(named) ? named : asked;
  const { query } = parseListQuery(name, (field) => (field === 'sort' ? (sort ?? undefined) : (params.get(field) ?? undefined)));
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), 1_000_000);
  return {
    query: { ...query, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS },
    page,
    sort: query.sort === named ? 'name' : query.sort,
    narrowed: query.q.trim() !== '' || Object.keys(query.filters).length > 0,
    ordering: name === 'training' && params.get('view') === 'order',
  };
}

/** List state stored in the URL, so that it can be linked to, survives a reload and follows the browser's back button. */
export function useListUrlState(name: ListableResource): ListUrlState {
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
      ...parseListUrl(name, params, language),
      to,
      go: (changes, { replace = false } = {}) => void navigate({ search: to(changes) }, { replace }),
    };
  }, [name, search, navigate, language]);
}
