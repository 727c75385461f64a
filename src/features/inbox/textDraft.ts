import { loadDraft, saveDraft } from '../../api/draftStore';
import type { Draft } from '../../components/form/useInitialFormValues';

/** Draft of the texts of a form, under a name. Other values are not stored. */
export const textDraft = <Values extends object>(name: string, initialValues: Values): Draft<Values> => ({
  read: () => {
    const stored = loadDraft(name, new Date());
    return stored && { ...initialValues, ...stored };
  },
  keep: (values) => saveDraft(name, Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')), new Date()),
});
