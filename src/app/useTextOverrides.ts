import { useEffect, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { isInlineEditing, loadTextOverrides } from '../api/contentEntries';
import { subscribeSession } from '../api/session';
import { applyOverrides, textsHashOf, overridesOf } from '../i18n/overrides';
import { useLanguage } from '../i18n/LanguageProvider';
import { useI18n } from '../i18n/useI18n';
import { renderPlain, type TextRenderer } from '../i18n/textRenderer';
import { isTransientRoute } from './language';
import { isAdminPath } from './adminRoutes';
import type { DehydratedState } from './dehydratedState';

/** Returns the edition of the text overrides embedded in the page; null when the page was not prerendered. */
function renderedTextsHash(): string | null {
  const written = document.getElementById('state')?.textContent;
  return written ? ((JSON.parse(written) as Partial<DehydratedState>).textsHash ?? null) : null;
}

/** Wraps the function in a new one, so that pages re-render their texts. */
const asNewReference = (show: TextRenderer): TextRenderer => (...args) => show(...args);

/**
 * Loads the text overrides in both languages after hydration, and enables edit buttons for an administrator.
 * If loading fails, the page keeps its embedded texts.
 * @returns whether edit buttons are shown
 */
export function useTextOverrides(setTextRenderer: Dispatch<SetStateAction<TextRenderer>>): boolean {
  const texts = useI18n();
  const language = useLanguage();
  useEffect(() => {
    const written = renderedTextsHash();
    loadTextOverrides(language, (cached) => written === null || textsHashOf(cached) === written).then(
      (entries) => {
        if (applyOverrides(texts, overridesOf(entries))) setTextRenderer(asNewReference);
      },
      () => {},
    );
  }, [texts, language, setTextRenderer]);

  const { pathname } = useLocation();
  const mayEdit = useSyncExternalStore(subscribeSession, isInlineEditing, () => false);
  const edits = mayEdit && !isAdminPath(pathname) && !isTransientRoute(pathname);
  useEffect(() => {
    if (!edits) return;
    let here = true;
    import('./editing/withInlineEditing').then(
      ({ withInlineEditing: withPencils }) => {
        if (here) setTextRenderer(() => withPencils(() => setTextRenderer(asNewReference)));
      },
      () => {},
    );
    return () => {
      here = false;
      setTextRenderer(() => renderPlain);
    };
  }, [edits, setTextRenderer]);
  return edits;
}
