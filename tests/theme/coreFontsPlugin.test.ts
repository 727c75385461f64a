import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LETTERS } from '../../src/theme/coreFontsPlugin';

const SITE = join(import.meta.dirname, '../../src');
const textFiles = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => /texts\.ts$/i.test(file));

/** The letters that a file of texts writes with, escapes read out; what surrounds the texts is code, in plain letters. */
const lettersOf = (code: string): Set<string> => new Set(code.replaceAll('\n', ' ').replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))));

const beyond = (code: string, letters: string): string[] => [...lettersOf(code)].filter((letter) => !letters.includes(letter));

test('the site’s own words need no letter beyond those that every page begins with', () => {
  expect(textFiles.length).toBeGreaterThan(30);
  expect(textFiles.flatMap((file) => beyond(readFileSync(join(SITE, file), 'utf8'), LETTERS).map((letter) => `${file}: ${letter}`))).toEqual([]);
});

test('a letter that is missing is found, written or escaped', () => {
  expect(beyond(String.raw`'cœur\u2009ñ'`, LETTERS)).toEqual(['ñ']);
  expect(beyond(String.raw`'\u0159'`, LETTERS)).toEqual(['ř']);
});
