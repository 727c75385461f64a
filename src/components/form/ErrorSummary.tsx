import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext, type FormikValues } from 'formik';
import type { Ref } from 'react';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useFieldWords } from './Form';
import { formTexts } from './texts';
import { fieldId } from './useField';

/** The sentences of a nested tree of errors, by dotted name. */
function flatten(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error === 'string') return [[prefix + name, error]];
    return typeof error === 'object' && error !== null ? flatten(error, `${prefix}${name}.`) : [];
  });
}

/** After a refused attempt: everything that is wrong, each with a way to its field. */
export function ErrorSummary({ ref, isValid }: { ref: Ref<HTMLDivElement>; isValid: boolean }) {
  const t = useText(formTexts);
  const language = useLanguage();
  const words = useFieldWords();
  const { errors, status } = useFormikContext<FormikValues>();
  const refused = flatten(typeof status === 'object' && status !== null ? status : {});
  const own = isValid ? [] : flatten(errors).map(([name, key]): [string, string] => [name, validationText(key, language)]);
  const all = [...own, ...refused];
  if (all.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" ref={ref} tabIndex={-1} sx={{ mb: 6 }}>
      {validationText(`fillRequired:${all.map(([name]) => words.label(name)).join(', ')}`, language)}
      <Box component="ul" aria-label={t('whatIsWrong')} sx={{ m: 0, mt: 2, pl: 5 }}>
        {all.map(([name, sentence]) => (
          <li key={name}>
            <Link
              href={`#${fieldId(name)}`}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {words.label(name)}
            </Link>
            {` – ${sentence}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
