import { parseSync } from 'vite';
import type { Source } from './architecture/tree.ts';

/** Story files of components that nothing changes, with the reason. */
export const UNCONTROLLED: Readonly<Record<string, string>> = {};

interface Property {
  type: 'Property';
  key: { name?: string };
  value: { type: string; start: number; end: number; properties?: unknown[] };
}

const isProperty = (node: unknown): node is Property => typeof node === 'object' && node !== null && 'type' in node && node.type === 'Property';

/** Callbacks are logged as actions, they get no control. */
const isCallback = (value: string): boolean => /^(?:fn\(|async |\([^)]*\) =>|\w+ =>)/.test(value);

function hasControls({ path, text }: Source): boolean {
  const isControl = (arg: unknown) => !isProperty(arg) || !isCallback(text.slice(arg.value.start, arg.value.end));
  const find = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    if (isProperty(node) && ['argTypes', 'environmentControls'].includes(node.key.name ?? '')) return true;
    if (isProperty(node) && node.key.name === 'args' && node.value.properties?.some(isControl)) return true;
    return Object.values(node).some(find);
  };
  return find(parseSync(path, text).program.body);
}

/** Story files whose component no control changes. Pages have the controls of their environment. */
export function missingControls(files: readonly Source[], uncontrolled: Readonly<Record<string, string>> = UNCONTROLLED): string[] {
  return files
    .filter((source) => /^stories\/(app|components|features|server)\/.*\.stories\.tsx$/.test(source.path) && !(source.path in uncontrolled) && !hasControls(source))
    .map(({ path }) => `${path} has no controls`);
}
