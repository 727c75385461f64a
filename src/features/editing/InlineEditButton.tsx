import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

export interface InlineEditButtonProps {
  /** Tag that identifies the text on its page. */
  tag: string;
  /** Whether the text consists of block-level paragraphs. */
  rich?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Text followed by an edit button. The row height does not change, because the larger touch target overlaps it. */
export function InlineEditButton({ tag, rich = false, onPress, children }: InlineEditButtonProps) {
  const t = useText(editingTexts);
  const id = useId();
  return (
    <Box component={rich ? 'div' : 'span'} data-pencil={tag} sx={{ display: rich ? 'flex' : undefined, alignItems: 'flex-start', borderRadius: 1, '&:has(button:hover), &:has(button:focus-visible)': { outline: '2px dashed', outlineColor: 'currentColor', outlineOffset: 4 }, '& > div > * + *': { mt: 4 }, '& > div > *': { m: 0 } }}>
      <Box component={rich ? 'div' : 'span'} id={id} sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      {/* Above a link that covers the row; receives clicks where the surroundings have `pointer-events: none`. */}
      <IconButton
        aria-label={t('pencil')}
        aria-describedby={id}
        onClick={onPress}
        sx={{ position: 'relative', zIndex: 1, pointerEvents: 'auto', verticalAlign: 'middle', width: 44, height: 44, my: '-12px', ml: 1, color: 'primary.main', bgcolor: 'background.paper', border: 1, borderColor: 'divider', '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' } }}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
