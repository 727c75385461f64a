import type { Text } from '../../src/contract/language';
import { isText, type Texts, type TextTree } from '../../src/i18n/texts';

/* Every text definition of the site, found by its export, so that the texts of a new feature are covered automatically. */

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*{t,T}exts.ts', { eager: true });

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && 'namespace' in value && 'tree' in value;

export const allTexts: [string, Texts][] = Object.entries(modules).flatMap(([path, module]) => Object.values(module).filter(isTexts).map((texts): [string, Texts] => [path.replace('../../', ''), texts]));

const serverModules = import.meta.glob<Record<string, unknown>>(['../../server/**/*{t,T}exts.ts', '../../server/http/messages.ts'], { eager: true });

export interface Leaf extends Text {
  name: string;
}

const leaves = (tree: TextTree, prefix = ''): Leaf[] =>
  Object.entries(tree).flatMap(([name, node]) => (isText(node) ? [{ name: `${prefix}${name}`, fr: node.fr, en: node.en }] : leaves(node, `${prefix}${name}.`)));

export const everyLeaf = allTexts.flatMap(([path, { tree }]) => leaves(tree).map((leaf) => ({ ...leaf, name: `${path} ${leaf.name}` })));

const isTree = (value: unknown): value is TextTree => typeof value === 'object' && value !== null;

/** Texts of the server: in its responses and mails. */
export const everyServerLeaf = Object.entries(serverModules).flatMap(([path, module]) =>
  Object.values(module).filter(isTree).flatMap((tree) => leaves(tree).map((leaf) => ({ ...leaf, name: `${path.replace('../../', '')} ${leaf.name}` }))),
);

const otherModules = import.meta.glob<Record<string, unknown>>(['../../src/contract/*.ts', '../../src/features/admin/manifests/*.ts', '../../server/db/seed/*.ts'], { eager: true });

/** Finds texts anywhere inside a value, including `name_fr` and `name_en` of seeds. */
function textsIn(value: unknown, name: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const { fr, en } = value as Partial<Text>;
  if (typeof fr === 'string' && typeof en === 'string') return [{ name, fr, en }];
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, inside]) => {
    const base = /^(.*)_fr$/.exec(key)?.[1];
    const other = base === undefined ? undefined : fields[`${base}_en`];
    return typeof inside === 'string' && typeof other === 'string' ? [{ name: `${name}.${base}`, fr: inside, en: other }] : textsIn(inside, `${name}.${key}`);
  });
}

/** Labels and hints of the managed resources, texts of the contract, and the catalogue's seed data. */
export const everyOtherLeaf = Object.entries(otherModules).flatMap(([path, module]) => textsIn(module, path.replace('../../', '')));
