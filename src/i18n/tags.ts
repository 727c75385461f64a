import type { Text } from '../contract/language';
import { isRich } from '../contract/richTags';
import { isText, type Texts, type TextTree } from './texts';

/** A built-in text as its owner may change it. */
export interface TaggedText {
  tag: string;
  /** The feature or page that shows it: the tag's first name. */
  namespace: string;
  rich: boolean;
  builtIn: Text;
}

/** The texts of one feature or page, each with its tag, in their own order. */
export function tagged({ namespace, tree }: Texts): TaggedText[] {
  const under = (branch: TextTree, prefix: string): TaggedText[] =>
    Object.entries(branch).flatMap(([name, node]): TaggedText[] => {
      const tag = `${prefix}.${name}`;
      return isText(node) ? [{ tag, namespace, rich: isRich(tag), builtIn: node }] : under(node, tag);
    });
  return under(tree, namespace);
}
