import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { fieldButton } from './fieldStyles';
import { TextBox } from './TextBox';
import { formTexts } from './texts';
import { useField } from './useField';

/** Length from which a password gets no advice, in characters. */
const LONG_ENOUGH = 15;

export interface PasswordInputProps {
  name: string;
  /** Autofill hint: fill in the current password or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether to advise a longer password while the current one is short. */
  advises?: boolean;
  required?: boolean;
}

/** Password input with a show/hide toggle, a Caps Lock warning and advice on strength. */
export function PasswordInput({ name, autoComplete, advises = false, required = true }: PasswordInputProps) {
  const t = useText(formTexts);
  const { setValue, helperText, ...field } = useField<string>(name);
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const short = advises && !field.error && field.value.length > 0 && field.value.length < LONG_ENOUGH;
  const hints = [short ? t('passwordShort') : helperText, capitals && t('capsLock')].filter(Boolean);
  return (
    <TextBox
      {...field}
      required={required}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      onTextChange={setValue}
      helperText={hints.length > 0 ? hints.join(' ') : undefined}
      onKeyDown={(event) => setCapitals(event.getModifierState('CapsLock') !== (event.key === 'CapsLock'))}
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <IconButton edge="end" sx={fieldButton} aria-label={t(shown ? 'hidePassword' : 'showPassword')} aria-controls={field.id} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
