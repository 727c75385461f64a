import { addDays, dayAt, daysBetween, isRealDay } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { MAX_PREPARED, MAX_PREPARED_DAYS, type Preparation } from '../../src/contract/preparation';
import { listResources } from '../db/catalogue';
import { listParties, type PreparationAsked } from '../db/preparation';
import type { Handler } from '../http/api';
import { invalid, HttpError } from '../http/httpError';
import { prepare } from '../kitchen/prepare';
import type { AppDependencies } from '../dependencies';

const ALL = { onlyActive: false } as const;

/** Returns the requested range of days; by default a week from today. @throws Problem 422 for invalid days or a range that is too long */
function readRange(query: (name: 'from' | 'to') => string | undefined, today: string): { from: string; to: string } {
  const from = query('from') || today;
  if (!isRealDay(from)) throw invalid({ from: 'dateInvalid' });
  const to = query('to') || addDays(from, 6);
  if (!isRealDay(to) || to < from || daysBetween(from, to) >= MAX_PREPARED_DAYS) throw invalid({ to: 'dateInvalid' });
  return { from, to };
}

/**
 * `GET /preparation?from&to`: the confirmed parties in a range of days. `&requested=true` includes requested ones; `?request={id}` selects a single
 * one.
 */
export const readPreparation =
  ({ database, clock }: AppDependencies): Handler<(typeof ENDPOINTS)['readPreparation']> =>
  async ({ query }): Promise<Preparation> => {
    const { db } = database;
    const id = query('request');
    const range = id ? null : readRange(query, dayAt(clock()));
    const asked: PreparationAsked = range ? { ...range, standings: query('requested') === 'true' ? ['confirmed', 'requested'] : ['confirmed'] } : { id: id ?? '' };
    const rows = await listParties(db, asked);
    const [only] = rows;
    if (!range && !only) throw new HttpError(404, 'notFound');
    const pantry = { meats: await listResources(db, 'meat', ALL), sides: await listResources(db, 'side', ALL), tools: await listResources(db, 'tool', ALL) };
    const bookings = rows.slice(0, MAX_PREPARED).map((row) => prepare(row, pantry));
    // Within a day parties are sorted by time; one without a time comes last.
    const sorted = bookings.toSorted((a, b) => a.date.localeCompare(b.date) || (a.time || '99').localeCompare(b.time || '99'));
    return { from: range?.from ?? only?.date ?? '', to: range?.to ?? only?.date ?? '', bookings: sorted, more: rows.length > MAX_PREPARED };
  };
