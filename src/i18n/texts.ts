import { frenchSpacing, type Language, type Text } from '../contract/language';

/** Texts by name, French and English side by side; a name ending in `_one` or `_other` is a plural form. */
export interface TextTree {
  readonly [name: string]: Text | TextTree;
}

/** The texts of one feature or page. Their tags are `namespace.name`, so the owner's edits can override them. */
export interface Texts<Tree extends TextTree = TextTree> {
  namespace: string;
  tree: Tree;
}

/** Declares the texts of one feature or page. A missing language does not compile. */
export const defineTexts = <const Tree extends TextTree>(namespace: string, tree: Tree): Texts<Tree> => ({ namespace, tree });

type Singular<Name> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;

/** The dotted names under a tree, plural forms as one. */
export type TextName<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Text ? Singular<Name> : `${Name}.${TextName<Tree[Name]>}`;
}[keyof Tree & string];

/** Whether a node is a text and no branch. */
export const isText = (node: Text | TextTree): node is Text => typeof node['fr'] === 'string' && typeof node['en'] === 'string';

/** Texts of one language as i18next keeps them. */
export interface Bundle {
  [name: string]: string | Bundle;
}

/** One language's half of a tree, as i18next keeps it. */
export function bundleOf(tree: TextTree, language: Language): Bundle {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]): [string, string | Bundle] => {
      if (!isText(node)) return [name, bundleOf(node, language)];
      return [name, language === 'fr' ? frenchSpacing(node.fr) : node.en];
    }),
  );
}
