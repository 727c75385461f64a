import { newIdempotencyKey } from '../../api/drafts';
import { FIRST_AVAILABILITY, type Availability, type AvailabilityRecord, type BlockedDays } from '../../contract/availability';

/** Row with a stable key while rows are added and removed. */
export type BlockedRow = BlockedDays & { key: string };

/** Settings during input; numbers may be incomplete. */
export type AvailabilityValues = Omit<Availability, 'blocked' | 'perDay' | 'holdDays'> & { blocked: BlockedRow[]; perDay: number | string; holdDays: number | string };

/** Name of the draft of unsaved settings. */
export const DRAFT_NAME = 'availability';

/** Values with an example of an absence, that a draft must have the shape of. */
export const EXAMPLE: AvailabilityValues = { ...FIRST_AVAILABILITY, blocked: [{ key: '', from: '', to: '', reason: '' }] };

export const emptyRow = (): BlockedRow => ({ key: newIdempotencyKey(), from: '', to: '', reason: '' });

export const valuesOf = ({ version: _, blocked, ...settings }: AvailabilityRecord): AvailabilityValues => ({ ...settings, blocked: blocked.map((row) => ({ ...row, key: newIdempotencyKey() })) });
