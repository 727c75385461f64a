import { newKey } from '../../api/drafts';
import type { Availability, AvailabilityRecord, BlockedDays } from '../../contract/availability';

/** A row keeps its key while others come and go. */
export type BlockedRow = BlockedDays & { key: string };

/** The settings as they are being filled: numbers may still be half-typed. */
export type AvailabilityValues = Omit<Availability, 'blocked' | 'perDay' | 'holdDays'> & { blocked: BlockedRow[]; perDay: number | string; holdDays: number | string };

export const emptyRow = (): BlockedRow => ({ key: newKey(), from: '', to: '', reason: '' });

/** Whether two forms say the same. */
export const sameValues = (one: AvailabilityValues, other: AvailabilityValues): boolean => JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);

const withoutKey = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);

export const valuesOf = ({ version: _, blocked, ...settings }: AvailabilityRecord): AvailabilityValues => ({ ...settings, blocked: blocked.map((row) => ({ ...row, key: newKey() })) });
