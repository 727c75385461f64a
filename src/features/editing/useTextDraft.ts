import { useMemo, useRef, useState } from 'react';
import type { Draft } from '../../components/form/useInitialFormValues';
import type { StoredContent } from '../../contract/content';
import type { Text } from '../../contract/language';
import type { TaggedText } from '../../i18n/tags';
import { saveDraft, readDraft } from './draft';
import { effectiveText } from './useApplyOverride';

const isSame = (one: Text, other: Text) => one.fr === other.fr && one.en === other.en;
const versionOf = (entry: StoredContent | null) => entry?.version ?? null;

/** Initial values of a text's form, and its draft until the text is saved. */
export interface TextMemory {
  initialValues: Text;
  /** Draft of the text, or null. */
  drafted: Text | null;
  /** Whether another user has saved the text since the draft was started. */
  isStale: boolean;
  draft: Draft<Text>;
  /** Whether the browser stores a draft of the input. */
  isDraftSaved: boolean;
  /** Sets the version that the input is saved over. */
  rebaseOn: (entry: StoredContent | null) => void;
  clearDraft: () => void;
}

/** @param entry override when the form was opened, or null for the built-in text */
export function useTextDraft(text: TaggedText, entry: StoredContent | null): TextMemory {
  const [initialValues] = useState(() => effectiveText(text, entry?.value ?? null));
  const [found] = useState(() => {
    const draft = readDraft(text.tag, new Date());
    return draft && !isSame(draft.fields, initialValues) ? draft : null;
  });
  const [kept, setKept] = useState(true);
  const over = useRef(found ? found.version : versionOf(entry));
  const draft = useMemo(
    (): Draft<Text> => ({
      read: () => found && found.fields,
      keep: (fields) => setKept(saveDraft(text.tag, isSame(fields, initialValues) ? null : { fields, version: over.current }, new Date())),
    }),
    [text.tag, found, initialValues],
  );
  return {
    initialValues,
    drafted: found && found.fields,
    isStale: found !== null && found.version !== versionOf(entry),
    draft,
    isDraftSaved: kept,
    rebaseOn: (next) => {
      over.current = versionOf(next);
    },
    clearDraft: () => void saveDraft(text.tag, null, new Date()),
  };
}
