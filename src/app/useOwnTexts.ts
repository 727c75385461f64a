import { useEffect, useState, useSyncExternalStore, type ComponentType, type Dispatch, type SetStateAction } from 'react';
import { editsInPlace, readOwnTexts } from '../api/contentEntries';
import { subscribeSession } from '../api/session';
import { applyOverrides, editionOf, overridesOf } from '../i18n/overrides';
import { useLanguage } from '../i18n/LanguageProvider';
import { useI18n } from '../i18n/useI18n';
import { plainly, type ShowWords } from '../i18n/words';
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
 * @returns what an administrator finds beside the pencils; null for everybody else
 */
export function useOwnTexts(onWords: Dispatch<SetStateAction<ShowWords>>): ComponentType | null {
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

  const [bar, setBar] = useState<{ Bar: ComponentType } | null>(null);
  const edits = useSyncExternalStore(subscribeSession, editsInPlace, () => false);
  useEffect(() => {
    if (!edits) return;
    let here = true;
    Promise.all([import('./editing/withPencils'), import('./editing/EditingBar')]).then(
      ([{ withPencils }, { EditingBar }]) => {
        if (!here) return;
        onWords(() => withPencils(() => onWords(anew)));
        setBar({ Bar: EditingBar });
      },
      () => {},
    );
    return () => {
      here = false;
      setBar(null);
      onWords(() => plainly);
    };
  }, [edits, onWords]);
  return bar && bar.Bar;
}
