import { parseSync } from 'vite';
import { isScript, visit } from './imports.ts';
import type { Source } from './tree.ts';

/* Rules for names and prose: the style guide of the Storybook's introduction, as far as a pattern can check it. */

/** Words that hide a mechanism, with the field's term. Matched against exported names and file names. */
export const VAGUE_TERMS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /(^|[a-z])Things?($|[A-Z])|^things?($|[A-Z])/, instead: 'resource or item' },
  { pattern: /^Parts$|[a-z]Parts$/, instead: 'dependencies or sections' },
  { pattern: /Later$|^Later[A-Z]/, instead: 'lazy' },
  { pattern: /(^|[a-z])Trap($|[A-Z](?!ped))/, instead: 'honeypot' },
  { pattern: /^(keep|kept)[A-Z]/, instead: 'save, store, insert or cache' },
  { pattern: /^forget($|[A-Z])/, instead: 'clear, invalidate or delete' },
  { pattern: /^(tell|told|heard|spoken)($|[A-Z])|(Heard|Spoken|Told)$/, instead: 'notify, announced or a label' },
  { pattern: /^(MOST|LEAST|LONGEST|FURTHEST)(_|$)/, instead: 'MAX or MIN' },
  { pattern: /Acts?$|_ACTS$/, instead: 'action' },
  { pattern: /[a-z]Letters?($|[A-Z])|^letter[A-Z]/, instead: 'mail' },
  { pattern: /Moment(?!um)/, instead: 'date and time, or instant' },
  { pattern: /Office/, instead: 'admin' },
  { pattern: /[a-z]Words$/, instead: 'labels, text, terms or arguments' },
  { pattern: /Anyway|ANYWAY/, instead: 'override' },
  { pattern: /Suspects?($|[A-Z])|^suspects?($|[A-Z])/, instead: 'flagged submission' },
  { pattern: /Disguise|Situation|Weather|Turnstile|Doors?$|Deed|Grave(?=[A-Z])|Anew|Nobody|Somebody|Whoever|Meanwhile/, instead: 'the term of the field' },
];

/** Returns names of exports declared in a script. Names of stories are exempt, because they are titles in the Storybook. */
export function exportedNames(source: Source): string[] {
  if (source.path.endsWith('.stories.tsx')) return [];
  const { module } = parseSync(source.path, source.text);
  return module.staticExports.flatMap(({ entries }) => entries.filter(({ moduleRequest }) => !moduleRequest).flatMap(({ exportName }) => exportName.name ?? []));
}

const baseName = (path: string): string => path.replace(/^.*\//, '').replace(/\..*$/, '');

/** Returns exported names and file names with a vague word. */
export const vagueTerms = (files: readonly Source[]): string[] =>
  files.filter(isScript).flatMap((source) =>
    [...new Set([baseName(source.path), ...exportedNames(source)])].flatMap((name) => {
      const found = VAGUE_TERMS.find(({ pattern }) => pattern.test(name));
      return found ? [`${source.path}: ${name} (say ${found.instead})`] : [];
    }),
  );

const INDIRECT_START = /^(What|Who|Whom|Whose|Whoever|Where|Wherever|How|Nobody|Somebody)\b/;
const IMAGES = /\banew\b|\bwhoever\b|\bsomebody\b/i;

/** Returns comments that begin with a relative clause, or that contain a word of the phrase table. */
export const indirectComments = (files: readonly Source[]): string[] =>
  files.filter(isScript).flatMap((source) =>
    parseSync(source.path, source.text).comments.flatMap(({ value }) => {
      const text = value.replaceAll(/^\s*\*/gm, '').replaceAll(/\s+/g, ' ').trim();
      return INDIRECT_START.test(text) || IMAGES.test(text) ? [`${source.path}: ${text.slice(0, 80)}`] : [];
    }),
  );

const RUNNER = /^(test|it)(\.|$)/;
const PRONOUN_START = /^(it|they|that|those|what|who|how|where|nobody|somebody)\b/i;
const MAX_TITLE = 140;

/** Returns the titles of the tests in a script. */
export function testTitles(source: Source): string[] {
  const titles: string[] = [];
  visit(parseSync(source.path, source.text).program.body, (node) => {
    if (node['type'] !== 'CallExpression') return;
    const { callee, arguments: given } = node as { callee?: { start: number; end: number }; arguments?: { type: string; value?: unknown }[] };
    const title = given?.[0];
    if (!callee || !title || (given?.length ?? 0) < 2 || !RUNNER.test(source.text.slice(callee.start, callee.end))) return;
    if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
  });
  return titles;
}

/** Returns test titles that do not name their subject, or that are too long to be one behaviour. */
export const unclearTitles = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((source) => testTitles(source).filter((title) => PRONOUN_START.test(title) || IMAGES.test(title) || title.length > MAX_TITLE).map((title) => `${source.path}: ${title}`));

const RECORD = /^# \d{3} · (?<title>.+)\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d{3})\.\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;
const MAX_TITLE_WORDS = 8;

/** Returns decision records without the common form, or whose title is a sentence instead of a mechanism. */
export const irregularRecords = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => /\/decisions\/\d{3}-[^/]+\.mdx$/.test(path))
    .flatMap(({ path, text }) => {
      const title = RECORD.exec(text)?.groups?.['title'];
      if (title === undefined) return [`${path} does not have the form of a decision record`];
      return title.split(' ').length > MAX_TITLE_WORDS || INDIRECT_START.test(title) ? [`${path}: "${title}" names no mechanism`] : [];
    });
