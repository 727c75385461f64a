import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { ChangedMeanwhile, removeEntry, saveEntry } from '../../api/contentEntries';
import { Form } from '../../components/form/Form';
import { overrideSchema, type StoredContent } from '../../contract/content';
import { otherLanguage, type Text } from '../../contract/language';
import { cleanRich } from '../../contract/richText';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { Conflict } from './Conflict';
import { SaveFailed } from './SaveFailed';
import { TextField } from './TextField';
import { editingTexts } from './texts';
import { standing, useApplied } from './useApplied';

export interface TextFormProps {
  text: TaggedText;
  /** What stood when the text was opened; null for the built-in text. */
  entry: StoredContent | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** What is stored of the two fields: nothing where the built-in text was left, or put back. */
function overrideOf({ rich, builtIn }: TaggedText, fields: Text): Text {
  const part = (language: keyof Text) => {
    const [written, original] = rich ? [cleanRich(fields[language]), cleanRich(builtIn[language])] : [fields[language].trim(), builtIn[language]];
    return written === original ? '' : written;
  };
  return { fr: part('fr'), en: part('en') };
}

function Buttons({ onCancel }: Pick<TextFormProps, 'onCancel'>) {
  const t = useText(editingTexts);
  const { isSubmitting } = useFormikContext();
  return (
    <Box sx={{ position: 'sticky', bottom: 'var(--office-foot, 0px)', zIndex: 2, display: 'flex', flexWrap: 'wrap', gap: 3, py: 3, bgcolor: 'background.paper' }}>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? t('saving') : t('save')}
      </Button>
      <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
        {t('cancel')}
      </Button>
    </Box>
  );
}

interface DecideProps {
  text: TaggedText;
  stands: StoredContent | null;
  onDecided: () => void;
}

/** Stands inside Formik, where the fields can be filled and sent. */
function Decide({ text, stands, onDecided }: DecideProps) {
  const { setValues, submitForm } = useFormikContext<Text>();
  return (
    <Conflict
      text={text}
      stands={stands}
      onKeep={() => {
        onDecided();
        void submitForm();
      }}
      onTake={() => {
        onDecided();
        void setValues(standing(text, stands?.value ?? null));
      }}
    />
  );
}

/** Changes a text in both languages, the reader's own first. What was typed stays whatever the server says. */
export function TextForm({ text, entry, onSaved, onCancel }: TextFormProps) {
  const language = useLanguage();
  const applied = useApplied();
  const seen = useRef(entry);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<{ stands: StoredContent | null } | null>(null);
  const schema = useMemo(() => overrideSchema(text.builtIn), [text.builtIn]);

  const submit = async (fields: Text) => {
    setFailure(null);
    setConflict(null);
    const value = overrideOf(text, fields);
    const isBuiltIn = value.fr === '' && value.en === '';
    try {
      if (!isBuiltIn) await saveEntry({ tag: text.tag, value }, seen.current, language);
      else if (seen.current) await removeEntry(seen.current, language);
      applied(text, isBuiltIn ? null : value);
      onSaved();
    } catch (error) {
      if (error instanceof ChangedMeanwhile) {
        seen.current = error.stands;
        setConflict({ stands: error.stands });
      } else setFailure(error);
    }
  };

  return (
    <Form schema={schema} initialValues={standing(text, entry?.value ?? null)} texts={editingTexts} onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 6, pt: 2 }}>
        {conflict && <Decide text={text} stands={conflict.stands} onDecided={() => setConflict(null)} />}
        <TextField text={text} part={language} />
        <TextField text={text} part={otherLanguage(language)} />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            <SaveFailed failure={failure} />
          </Alert>
        )}
        <Buttons onCancel={onCancel} />
      </Box>
    </Form>
  );
}
