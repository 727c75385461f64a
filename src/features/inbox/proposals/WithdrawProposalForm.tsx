import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Form } from '../../../components/form/Form';
import { withdrawProposalSchema } from '../../../contract/agreementSchemas';
import { useText } from '../../../i18n/useText';
import { SendButton } from '../SendButton';
import { inboxTexts } from '../texts';
import { useRequestAction, type RequestActionOptions } from '../useRequestAction';
import { proposalTexts } from './texts';

export interface WithdrawProposalFormProps extends RequestActionOptions {
  /** Hash of the proposal that waits for an answer. */
  hash: string;
  cancel: ReactNode;
}

/** Asks once more before the proposal is withdrawn. */
export function WithdrawProposalForm({ hash, cancel, ...options }: WithdrawProposalFormProps) {
  const t = useText(proposalTexts);
  const { attempt, failure } = useRequestAction(options);
  return (
    <Form schema={withdrawProposalSchema} initialValues={{ hash }} texts={inboxTexts} onSubmit={(body, { setStatus }) => attempt({ call: 'withdrawProposal', body }, setStatus)}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography>{t('withdrawal.what')}</Typography>
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t('withdrawal.submit')} color="error" />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
