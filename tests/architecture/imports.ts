import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './tree.ts';

/** Target of an import: one of our files by its path without extension, or a package by its name. */
export type Target = { file: string } | { package: string };

export const isScript = ({ path }: Pick<Source, 'path'>): boolean => /\.m?tsx?$/.test(path);

export const withoutExtension = (path: string): string => path.replace(/(\.d)?\.m?tsx?$/, '');

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns every import, re-export, `import()` and `import('…')` type of a script, including side-effect imports of styles. */
export function importsOf(source: Source): Target[] {
  const { module } = parseSync(source.path, source.text);
  const statics = [...module.staticImports.map((each) => each.moduleRequest.value), ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value))];
  // Matched by text, because the parser's record omits the `import('…')` of types.
  const dynamics = [...source.text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)].map((found) => found[1]);
  return [...new Set([...statics, ...dynamics])].flatMap((specifier): Target[] => {
    if (specifier === undefined) return [];
    if (specifier.startsWith('.')) return [{ file: withoutExtension(posix.join(posix.dirname(source.path), specifier)) }];
    return [{ package: specifier.startsWith('node:') ? specifier : packageOf(specifier) }];
  });
}

/** Calls `see` with every node of a script's syntax tree. */
export function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (typeof node === 'object' && node !== null) {
    const fields: Record<string, unknown> = { ...node };
    if (typeof fields['type'] === 'string') see(fields);
    for (const child of Object.values(fields)) visit(child, see);
  }
}

/** Returns the text content of a script: string literals, template parts and JSX text, without comments. */
export function textsOf(source: Source): string[] {
  const texts: string[] = [];
  visit(parseSync(source.path, source.text).program.body, (node) => {
    const value = node['value'];
    if (typeof value === 'string') texts.push(value);
    else if (node['type'] === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value) texts.push(String(value.raw));
  });
  return texts;
}
