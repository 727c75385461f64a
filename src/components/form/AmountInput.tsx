import InputAdornment from '@mui/material/InputAdornment';
import { memo, useState } from 'react';
import type { Language } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { numberOrText } from './numberOrText';
import { TextBox } from './TextBox';
import { useField, type FieldState } from './useField';

export interface AmountInputProps {
  name: string;
  /** What the figure counts, such as "kg per person". */
  unit?: string | undefined;
  /** A whole number: the telephone's keys without a point. */
  whole?: boolean;
  /** Money: cents are written out. */
  money?: boolean;
  required?: boolean;
}

type Figure = number | string;

/** A figure as the language writes it: with a comma in French. */
function written(value: Figure, language: Language, money: boolean): string {
  const isOfCents = money && typeof value === 'number' && Number(value.toFixed(2)) === value && !Number.isInteger(value);
  const text = isOfCents ? value.toFixed(2) : String(value);
  return language === 'fr' && typeof value === 'number' ? text.replace('.', ',') : text;
}

/** What was typed as a figure, or as it stands while it is none. In English a comma parts thousands and is nobody's decimal. */
const figureOf = (text: string, language: Language): Figure => {
  const figure = numberOrText(language === 'fr' ? text.trim().replace(',', '.') : text.trim());
  return typeof figure === 'number' ? figure : looseFigure(figure) ?? text;
};

/** "2.50" is a figure as soon as it cannot become another one by writing on; "2." is not yet. */
const looseFigure = (text: string): number | null => (/^\d+\.\d+$/.test(text) ? Number(text) : null);

const AmountBox = memo(function AmountBox({ value, setValue, unit, whole, money = false, helperText, ...field }: FieldState<Figure> & AmountInputProps) {
  const language = useLanguage();
  // What is being typed stays as it is typed, "2,50" too, as long as it is the figure that stands.
  const [typed, setTyped] = useState('');
  const shown = typed !== '' && figureOf(typed, language) === value ? typed : written(value, language, money);
  const unitId = `${field.id}-unit`;
  const described = [unit && unitId, helperText && `${field.id}-helper`].filter(Boolean).join(' ');
  return (
    <TextBox
      {...field}
      helperText={helperText}
      value={shown}
      onText={(text) => {
        setTyped(text);
        setValue(figureOf(text, language));
      }}
      autoComplete="off"
      inputProps={{ inputMode: whole ? 'numeric' : 'decimal', style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }, ...(described && { 'aria-describedby': described }) }}
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

/** An amount with its unit: money, a weight, a count. Empty stands for none. */
export function AmountInput({ name, unit, whole = false, money = false, required = false }: AmountInputProps) {
  return <AmountBox {...useField<Figure>(name)} unit={unit} whole={whole} money={money} required={required} />;
}
