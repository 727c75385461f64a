import towns from 'virtual:gazetteer';
import { straightMetres, type GeocodeResult, type Point } from '../../src/contract/geo';
import { BREAK, isStreet, namesStreet, readAddress, type Address, type Word } from './address';
import { NEARBY_TOWNS, SHORT_NAMES } from './nearbyTowns';

interface Town extends GeocodeResult {
  name: string;
}

interface Found {
  /** Towns of the name. */
  towns: readonly [Town, ...Town[]];
  start: number;
  end: number;
}

const keyOf = (name: string) => readAddress(name).words.map(({ text }) => text).join(' ');

function index(): Map<string, [Town, ...Town[]]> {
  const known = new Map<string, [Town, ...Town[]]>();
  const add = (key: string, town: Town) => known.set(key, [town, ...(known.get(key) ?? [])]);
  for (const [name, lat, lng] of [...towns, ...NEARBY_TOWNS]) add(keyOf(name), { name, lat, lng, address: `${name}, Québec` });
  for (const [short, name] of Object.entries(SHORT_NAMES)) {
    const [town] = known.get(keyOf(name)) ?? [];
    if (town) add(keyOf(short), town);
  }
  return known;
}

const TOWNS = index();
const MAX_LENGTH = Math.max(...[...TOWNS.keys()].map((key) => key.split(' ').length));

const QUEBEC = 'quebec';
const PROVINCE = new Set([QUEBEC, 'qc', 'pq', 'que']);
/** Ontario and Vermont have their own Windsor, Waterloo and Richmond. */
const ELSEWHERE = new Set(['ontario', 'on', 'vermont', 'vt', 'maine', 'ny', 'nb', 'ns', 'usa', 'france']);
const SAINTS = new Set(['saint', 'sainte', 'notre']);
const MORE_TO_COME = new Set(['de', 'du', 'des', 'd', 'sur']);
const LEADING = new Set(['a', 'de', 'd', 'ville', 'municipalite', 'secteur', 'pres', 'vers', 'at', 'in', 'near']);

const textAt = (words: readonly Word[], place: number) => words[place]?.text ?? BREAK;
const opens = ({ words }: Address, { start }: Found) => textAt(words, start - 1) === BREAK;
const closes = ({ words }: Address, { end }: Found) => [BREAK, 'canada'].includes(textAt(words, end)) || PROVINCE.has(textAt(words, end));

/**
 * Returns whether the match is part of a longer, unknown name: « Saint-Michel » in « Saint-Michel-de-Bellechasse », « Mercier » in « Honoré-Mercier
 * ».
 */
const isFragment = ({ words }: Address, { start, end }: Found) =>
  words[start]?.joined === true || words[end]?.joined === true || (SAINTS.has(textAt(words, start)) && MORE_TO_COME.has(textAt(words, end)));

/**
 * Returns the rank of a match. 3: alone between commas or before the province or postal code; 2: last in such a part; 1: within a phrase; 0: not used
 * as a place name.
 */
function rankOf(address: Address, found: Found): number {
  if (isFragment(address, found) || namesStreet(address.words, found.start, found.end)) return 0;
  if (closes(address, found)) return opens(address, found) ? 3 : 2;
  return opens(address, found) || LEADING.has(textAt(address.words, found.start - 1)) ? 1 : 0;
}

const isElsewhere = ({ words }: Address) =>
  words.some(({ text }, place) => ELSEWHERE.has(text) && textAt(words, place - 1) === BREAK && textAt(words, place + 1) === BREAK);

function longestAt(words: readonly Word[], start: number): Found | null {
  for (let end = Math.min(start + MAX_LENGTH, words.length); end > start; end -= 1) {
    const namesakes = TOWNS.get(words.slice(start, end).map(({ text }) => text).join(' '));
    if (namesakes) return { towns: namesakes, start, end };
  }
  return null;
}

function findAll({ words }: Address): Found[] {
  const all: Found[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const found = longestAt(words, start);
    if (!found) continue;
    all.push(found);
    start = found.end - 1;
  }
  return all;
}

/** Returns whether « Québec » means the city: when it is the whole address, follows a street, or precedes the province. */
function meansTheCity(address: Address, found: Found): boolean {
  const { words, postalCode } = address;
  // The city's postal codes begin with G1, G2 or G3.
  if (postalCode !== null && !/^g[123]/.test(postalCode)) return false;
  if (textAt(words, found.end) === 'city') return true;
  if (textAt(words, found.start - 1) === 'de' && textAt(words, found.start - 2) === 'ville') return true;
  if (!opens(address, found) || !closes(address, found)) return false;
  if (words.slice(found.end).some(({ text }) => PROVINCE.has(text))) return true;
  const before = words.slice(0, Math.max(0, found.start - 1));
  const comma = before.findLastIndex(({ text }) => text === BREAK);
  return found.start === 0 || isStreet(before.slice(comma + 1));
}

/**
 * Returns the municipality named in an address, from the embedded list, without a service. A name alone after a comma or before the province or
 * postal code ranks above one within a phrase; among equals the last wins. A street named after a town is ignored; « Québec » at the end is the
 * province.
 * @param premises location of the business: among towns of the same name, the nearest one is meant
 * @returns the town's centre, or null when the text names no known town
 */
export function locateTown(text: string, premises: Point): GeocodeResult | null {
  const address = readAddress(text);
  const all = isElsewhere(address) ? [] : findAll(address);
  const isCity = ({ towns: [town] }: Found) => keyOf(town.name) === QUEBEC;
  const candidates = all.filter((found) => !isCity(found) && rankOf(address, found) > 0);
  const best = candidates.toSorted((a, b) => rankOf(address, b) - rankOf(address, a) || b.start - a.start)[0] ?? all.find((found) => isCity(found) && meansTheCity(address, found));
  if (!best) return null;
  const { lat, lng, address: place } = best.towns.reduce((nearest, town) => (straightMetres(premises, town) < straightMetres(premises, nearest) ? town : nearest));
  return { lat, lng, address: place };
}
