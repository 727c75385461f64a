import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { VersionConflictError, removeEntry, saveEntry } from '../../api/contentEntries';
import { DraftNotice } from '../../components/form/DraftNotice';
import { Form } from '../../components/form/Form';
import { SaveState } from '../../components/form/SaveState';
import { overrideSchema, type StoredContent } from '../../contract/content';
import { otherLanguage, type Text } from '../../contract/language';
import type { MailPreview as MailPreviewName } from '../../contract/mailPreviewNames';
import { mailPreviewOf } from '../../contract/mailPreviewOf';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { Conflict } from './Conflict';
import { overrideOf } from './overrideOf';
import { SaveFailed } from './SaveFailed';
import { TextField } from './TextField';
import { editingTexts } from './texts';
import { effectiveText, useApplyOverride } from './useApplyOverride';
import { useTextDraft, type TextMemory } from './useTextDraft';

// Lazy, because only texts of mails need it.
const MailPreview = lazy(async () => ({ default: (await import('./MailPreview')).MailPreview }));

export interface TextFormProps {
  text: TaggedText;
  /** Override at the time the text was opened, or null for the built-in text. */
  entry: StoredContent | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** @param isBeside whether a preview is shown beside the fields, where the buttons stay below the fields */
function Buttons({ onCancel, isDraftSaved, isBeside }: Pick<TextFormProps, 'onCancel'> & { isDraftSaved: boolean; isBeside: boolean }) {
  const t = useText(editingTexts);
  const { isSubmitting } = useFormikContext();
  return (
    // Sticky down to the dialog's edge, so that no text shows below it.
    <Box sx={{ position: { xs: 'sticky', md: isBeside ? 'static' : 'sticky' }, alignSelf: { md: 'start' }, bottom: '-20px', mb: '-20px', zIndex: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, pt: 3, pb: 5, bgcolor: 'background.paper' }}>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? t('saving') : t('save')}
      </Button>
      <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
        {t('cancel')}
      </Button>
      <SaveState isDraftStored={isDraftSaved} />
    </Box>
  );
}

interface DecideProps {
  text: TaggedText;
  currentEntry: StoredContent | null;
  onDecided: () => void;
}

/** Inside Formik, so that it can fill in and submit the form. */
function Decide({ text, currentEntry, onDecided }: DecideProps) {
  const { setValues, submitForm } = useFormikContext<Text>();
  return (
    <Conflict
      text={text}
      currentEntry={currentEntry}
      onSaveMine={() => {
        onDecided();
        void submitForm();
      }}
      onTake={() => {
        onDecided();
        void setValues(effectiveText(text, currentEntry?.value ?? null));
      }}
    />
  );
}

/** Inside Formik, so that it can fill in the form. */
function Drafted({ drafted, initialValues, clearDraft }: { drafted: Text } & Pick<TextMemory, 'initialValues' | 'clearDraft'>) {
  const t = useText(editingTexts);
  const { setValues } = useFormikContext<Text>();
  const texts = { found: t('draft.found'), discard: t('draft.discard'), discarded: t('draft.discarded'), undo: t('draft.undo') };
  const discard = () => {
    clearDraft();
    void setValues(initialValues, false);
  };
  return <DraftNotice texts={texts} onDiscard={discard} onRestore={() => void setValues(drafted, false)} />;
}

/** Inside Formik, so that the preview follows the fields. */
function Previewed({ text, mail }: { text: TaggedText; mail: MailPreviewName }) {
  const { values } = useFormikContext<Text>();
  return (
    <Box sx={{ minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
      <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
        <MailPreview text={text} fields={values} mail={mail} />
      </Suspense>
    </Box>
  );
}

const ALONE = { display: 'grid', gap: 6, pt: 2 } as const;
/** Fields and buttons on the left, the preview on the right. On phones all below each other, in a column, in which the buttons can stick. */
const BESIDE_PREVIEW = { display: { xs: 'flex', md: 'grid' }, flexDirection: 'column', gap: 6, columnGap: 8, pt: 2, gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' }, gridTemplateRows: { md: 'auto 1fr' } } as const;

/**
 * Form to edit a text in both languages, the user's own first. The input survives server errors, and the browser stores it as a draft until it is
 * saved.
 */
export function TextForm({ text, entry, onSaved, onCancel }: TextFormProps) {
  const language = useLanguage();
  const applied = useApplyOverride();
  const seen = useRef(entry);
  const [failure, setFailure] = useState<unknown>(null);
  const memory = useTextDraft(text, entry);
  const [conflict, setConflict] = useState<{ currentEntry: StoredContent | null } | null>(() => (memory.isStale ? { currentEntry: entry } : null));
  const schema = useMemo(() => overrideSchema(text.builtIn), [text.builtIn]);

  const submit = async (fields: Text) => {
    setFailure(null);
    setConflict(null);
    const value = overrideOf(text, fields);
    const isBuiltIn = value.fr === '' && value.en === '';
    try {
      if (!isBuiltIn) await saveEntry({ tag: text.tag, value }, seen.current, language);
      else if (seen.current) await removeEntry(seen.current, language);
      memory.clearDraft();
      applied(text, isBuiltIn ? null : value);
      onSaved();
    } catch (error) {
      if (error instanceof VersionConflictError) {
        seen.current = error.current;
        setConflict({ currentEntry: error.current });
      } else setFailure(error);
    }
  };

  const cancel = () => {
    memory.clearDraft();
    onCancel();
  };
  const decided = () => {
    memory.rebaseOn(seen.current);
    setConflict(null);
  };

  const mail = mailPreviewOf(text.tag);
  return (
    <Form schema={schema} initialValues={memory.initialValues} texts={editingTexts} draft={memory.draft} onSubmit={submit}>
      {memory.drafted && !memory.isStale && <Drafted drafted={memory.drafted} initialValues={memory.initialValues} clearDraft={memory.clearDraft} />}
      <Box sx={mail ? BESIDE_PREVIEW : ALONE}>
        <Box sx={mail ? { display: 'grid', gap: 6 } : { display: 'contents' }}>
          {conflict && <Decide text={text} currentEntry={conflict.currentEntry} onDecided={decided} />}
          <TextField text={text} part={language} />
          <TextField text={text} part={otherLanguage(language)} />
          {failure !== null && (
            <Alert severity="error" variant="outlined">
              <SaveFailed failure={failure} />
            </Alert>
          )}
        </Box>
        {mail && <Previewed text={text} mail={mail} />}
        <Buttons onCancel={cancel} isDraftSaved={memory.isDraftSaved} isBeside={mail !== null} />
      </Box>
    </Form>
  );
}
