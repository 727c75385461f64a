import { keepWriting, readWriting } from '../../api/writings';
import { FIRST_AVAILABILITY } from '../../contract/availability';
import { WEEKDAYS } from '../../contract/weekday';
import type { AvailabilityValues } from './values';

/** Settings that are not saved yet. */
export interface AvailabilityDraft {
  values: AvailabilityValues;
  /** Of the settings that were read before anything was changed. */
  version: number;
  /** The local day on which they were last changed. */
  day: string;
}

const NAME = 'availability';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFigure = (value: unknown) => typeof value === 'number' || typeof value === 'string';
const areTexts = (row: Record<string, unknown>, names: readonly string[]) => names.every((name) => typeof row[name] === 'string');

const isHours = (value: unknown) => isRecord(value) && typeof value['open'] === 'boolean' && areTexts(value, ['from', 'to']);

const isValues = (value: unknown): value is AvailabilityValues => {
  if (!isRecord(value) || !Object.keys(FIRST_AVAILABILITY).every((name) => name in value)) return false;
  const { hours, blocked, perDay, holdDays } = value;
  return isRecord(hours) && WEEKDAYS.every((day) => isHours(hours[day])) && Array.isArray(blocked) && blocked.every((row) => isRecord(row) && areTexts(row, ['key', 'from', 'to', 'reason'])) && isFigure(perDay) && isFigure(holdDays);
};

/** What was left unsaved on this device; null for nothing, or nothing that fits the form. */
export function readDraft(now: Date): AvailabilityDraft | null {
  const kept = readWriting(NAME, now);
  try {
    const values: unknown = JSON.parse(kept?.['values'] ?? 'null');
    const version = Number(kept?.['version']);
    return isValues(values) && Number.isInteger(version) ? { values, version, day: kept?.['day'] ?? '' } : null;
  } catch {
    return null;
  }
}

/** Keeps it in place of the one before; null forgets it. @returns whether the browser keeps it */
export function keepDraft(draft: AvailabilityDraft | null, now: Date): boolean {
  keepWriting(NAME, draft && { values: JSON.stringify(draft.values), version: String(draft.version), day: draft.day }, now);
  return draft === null || readWriting(NAME, now)?.['values'] === JSON.stringify(draft.values);
}
