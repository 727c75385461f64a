import { frenchSpacing, type Language, type Text } from '../contract/language';

/** Texts by name, in French and English. A name ending in `_one` or `_other` is a plural form. */
export interface TextTree {
  readonly [name: string]: Text | TextTree;
}

/** Texts of one feature or page. Their tags are `namespace.name`, so that text overrides can address them. */
export interface Texts<Tree extends TextTree = TextTree> {
  namespace: string;
  tree: Tree;
}

/** Declares the texts of one feature or page. A missing language is a compile error. */
export const defineTexts = <const Tree extends TextTree>(namespace: string, tree: Tree): Texts<Tree> => ({ namespace, tree });

type Singular<Name> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;

/** Dotted names of a tree, with plural forms merged into one name. */
export type TextName<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Text ? Singular<Name> : `${Name}.${TextName<Tree[Name]>}`;
}[keyof Tree & string];

/** Whether a node is a text rather than a branch. */
export const isText = (node: Text | TextTree): node is Text => typeof node['fr'] === 'string' && typeof node['en'] === 'string';

/** Texts of one language in the shape that i18next uses. */
export interface Bundle {
  [name: string]: string | Bundle;
}

/** Returns the texts of one language from a tree, in the shape that i18next uses. */
export function bundleOf(tree: TextTree, language: Language): Bundle {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]): [string, string | Bundle] => {
      if (!isText(node)) return [name, bundleOf(node, language)];
      return [name, language === 'fr' ? frenchSpacing(node.fr) : node.en];
    }),
  );
}

/** Text overrides in the shape that i18next uses: by language, namespace and name. */
export type Overrides = Partial<Record<Language, Record<string, Bundle>>>;
