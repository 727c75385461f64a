import { useEffect, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { editsInPlace, readOwnTexts } from '../api/contentEntries';
import { subscribeSession } from '../api/session';
import { applyOverrides, editionOf, overridesOf } from '../i18n/overrides';
import { useLanguage } from '../i18n/LanguageProvider';
import { useI18n } from '../i18n/useI18n';
import { plainly, type ShowWords } from '../i18n/words';
import { isPassedThrough } from './language';
import { isInOffice } from './office';
import type { PageState } from './pageState';

/** The edition of the owner's texts that the page came with; null when no server wrote it. */
function writtenEdition(): string | null {
  const written = document.getElementById('state')?.textContent;
  return written ? ((JSON.parse(written) as Partial<PageState>).edition ?? null) : null;
}

/** Another function that does the same: pages read their texts anew. */
const anew = (show: ShowWords): ShowWords => (...words) => show(...words);

/**
 * Reads the owner's texts in both languages once the page is live, and gives an administrator the pencils.
 * When the texts cannot be read, those that the page has stay.
 * @returns whether there are pencils
 */
export function useOwnTexts(onWords: Dispatch<SetStateAction<ShowWords>>): boolean {
  const texts = useI18n();
  const language = useLanguage();
  useEffect(() => {
    const written = writtenEdition();
    readOwnTexts(language, (kept) => written === null || editionOf(kept) === written).then(
      (entries) => {
        if (applyOverrides(texts, overridesOf(entries))) onWords(anew);
      },
      () => {},
    );
  }, [texts, language, onWords]);

  const { pathname } = useLocation();
  const mayEdit = useSyncExternalStore(subscribeSession, editsInPlace, () => false);
  const edits = mayEdit && !isInOffice(pathname) && !isPassedThrough(pathname);
  useEffect(() => {
    if (!edits) return;
    let here = true;
    import('./editing/withPencils').then(
      ({ withPencils }) => {
        if (here) onWords(() => withPencils(() => onWords(anew)));
      },
      () => {},
    );
    return () => {
      here = false;
      onWords(() => plainly);
    };
  }, [edits, onWords]);
  return edits;
}
