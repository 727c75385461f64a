import { useContext, type ReactNode } from 'react';
import type { TextName, TextTree, Texts } from '../i18n/texts';
import { useText } from '../i18n/useText';
import { WordsContext } from '../i18n/words';
import { RichText } from './RichText';

/** The texts of a page that may be rich (`RICH_TAGS`), by name, in the current language: one paragraph or more, to stand on its own. */
export function useRichWords<Tree extends TextTree>(texts: Texts<Tree>): (name: TextName<Tree>, values?: Record<string, string | number>) => ReactNode {
  const t = useText(texts);
  const show = useContext(WordsContext);
  return (name, values) => show(`${texts.namespace}.${name}`, <RichText html={t(name, values)} />, true);
}
