import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { Column } from './column';
import { listTexts } from './listTexts';

export interface ColumnsMenuProps {
  columns: readonly Column[];
  /** Visible columns. */
  shown: readonly Column[];
  onToggle: (field: string) => void;
}

/** Menu for the columns that a list shows beside the name. */
export function ColumnsMenu({ columns, shown, onToggle }: ColumnsMenuProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button color="inherit" startIcon={<ViewColumnOutlined />} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)} sx={{ px: 3 }}>
        {t('columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': t('columns') } }}>
        {columns.map((column) => {
          const checked = shown.includes(column);
          return (
            <MenuItem key={column.field} role="menuitemcheckbox" aria-checked={checked} onClick={() => onToggle(column.field)} sx={{ minHeight: 44 }}>
              <ListItemIcon>{checked ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
              <ListItemText primary={column.label[language]} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
