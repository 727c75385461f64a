import { BUILT_IN_CHOICES, type ChoiceListName } from './choiceLists';
import { baseEventType } from './eventType';

/** Longest key. */
const MAX_LENGTH = 40;

const textIn = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>((node, name) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined), value);
  return typeof found === 'string' ? found : '';
};

/** Returns a name as a key: `Oignons caramélisés` becomes `oignons-caramelises`. A name without a letter becomes `choice`. */
function keyOf(name: string): string {
  const words = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^[\d-]+|-+$/g, '');
  return words || 'choice';
}

/** Returns a key that is not taken, with a number when needed. */
function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const key = `${wanted.slice(0, MAX_LENGTH - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.has(key)) return key;
  }
}

/**
 * Gives every entry without a key one, made of its French name. That of an event type begins with the type of SPEC that it behaves like, in the entry's
 * `base`.
 */
export function withKeys(list: ChoiceListName, entries: readonly unknown[]): unknown[] {
  const taken = new Set([...Object.keys(BUILT_IN_CHOICES[list]), ...entries.map((entry) => textIn(entry, 'key'))]);
  return entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null || textIn(entry, 'key') !== '') return entry;
    const base = list === 'eventTypes' ? `${baseEventType(textIn(entry, 'base')) ?? ''}-` : '';
    const key = freeKey(`${base}${keyOf(textIn(entry, 'name', 'fr'))}`, taken);
    taken.add(key);
    return { ...entry, key };
  });
}
