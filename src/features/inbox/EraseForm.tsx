import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { deleteDrafts } from '../../api/draftStore';
import { Form } from '../../components/form/Form';
import { TextInput } from '../../components/form/TextInput';
import { eraseRequestSchema } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { SendButton } from './SendButton';
import { inboxTexts } from './texts';
import { useRequestAction, type RequestActionOptions } from './useRequestAction';

/** Erases the personal data of a request after an explanation and a confirmation by its reference. */
export function EraseForm({ cancel, ...options }: RequestActionOptions & { cancel: ReactNode }) {
  const t = useText(inboxTexts);
  const { id, reference } = options.request;
  const { attempt, failure } = useRequestAction({
    ...options,
    onDone: (after) => {
      // Unsent drafts to the customer are deleted as well.
      deleteDrafts(id);
      options.onDone(after);
    },
  });
  return (
    <Form schema={eraseRequestSchema} context={{ reference }} initialValues={{ reference: '' }} texts={inboxTexts} onSubmit={(body, { setStatus }) => attempt({ call: 'eraseBooking', body }, setStatus)}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography>{t('erase.what')}</Typography>
        <Typography sx={{ fontWeight: 600 }}>{t('erase.type', { reference })}</Typography>
        <TextInput name="reference" required autoComplete="off" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t('erase.submit')} color="error" />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
