import { readContentFocus } from './contentFocus';
import { readEvent, seatsOf } from './event';
import { normalizeForSearch } from './searchText';
import { LANGUAGES, type Text } from './language';
import type { ListableResource } from './listQuery';
import { localized, readNumber, readText } from './localized';
import { readMeat } from './meat';
import { isSample, type ApiRecord } from './apiRecord';
import { publicationStatusOf } from './publicationStatus';
import { readSide } from './side';
import { readTool } from './tool';
import { readTraining } from './training';
import { missingLanguages } from './translations';

/*
 * Sort keys, filter keys and search words of a resource, computed when the resource is written. The server stores them with the resource. A change to
 * a rule in this file needs a migration that recomputes them.
 */

export interface ListIndexKeys {
  /** Sort and filter values by the fields of LISTINGS. Rows with a missing value come last in both sort directions. */
  keys: Record<string, string | number>;
  /** All searchable text, folded. */
  words: string;
}

type Loose = Record<string, string | number | null>;

const nameKeys = (name: Text): Loose => Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, normalizeForSearch(localized(name, language, ''))]));

const text = (row: ApiRecord, field: string): string => (typeof row[field] === 'string' ? row[field] : '');

const shown = (row: ApiRecord): string => publicationStatusOf({ isActive: row['isActive'], visibility: row['visibility'] });

const KEYS: Partial<Record<ListableResource, (row: ApiRecord) => Loose>> = {
  event(row) {
    const event = readEvent(row);
    return { ...nameKeys(event.name), date: event.date, location: normalizeForSearch(event.location), price: event.price, seats: seatsOf(event), showing: shown(row) };
  },
  training(row) {
    const { title, displayOrder, eventDateTime, type, price, capacity, instructorName } = readTraining(row);
    return { ...nameKeys(title), displayOrder, date: eventDateTime, type, price, seats: capacity, instructorName: normalizeForSearch(instructorName), showing: shown(row) };
  },
  user: (row) => ({
    username: normalizeForSearch(text(row, 'username')),
    email: normalizeForSearch(text(row, 'email')),
    name: normalizeForSearch(text(row, 'name')),
    role: text(row, 'role'),
    language: text(row, 'language'),
    disabled: String(row['disabled'] === true),
    createdAt: text(row, 'createdAt'),
  }),
  meat(row) {
    const { name, sellPerKg, avgKgPerPerson } = readMeat(row);
    return { ...nameKeys(name), costPerKg: readNumber(row['costPerKg']), sellPerKg, avgKgPerPerson };
  },
  tool(row) {
    const { name, category, isActive } = readTool(row);
    return { ...nameKeys(name), category: normalizeForSearch(category), isActive: String(isActive) };
  },
  contentfocus(row) {
    const { name, price } = readContentFocus(row);
    return { ...nameKeys(name), price };
  },
  side(row) {
    const { name, price, sellPerKg, sellPerServing, variations } = readSide(row);
    return { ...nameKeys(name), price, sellPerKg, sellPerServing, variations: variations.length };
  },
};

/** Fields that contain no searchable words. */
const WORDLESS = new Set(['id', 'imageUrl', 'meetingUrl', 'language', 'createdAt', 'visibility', 'version']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (WORDLESS.has(field) ? [] : textsIn(part)));
}

/** Returns the sort keys, filter keys and search words of one resource. */
export function listIndexKeys(name: ListableResource, row: ApiRecord): ListIndexKeys {
  const missing = name === 'user' ? [] : missingLanguages(row).map((language): [string, string] => [`missing_${language}`, 'true']);
  const sample: [string, string][] = isSample(row) ? [['sample', 'true']] : [];
  const keys = Object.entries(KEYS[name]?.(row) ?? nameKeys(readText(row, 'name', 'title'))).filter((entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '');
  return { keys: Object.fromEntries([...keys, ...missing, ...sample]), words: normalizeForSearch(textsIn(row).join(' ')) };
}
