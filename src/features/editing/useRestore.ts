import { useState } from 'react';
import { findEntry, removeEntry, saveEntry } from '../../api/contentEntries';
import type { TextVersion } from '../../contract/content';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { saveDraft } from './draft';
import { useApplyOverride } from './useApplyOverride';

/** Restores a previous version of a text. The current one remains in the version history; unsaved input is discarded. */
export function useRestore(text: TaggedText) {
  const language = useLanguage();
  const applied = useApplyOverride();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const restore = async ({ number, value }: TextVersion) => {
    setBusy(true);
    setFailure(null);
    setRestored(null);
    try {
      const currentEntry = await findEntry(text.tag, language);
      if (value) await saveEntry({ tag: text.tag, value }, currentEntry, language);
      else if (currentEntry) await removeEntry(currentEntry, language);
      applied(text, value);
      saveDraft(text.tag, null, new Date());
      setRestored(number);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, restored, restore };
}
