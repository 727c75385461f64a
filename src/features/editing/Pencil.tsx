import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

export interface PencilProps {
  /** The tag of the text, by which it is found on its page. */
  tag: string;
  /** The text has paragraphs of its own. */
  rich?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A text with a pencil behind it. The line keeps its height: the button's larger part lies over it. */
export function Pencil({ tag, rich = false, onPress, children }: PencilProps) {
  const t = useText(editingTexts);
  const id = useId();
  return (
    <Box component={rich ? 'div' : 'span'} data-pencil={tag} sx={{ display: rich ? 'flex' : undefined, alignItems: 'flex-start', borderRadius: 1, '&:has(button:hover), &:has(button:focus-visible)': { outline: '2px dashed', outlineColor: 'currentColor', outlineOffset: 4 }, '& > div > * + *': { mt: 4 }, '& > div > *': { m: 0 } }}>
      <Box component={rich ? 'div' : 'span'} id={id} sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      {/* Lies above a link that covers its row, and takes presses where its surroundings let them through. */}
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
