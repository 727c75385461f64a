import { useContext, type ReactNode } from 'react';
import type { TextName, TextTree, Texts } from '../i18n/texts';
import { useText } from '../i18n/useText';
import { TextRendererContext } from '../i18n/textRenderer';
import { RichText } from './RichText';

/** Returns a renderer of texts that may contain rich text (`RICH_TAGS`), by name, in the current language: one or more block-level paragraphs. */
export function useRichText<Tree extends TextTree>(texts: Texts<Tree>): (name: TextName<Tree>, values?: Record<string, string | number>) => ReactNode {
  const t = useText(texts);
  const show = useContext(TextRendererContext);
  return (name, values) => show(`${texts.namespace}.${name}`, <RichText html={t(name, values)} />, true);
}
