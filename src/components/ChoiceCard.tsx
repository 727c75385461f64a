import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { focusRing } from '../theme/focusRing';
import { longWordStyles } from './longWordStyles';

export interface ChoiceCardProps {
  name: string;
  description?: string;
  /** Effect of choosing this option, in few words: a price. */
  effect?: ReactNode;
  picture?: ReactNode;
  checked: boolean;
  onToggle: () => void;
  /** Further choices that depend on this one. */
  children?: ReactNode;
}

/** Option with a checkbox; the whole card is the click target. */
export function ChoiceCard({ name, description, effect, picture, checked, onToggle, children }: ChoiceCardProps) {
  const id = useId();
  return (
    <Box
      sx={{
        border: 1,
        borderColor: checked ? 'primary.main' : 'divider',
        boxShadow: checked ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'border-color 150ms, box-shadow 150ms',
        '&:has(> label input:focus-visible)': focusRing,
        '&:hover': { borderColor: checked ? 'primary.main' : 'text.secondary' },
      }}
    >
      <Box component="label" sx={{ display: 'grid', gridTemplateColumns: picture ? '72px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto', columnGap: { xs: 3, sm: 4 }, alignItems: 'center', p: 3, pl: 4, cursor: 'pointer', minHeight: 44 }}>
        {picture}
        <Box sx={longWordStyles}>
          <Typography id={`${id}-name`} component="span" sx={{ display: 'block', fontWeight: 650, lineHeight: 1.3 }}>
            {name}
          </Typography>
          {description && (
            <Typography id={`${id}-description`} variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', mt: 0.5 }}>
              {description}
            </Typography>
          )}
          {effect && (
            <Typography id={`${id}-effect`} variant="body2" component="span" sx={{ display: 'block', color: checked ? 'primary.main' : 'text.primary', fontWeight: 600, mt: 1, fontVariantNumeric: 'tabular-nums' }}>
              {effect}
            </Typography>
          )}
        </Box>
        <Checkbox
          checked={checked}
          onChange={onToggle}
          sx={{ '&.Mui-focusVisible': { outline: 'none' } }}
          slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': [description && `${id}-description`, effect && `${id}-effect`].filter(Boolean).join(' ') || undefined } }}
        />
      </Box>
      {children && <Box sx={{ borderTop: 1, borderColor: 'divider', px: 4, py: 2 }}>{children}</Box>}
    </Box>
  );
}
