import { createContext, useContext, type ReactNode } from 'react';
import { useText } from './useText';
import type { TextName, TextTree, Texts } from './texts';

/** How a text of a page is shown, given its tag; `rich` is the kind that may have paragraphs of its own. */
export type ShowWords = (tag: string, words: ReactNode, rich?: boolean) => ReactNode;

/** As they are. */
export const plainly: ShowWords = (_, words) => words;

/** Whoever may edit texts in place is shown more than the words. */
export const WordsContext = createContext(plainly);

/** The headings and paragraphs of a page, by name, in the current language: what can be edited where it stands. */
export function useWords<Tree extends TextTree>(texts: Texts<Tree>): (name: TextName<Tree>, values?: Record<string, string | number>) => ReactNode {
  const t = useText(texts);
  const show = useContext(WordsContext);
  return (name, values) => show(`${texts.namespace}.${name}`, t(name, values));
}
