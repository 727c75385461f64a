import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import { fieldButton } from './fieldStyles';

export interface SearchBoxProps {
  label: string;
  /** Placeholder that describes the searchable content. */
  hint: string;
  /** Accessible name of the clear button. */
  clear: string;
  value: string;
  onTextChange: (text: string) => void;
}

/** Search input for a list, with a clear button that returns focus to the input. */
export function SearchBox({ label, hint, clear, value, onTextChange }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <FormControl fullWidth variant="outlined" size="small">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        type="search"
        label={label}
        notched
        value={value}
        onChange={(event) => onTextChange(event.target.value)}
        inputProps={{ placeholder: hint, enterKeyHint: 'search', maxLength: 100 }}
        startAdornment={
          <InputAdornment position="start">
            <Search aria-hidden fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          value !== '' && (
            <IconButton
              edge="end"
              aria-label={clear}
              onClick={() => {
                onTextChange('');
                field.current?.focus();
              }}
              sx={{ ...fieldButton, my: -1 }}
            >
              <Clear fontSize="small" />
            </IconButton>
          )
        }
        // Hides the native clear button, because not every browser has one.
        sx={{ '& input': { minHeight: 28 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </FormControl>
  );
}
