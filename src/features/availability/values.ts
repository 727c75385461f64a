import { newIdempotencyKey } from '../../api/drafts';
import type { Availability, AvailabilityRecord, BlockedDays } from '../../contract/availability';

/** Row with a stable key while rows are added and removed. */
export type BlockedRow = BlockedDays & { key: string };

/** Settings during input; numbers may be incomplete. */
export type AvailabilityValues = Omit<Availability, 'blocked' | 'perDay' | 'holdDays'> & { blocked: BlockedRow[]; perDay: number | string; holdDays: number | string };

export const emptyRow = (): BlockedRow => ({ key: newIdempotencyKey(), from: '', to: '', reason: '' });

/** Whether two forms have equal values, apart from row keys. */
export const sameValues = (one: AvailabilityValues, other: AvailabilityValues): boolean => JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);

const withoutKey = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);

export const valuesOf = ({ version: _, blocked, ...settings }: AvailabilityRecord): AvailabilityValues => ({ ...settings, blocked: blocked.map((row) => ({ ...row, key: newIdempotencyKey() })) });
