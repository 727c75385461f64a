import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useLayoutEffect, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Texts } from '../../i18n/texts';
import { useText } from '../../i18n/useText';
import { Form } from '../form/Form';
import { stepSchema, type WizardSchema } from './steps';
import { wizardTexts } from './texts';
import { useWizard } from './useWizard';

export interface StepFormProps<Values extends FormikValues> {
  schema: WizardSchema;
  context?: Record<string, unknown> | undefined;
  texts: Texts;
  /** Server validation errors by field, shown like any other error. */
  refused: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
}

/** Current step of a wizard: its fields, and the back and next buttons. */
export function StepForm<Values extends FormikValues>({ schema, context, texts, refused, onChange, onSubmit }: StepFormProps<Values>) {
  const { values, steps, current } = useWizard<Values>();
  const step = steps[current];
  const fields = step?.fields;
  const slice = useMemo(() => stepSchema(schema, fields ?? []), [schema, fields]);
  const draft = useMemo(() => ({ keep: onChange }), [onChange]);
  return (
    <Form<Values> schema={slice} {...(context && { context })} initialValues={values} texts={texts} draft={draft} onSubmit={onSubmit}>
      <Refusals refused={refused} />
      {step?.content}
      <StepButtons />
    </Form>
  );
}

/** Copies the server's validation errors into Formik's status. */
function Refusals({ refused }: Pick<StepFormProps<FormikValues>, 'refused'>) {
  const { setStatus } = useFormikContext();
  useLayoutEffect(() => {
    if (Object.keys(refused).length > 0) setStatus(refused);
  }, [refused, setStatus]);
  return null;
}

function StepButtons() {
  const t = useText(wizardTexts);
  const { steps, current, addressOf } = useWizard();
  const { isSubmitting } = useFormikContext();
  const before = steps[current - 1];
  return (
    <Box sx={{ mt: 10, display: 'flex', flexWrap: 'wrap-reverse', gap: 3, justifyContent: 'space-between', alignItems: 'center' }}>
      {before ? (
        <Button component={RouterLink} to={addressOf(before.id)} variant="text" startIcon={<ArrowBack />} aria-label={t('backTo', { name: before.name })} sx={{ ml: -3 }}>
          {t('back')}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ minWidth: { xs: '100%', sm: 200 } }}>
        {steps[current]?.forward ?? t('forward')}
      </Button>
    </Box>
  );
}
