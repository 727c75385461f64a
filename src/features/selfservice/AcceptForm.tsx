import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { object } from 'yup';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { Form } from '../../components/form/Form';
import { TextInput } from '../../components/form/TextInput';
import { longWordStyles } from '../../components/longWordStyles';
import type { ProposalKind } from '../../contract/agreement';
import { acceptSchema } from '../../contract/agreementSchemas';
import { formatDay, formatMoney } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';
import { manageTexts } from './texts';
import { useAcceptance, type AcceptanceOptions } from './useAcceptance';

/** In the order of the form, which the summary of errors follows. */
const signatureSchema = object({ terms: acceptSchema.fields.terms, name: acceptSchema.fields.name }).noUnknown();

const UNSIGNED = { terms: false, name: '' };

/** Clears the tick when another proposal comes to stand above it. The name stays. */
function ReadAgain({ hash }: { hash: string }) {
  const { values, isSubmitting, resetForm } = useFormikContext<typeof UNSIGNED>();
  const read = useRef(hash);
  useEffect(() => {
    if (read.current === hash || isSubmitting) return;
    read.current = hash;
    // Also forgets the attempt, so that the cleared tick is not an error yet.
    resetForm({ values: { ...UNSIGNED, name: values.name } });
  }, [hash, isSubmitting, resetForm, values.name]);
  return null;
}

function AcceptButton({ kind }: { kind: ProposalKind }) {
  const t = useText(agreementTexts);
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ justifySelf: 'start' }}>
      {t(isSubmitting ? 'accept.sending' : `accept.${kind}`)}
    </Button>
  );
}

export interface AcceptFormProps extends AcceptanceOptions {
  /** Whether the request has changed since it was read, but the proposal has not. */
  isRereading: boolean;
  /** Opens the form for another date. Absent when the customer cannot ask for one. */
  onAskDate?: (() => void) | undefined;
}

/** Form below the terms: the tick that they are read, the typed name, and the button. The name survives every failure. */
export function AcceptForm({ isRereading, onAskDate, ...options }: AcceptFormProps) {
  const t = useText(agreementTexts);
  const manage = useText(manageTexts);
  const language = useLanguage();
  const id = useId();
  const { attempt, failure, taken } = useAcceptance(options);
  const { kind, hash, content } = options.proposal;
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 560, '& form': { mt: 5 } }}>
      <Typography id={id} variant="h4" component="h3">
        {t('accept.title')}
      </Typography>
      <Typography sx={{ mt: 3, ...longWordStyles }}>{t('accept.what', { total: formatMoney(content.totalCents, language) })}</Typography>
      <Form schema={signatureSchema} initialValues={UNSIGNED} texts={agreementTexts} onSubmit={({ name }, { setStatus }) => attempt({ name, terms: true }, setStatus)}>
        <ReadAgain hash={hash} />
        <Box sx={{ display: 'grid', gap: 5 }}>
          <CheckboxInput name="terms" />
          <TextInput name="name" required autoComplete="name" />
          {failure !== null && (
            <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': longWordStyles }}>
              {failure}
              {taken && ` ${taken.firstFree === null ? t('problem.call') : t('problem.firstFree', { day: formatDay(taken.firstFree, language) })}`}
              {taken && onAskDate && (
                <Button color="inherit" variant="outlined" onClick={onAskDate} sx={{ display: 'flex', mt: 3 }}>
                  {manage('acts.askDate')}
                </Button>
              )}
            </Alert>
          )}
          {isRereading && failure === null && (
            <Alert severity="warning" variant="outlined">
              {t('problem.changed')}
            </Alert>
          )}
          <AcceptButton kind={kind} />
        </Box>
      </Form>
    </Box>
  );
}
