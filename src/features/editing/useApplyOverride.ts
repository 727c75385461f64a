import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { clearTextOverrides } from '../../api/contentEntries';
import { resourceCacheKey } from '../../contract/paths';
import type { Text } from '../../contract/language';
import { applyOverrides, overridesOf } from '../../i18n/overrides';
import type { TaggedText } from '../../i18n/tags';
import { useI18n } from '../../i18n/useI18n';

/** Returns the current content of a text: the override where there is one, otherwise the built-in text. */
export const effectiveText = ({ builtIn }: TaggedText, value: Text | null): Text => ({ fr: value?.fr || builtIn.fr, en: value?.en || builtIn.en });

/** Returns a function that applies a stored text in this browser and revalidates the lists of texts. */
export function useApplyOverride(): (text: TaggedText, value: Text | null) => void {
  const texts = useI18n();
  const { mutate } = useSWRConfig();
  return useCallback(
    (text, value) => {
      applyOverrides(texts, overridesOf([{ tag: text.tag, value: effectiveText(text, value) }]));
      clearTextOverrides();
      void mutate(resourceCacheKey('content'));
      void mutate(versionsKey(text.tag));
    },
    [texts, mutate],
  );
}

/** SWR key of a text's previous versions. */
export const versionsKey = (tag: string) => ['textVersions', tag] as const;
