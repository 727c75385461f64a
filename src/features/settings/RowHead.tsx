import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { arrowId } from '../../components/form/useRows';

/** Position of a row in its list, and the changes of that position. */
export interface RowProps {
  /** Form path of the row, such as `films.2`. */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export interface RowHeadProps extends RowProps {
  title: string;
  /** Accessible name of the button; it contains the row's number, so that each name is unique. */
  upLabel: string;
  downLabel: string;
  removeLabel: string;
  /** Badge beside the title. */
  children?: ReactNode;
}

/** Head of a numbered row of settings: its title, and buttons that move it up, down or remove it. */
export function RowHead({ name, index, count, onMove, onRemove, title, upLabel, downLabel, removeLabel, children }: RowHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto', mr: { xs: 0, sm: -2 } }}>
        <IconButton id={arrowId(name, 'up')} disabled={index === 0} onClick={() => onMove(-1)} aria-label={upLabel}>
          <ArrowUpward />
        </IconButton>
        <IconButton id={arrowId(name, 'down')} disabled={index + 1 === count} onClick={() => onMove(1)} aria-label={downLabel}>
          <ArrowDownward />
        </IconButton>
        <IconButton onClick={onRemove} aria-label={removeLabel}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}
