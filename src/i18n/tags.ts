import type { Text } from '../contract/language';
import { isRich } from '../contract/richTags';
import { isText, type Texts, type TextTree } from './texts';

/** Built-in text that the owner can override. */
export interface TaggedText {
  tag: string;
  /** Feature or page that shows the text: the first segment of the tag. */
  namespace: string;
  rich: boolean;
  builtIn: Text;
}

/** Returns the texts of a feature or page with their tags, in declaration order. */
export function tagged({ namespace, tree }: Texts): TaggedText[] {
  const under = (branch: TextTree, prefix: string): TaggedText[] =>
    Object.entries(branch).flatMap(([name, node]): TaggedText[] => {
      const tag = `${prefix}.${name}`;
      return isText(node) ? [{ tag, namespace, rich: isRich(tag), builtIn: node }] : under(node, tag);
    });
  return under(tree, namespace);
}
