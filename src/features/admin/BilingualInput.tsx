import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TextBox } from '../../components/form/TextBox';
import { useField } from '../../components/form/useField';
import { LANGUAGES, LOCALES, otherLanguage, type Language } from '../../contract/language';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';

export interface BilingualInputProps {
  /** Field name without the language suffix. */
  name: string;
  required?: boolean;
  /** Whether the input is multiline. */
  multiline?: boolean;
}

function OneLanguage({ name, language, required = false, multiline = false }: BilingualInputProps & { language: Language }) {
  const t = useText(formTexts);
  const { value, setValue, helperText, ...field } = useField<string>(`${name}_${language}`);
  const other = useField<string>(`${name}_${otherLanguage(language)}`);
  const isMissing = value.trim() === '' && other.value.trim() !== '';
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <TextBox
        {...field}
        required={required}
        helperText={isMissing && !field.error ? t(`translation.${language}`) : helperText}
        value={value}
        onTextChange={setValue}
        {...(multiline && { rows: 4 })}
        inputProps={{ lang: LOCALES[language] }}
        endAdornment={
          isMissing && (
            <Chip size="small" variant="outlined" color="warning" label={language.toUpperCase()} aria-hidden sx={{ alignSelf: multiline ? 'flex-start' : 'center', fontWeight: 650 }} />
          )
        }
      />
    </Box>
  );
}

/** Text in French and English, side by side. Indicates a missing translation. */
export function BilingualInput(props: BilingualInputProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      {LANGUAGES.map((language) => (
        <OneLanguage key={language} {...props} language={language} />
      ))}
    </Box>
  );
}
