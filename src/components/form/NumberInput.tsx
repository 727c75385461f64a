import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useText } from '../../i18n/useText';
import { useHydrated } from '../useHydrated';
import { fieldButton } from './fieldStyles';
import { numberOrText } from './numberOrText';
import { TextBox } from './TextBox';
import { formTexts } from './texts';
import { useField, type FieldState } from './useField';

export interface NumberInputProps {
  name: string;
  min: number;
  max?: number;
  required?: boolean;
}

/** `aria-disabled` instead of `disabled` at the limits, because a disabled button would drop keyboard focus. */
const stepButton = { ...fieldButton, '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' } };

type NumberBoxProps = FieldState<number | string> & Required<NumberInputProps>;

const NumberBox = memo(function NumberBox({ value, setValue, label, min, max, required, ...field }: NumberBoxProps) {
  const t = useText(formTexts);
  // Before hydration, a number can be typed but the step buttons do not work.
  const live = useHydrated();
  const number = Number(value);
  const step = (by: number) => setValue(Math.min(max, Math.max(min, (Number.isFinite(number) ? Math.trunc(number) : min) + by)));
  return (
    <TextBox
      {...field}
      label={label}
      required={required}
      value={value}
      onTextChange={(text) => setValue(numberOrText(text))}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric', style: { textAlign: 'center' } }}
      startAdornment={
        <IconButton edge="start" onClick={() => step(-1)} aria-disabled={!live || number <= min} sx={stepButton} aria-label={t('less', { label })}>
          <RemoveIcon />
        </IconButton>
      }
      endAdornment={
        <IconButton edge="end" onClick={() => step(1)} aria-disabled={!live || number >= max} sx={stepButton} aria-label={t('more', { label })}>
          <AddIcon />
        </IconButton>
      }
    />
  );
});

/** Integer input: typed, or stepped with two large buttons. */
export function NumberInput({ name, min, max = 500, required = false }: NumberInputProps) {
  return <NumberBox {...useField<number | string>(name)} min={min} max={max} required={required} />;
}
