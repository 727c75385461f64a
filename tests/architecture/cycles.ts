import { importsOf, isScript, withoutExtension } from './imports.ts';
import type { Source } from './tree.ts';

/**
 * Returns the import cycles between our scripts, including `import()` and types. Each cycle is one sentence with its files in import order.
 * Depth-first search: a file that is reached again while it is on the current path closes a cycle.
 */
export function importCycles(files: readonly Source[]): string[] {
  const imports = new Map(files.filter(isScript).map((source) => [withoutExtension(source.path), importsOf(source).flatMap((target) => ('file' in target ? target.file : []))]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) return void cycles.push([...path.slice(start), file].join(' → '));
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return cycles;
}
