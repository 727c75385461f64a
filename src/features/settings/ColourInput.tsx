import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { TextBox } from '../../components/form/TextBox';
import { useDebouncedInput } from '../../components/form/useDebouncedInput';
import { useField } from '../../components/form/useField';
import { contrastOf, MIN_CONTRAST } from '../../contract/contrast';
import { LOCALES, type Language } from '../../contract/language';
import { HEX_COLOUR, normalizeColour } from '../../contract/lookSchema';
import { nearestPassing } from '../../contract/nearestPassing';
import type { Scheme } from '../../contract/palette';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { focusRing } from '../../theme/focusRing';
import { lookTexts } from './lookTexts';

/** Formats a contrast with one decimal, rounded down, so that 4.49 is not shown as sufficient. */
const formatContrast = (ratio: number, language: Language): string => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10);

/** Colour of the browser's picker while the digits are incomplete. */
const NO_COLOUR = `#${'0'.repeat(6)}`;

const INPUT_PROPS = { spellCheck: false, autoCapitalize: 'characters' } as const;

/** Swatch inside a touch target of 44 px. */
const SWATCH = { border: '1px solid var(--mui-palette-text-secondary)', borderRadius: '6px' } as const;
const picker = { flex: 'none', width: 44, height: 44, p: '6px', ml: -1.5, mr: 1, border: 0, borderRadius: 1, bgcolor: 'transparent', cursor: 'pointer', '&::-webkit-color-swatch-wrapper': { p: 0 }, '&::-webkit-color-swatch': SWATCH, '&:focus-visible': focusRing } as const;

export interface ColourInputProps {
  name: string;
  scheme: Scheme;
}

/** Colour as digits or from the browser's picker, with its contrast. A colour that would be hard to read comes with the nearest one that is not. */
export function ColourInput({ name, scheme }: ColourInputProps) {
  const t = useText(lookTexts);
  const language = useLanguage();
  const { value, setValue, onBlur, ...field } = useField<string>(name);
  const input = useDebouncedInput({ name, value, setValue, onBlur });
  const colour = normalizeColour(value);
  const isColour = HEX_COLOUR.test(colour);
  const contrast = isColour ? contrastOf(colour, scheme) : null;
  const nearest = isColour ? nearestPassing(colour, scheme) : colour;
  const swatch = (
    <Box component="input" type="color" aria-label={t('colour.pick', { label: field.label })} value={isColour ? colour.toLowerCase() : NO_COLOUR} onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(normalizeColour(target.value))} sx={picker} />
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextBox {...field} {...input} required inputProps={INPUT_PROPS} startAdornment={swatch} />
      <Typography role="status" variant="body2" sx={{ mt: 1, mx: '14px', minHeight: 24, fontVariantNumeric: 'tabular-nums', color: nearest === colour ? 'text.secondary' : 'error.main' }}>
        {contrast !== null && t(contrast >= MIN_CONTRAST ? 'colour.legible' : 'colour.tooLow', { ratio: formatContrast(contrast, language), min: formatContrast(MIN_CONTRAST, language) })}
      </Typography>
      {nearest !== colour && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Button variant="outlined" color="inherit" startIcon={<Box component="span" sx={{ width: 20, height: 20, borderRadius: '50%', bgcolor: nearest, border: 1, borderColor: 'divider' }} />} onClick={() => setValue(nearest)}>
            {t('colour.take', { colour: nearest })}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('colour.nearest')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
