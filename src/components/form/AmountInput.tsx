import InputAdornment from '@mui/material/InputAdornment';
import { memo, useState } from 'react';
import type { Language } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { numberOrText } from './numberOrText';
import { TextBox } from './TextBox';
import { useField, type FieldState } from './useField';

export interface AmountInputProps {
  name: string;
  /** Unit of the amount, such as "kg per person". */
  unit?: string | undefined;
  /** Whether the amount is a whole number. Mobile keyboards then show no decimal point. */
  integer?: boolean;
  /** Whether the amount is money, with cents always shown in full. */
  money?: boolean;
  /** Whether the amount may be negative. Decimal keyboards of telephones have no minus sign. */
  signed?: boolean;
  required?: boolean;
}

type Figure = number | string;

/** Formats an amount for the language: with a decimal comma in French. */
function written(value: Figure, language: Language, money: boolean): string {
  const isOfCents = money && typeof value === 'number' && Number(value.toFixed(2)) === value && !Number.isInteger(value);
  const text = isOfCents ? value.toFixed(2) : String(value);
  return language === 'fr' && typeof value === 'number' ? text.replace('.', ',') : text;
}

/**
 * Parses the typed text; returns the text itself while it is not a number. In English a comma separates thousands and is never a decimal separator.
 */
const figureOf = (text: string, language: Language): Figure => {
  const figure = numberOrText(language === 'fr' ? text.trim().replace(',', '.') : text.trim());
  return typeof figure === 'number' ? figure : looseFigure(figure) ?? text;
};

/** Parses "2.50", which further typing cannot turn into another number; "2." is not parsed yet. */
const looseFigure = (text: string): number | null => (/^-?\d+\.\d+$/.test(text) ? Number(text) : null);

const AmountBox = memo(function AmountBox({ value, setValue, unit, integer, money = false, signed = false, helperText, ...field }: FieldState<Figure> & AmountInputProps) {
  const language = useLanguage();
  // Typed text is shown unchanged, such as "2,50", as long as it parses to the current value.
  const [typed, setTyped] = useState('');
  const shown = typed !== '' && figureOf(typed, language) === value ? typed : written(value, language, money);
  const unitId = `${field.id}-unit`;
  const described = [unit && unitId, helperText && `${field.id}-helper`].filter(Boolean).join(' ');
  return (
    <TextBox
      {...field}
      helperText={helperText}
      value={shown}
      onTextChange={(text) => {
        setTyped(text);
        setValue(figureOf(text, language));
      }}
      autoComplete="off"
      inputProps={{ inputMode: signed ? 'text' : integer ? 'numeric' : 'decimal', style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }, ...(described && { 'aria-describedby': described }) }}
      endAdornment={
        unit && (
          <InputAdornment position="end" id={unitId} sx={{ flexShrink: 0, maxWidth: '60%', maxHeight: 'none', height: 'auto', whiteSpace: 'normal', '& .MuiTypography-root': { fontSize: '0.9375rem', lineHeight: 1.25 } }}>
            {unit}
          </InputAdornment>
        )
      }
    />
  );
});

/** Amount with a unit: money, a weight or a count. Empty means no value. */
export function AmountInput({ name, unit, integer = false, money = false, signed = false, required = false }: AmountInputProps) {
  return <AmountBox {...useField<Figure>(name)} unit={unit} integer={integer} money={money} signed={signed} required={required} />;
}
