import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { fieldId, useFieldLabels } from './fieldLabels';
import { useFormState } from './useFormState';
import { formTexts } from './texts';

/** Flattens a nested tree of errors to pairs of dotted name and message. */
function flatten(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error === 'string') return [[prefix + name, error]];
    return typeof error === 'object' && error !== null ? flatten(error, `${prefix}${name}.`) : [];
  });
}

/**
 * Summary of all errors after a rejected submission, each with a link to its field. Receives the focus after the attempt, whether the form or the
 * server rejected it.
 */
export function ErrorSummary() {
  const t = useText(formTexts);
  const language = useLanguage();
  const labels = useFieldLabels();
  const { errors, status, isSubmitting, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const refused = flatten(typeof status === 'object' && status !== null ? status : {});
  // A wizard step can show a rejection by the server before any attempt in that step.
  const anyRefused = refused.length > 0;
  useEffect(() => {
    if ((submitCount > 0 || anyRefused) && !isSubmitting) summary.current?.focus();
  }, [submitCount, anyRefused, isSubmitting]);
  if (submitCount === 0 && !anyRefused) return null;
  const own = flatten(errors).map(([name, key]): [string, string] => [name, validationText(key, language)]);
  const all = [...own, ...refused];
  if (all.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" ref={summary} tabIndex={-1} sx={{ mb: 6 }}>
      {validationText(`fillRequired:${all.map(([name]) => labels.label(name)).join(', ')}`, language)}
      <Box component="ul" aria-label={t('whatIsWrong')} sx={{ m: 0, mt: 2, pl: 5 }}>
        {all.map(([name, sentence]) => (
          <Box component="li" key={name} sx={{ py: '11px' }}>
            <Link
              href={`#${fieldId(name)}`}
              color="inherit"
              sx={{ py: '13px' }}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {labels.label(name)}
            </Link>
            {` – ${sentence}`}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
