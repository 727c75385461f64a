import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUBSET_CHARACTERS } from '../../src/buildplugins/fontSubset';

const SITE = join(import.meta.dirname, '../../src');
const textFiles = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => /texts\.ts$/i.test(file));

/** Returns the characters of a file, with its escape sequences decoded. */
const charactersOf = (code: string): Set<string> => new Set(code.replaceAll('\n', ' ').replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))));

const beyond = (code: string, characters: string): string[] => [...charactersOf(code)].filter((character) => !characters.includes(character));

test('the font subset covers every text of the site', () => {
  expect(textFiles.length).toBeGreaterThan(30);
  expect(textFiles.flatMap((file) => beyond(readFileSync(join(SITE, file), 'utf8'), SUBSET_CHARACTERS).map((character) => `${file}: ${character}`))).toEqual([]);
});

test('finds a character outside of the subset, literal or escaped', () => {
  expect(beyond(String.raw`'cœur\u2009ñ'`, SUBSET_CHARACTERS)).toEqual(['ñ']);
  expect(beyond(String.raw`'\u0159'`, SUBSET_CHARACTERS)).toEqual(['ř']);
});
