import { loadDraft, saveDraft as storeDraft } from '../../api/draftStore';
import { FIRST_AVAILABILITY } from '../../contract/availability';
import { WEEKDAYS } from '../../contract/weekday';
import type { AvailabilityValues } from './values';

/** Draft of unsaved settings. */
export interface AvailabilityDraft {
  values: AvailabilityValues;
  /** Version of the settings that the draft started from. */
  version: number;
  /** Local day of the last change. */
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

/** Returns the draft on this device, or null if there is none or it does not fit the form. */
export function readDraft(now: Date): AvailabilityDraft | null {
  const stored = loadDraft(NAME, now);
  try {
    const values: unknown = JSON.parse(stored?.['values'] ?? 'null');
    const version = Number(stored?.['version']);
    return isValues(values) && Number.isInteger(version) ? { values, version, day: stored?.['day'] ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * Stores the draft in place of the previous one; null deletes it.
 * @returns whether the browser stored the draft
 */
export function saveDraft(draft: AvailabilityDraft | null, now: Date): boolean {
  storeDraft(NAME, draft && { values: JSON.stringify(draft.values), version: String(draft.version), day: draft.day }, now);
  return draft === null || loadDraft(NAME, now)?.['values'] === JSON.stringify(draft.values);
}
