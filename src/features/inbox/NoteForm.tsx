import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { deleteDrafts, saveDraft, loadDraft } from '../../api/draftStore';
import { Form } from '../../components/form/Form';
import { TextInput } from '../../components/form/TextInput';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { noteSchema } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { SendButton } from './SendButton';
import { inboxTexts } from './texts';
import { useRequestAction, type RequestActionOptions } from './useRequestAction';

function Save({ savedNote }: { savedNote: string }) {
  const t = useText(inboxTexts);
  const { values } = useFormikContext<{ note: string }>();
  if (values.note === savedNote) return null;
  return (
    <Box>
      <SendButton label={t('note.save')} variant="outlined" />
    </Box>
  );
}

/** Private note of the owner. */
export function NoteForm(options: RequestActionOptions) {
  const { id, note } = options.request;
  const place = `${id} note`;
  const [field, resume] = useRestoreFocus<HTMLDivElement>();
  const { attempt, failure } = useRequestAction({
    ...options,
    onDone: (after) => {
      deleteDrafts(place);
      options.onDone(after);
    },
  });
  const [initialValues] = useState({ note });
  const draft = useMemo(
    () => ({
      read: () => {
        const stored = loadDraft(place, new Date());
        return stored && { ...initialValues, ...stored };
      },
      keep: (values: { note: string }) => saveDraft(place, { ...values }, new Date()),
    }),
    [initialValues, place],
  );
  return (
    <Form
      schema={noteSchema}
      initialValues={initialValues}
      texts={inboxTexts}
      draft={draft}
      onSubmit={({ note: text }, { setStatus }) => {
        resume();
        return attempt({ call: 'noteBooking', body: { note: text } }, setStatus);
      }}
    >
      <Box ref={field} tabIndex={-1} sx={{ outline: 'none', display: 'grid', gap: 3, pt: 2 }}>
        <TextInput name="note" rows={3} />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Save savedNote={note} />
      </Box>
    </Form>
  );
}
