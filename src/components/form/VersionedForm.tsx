import Box from '@mui/material/Box';
import { useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DraftNotice } from './DraftNotice';
import { Form, type FormProps } from './Form';
import { SavePanel, type SavePanelProps } from './SavePanel';
import type { Draft } from './useInitialFormValues';
import { versionedFormTexts } from './versionedFormTexts';

type Reset<Values> = Pick<FormikHelpers<Values>, 'resetForm'>;

/** State of the form, as `useVersionedForm` returns it. */
export interface VersionedFormState<Values> extends Pick<SavePanelProps, 'saved' | 'failure' | 'isDraftStored'> {
  initialValues: Values;
  memory: Draft<Values>;
  draftDay: string | null;
  discardDraft: () => Values;
  restoreDraft: () => Values;
  submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** Record that another user has saved in the meantime; null when there is none. */
  theirs: unknown;
  takeTheirs: (helpers: Reset<Values>) => void;
}

export interface VersionedFormProps<Values extends FormikValues> extends Pick<FormProps<Values>, 'schema' | 'texts' | 'labels'>, Pick<SavePanelProps, 'back' | 'differences'> {
  state: VersionedFormState<Values>;
  /** Sections of the form, one below the other. */
  children: ReactNode;
}

/** Draft notice inside the form, which it can fill with the saved values or with the draft. */
function FoundDraft<Values extends FormikValues>({ day, onDiscard, onRestore }: { day: string; onDiscard: () => Values; onRestore: () => Values }) {
  const t = useText(versionedFormTexts);
  const language = useLanguage();
  const { setValues } = useFormikContext<Values>();
  const texts = { found: t('draft.found', { day: formatDay(day, language) }), discard: t('draft.discard'), discarded: t('draft.discarded'), undo: t('draft.undo') };
  return <DraftNotice texts={texts} onDiscard={() => void setValues(onDiscard(), false)} onRestore={() => void setValues(onRestore(), false)} />;
}

/** Save panel inside the form, which it can reset to the values that another user has saved. */
function End<Values extends FormikValues>({ take, ...props }: Omit<SavePanelProps, 'onTakeTheirs'> & { take: (helpers: Reset<Values>) => void }) {
  const { resetForm } = useFormikContext<Values>();
  return <SavePanel {...props} onTakeTheirs={() => take({ resetForm })} />;
}

/** Form of a record that is saved as a whole: offers a draft, keeps the input after every failure, and asks which version counts after a conflict. */
export function VersionedForm<Values extends FormikValues>({ schema, texts, labels, state, back, differences, children }: VersionedFormProps<Values>) {
  const { initialValues, memory, draftDay, discardDraft, restoreDraft, submit, saved, failure, isDraftStored, theirs, takeTheirs } = state;
  return (
    <Form<Values> schema={schema} initialValues={initialValues} texts={texts} {...(labels && { labels })} draft={memory} onSubmit={submit}>
      {draftDay !== null && <FoundDraft<Values> day={draftDay} onDiscard={discardDraft} onRestore={restoreDraft} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        {children}
        <End<Values> back={back} saved={saved} failure={failure} isDraftStored={isDraftStored} conflict={theirs !== null} {...(theirs !== null && { differences })} take={takeTheirs} />
      </Box>
    </Form>
  );
}
