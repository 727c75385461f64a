import { createContext, useContext, type ReactNode } from 'react';
import { useText } from './useText';
import type { TextName, TextTree, Texts } from './texts';

/** Renders a page's text with the given tag. `rich` marks texts that may contain their own paragraphs. */
export type TextRenderer = (tag: string, content: ReactNode, rich?: boolean) => ReactNode;

/** Renders texts unchanged. */
export const renderPlain: TextRenderer = (_, content) => content;

/** Context with the text renderer. Replaced for users who can edit texts in place. */
export const TextRendererContext = createContext(renderPlain);

/** Returns the headings and paragraphs of a page by name, in the current language, as elements that can be edited in place. */
export function useRenderedText<Tree extends TextTree>(texts: Texts<Tree>): (name: TextName<Tree>, values?: Record<string, string | number>) => ReactNode {
  const t = useText(texts);
  const show = useContext(TextRendererContext);
  return (name, values) => show(`${texts.namespace}.${name}`, t(name, values));
}
