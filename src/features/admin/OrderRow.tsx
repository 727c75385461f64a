import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSortable } from '@dnd-kit/sortable';
import { useText } from '../../i18n/useText';
import { listTexts } from './listTexts';

export interface OrderRowProps {
  id: string;
  name: string;
  /** From 1. */
  place: number;
  count: number;
  /** By how many places: -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
}

/** One thing among those put in order: dragged by its handle, or moved by its arrows. */
export function OrderRow({ id, name, place, count, onMove }: OrderRowProps) {
  const t = useText(listTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
      sx={{ position: 'relative', zIndex: isDragging ? 1 : 0, display: 'flex', alignItems: 'center', gap: 2, bgcolor: 'background.paper', border: 1, borderColor: isDragging ? 'primary.main' : 'divider', borderRadius: 1, pl: 1, pr: 2, minHeight: 60, boxShadow: isDragging ? 6 : 0 }}
    >
      <IconButton ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={t('order.drag', { name })} sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}>
        <DragIndicator />
      </IconButton>
      <Typography component="span" sx={{ color: 'text.secondary', minWidth: '1.5em', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {place}
      </Typography>
      <Typography component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <IconButton aria-label={t('order.up', { name })} disabled={place === 1} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('order.down', { name })} disabled={place === count} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}
