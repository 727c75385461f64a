import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSortable } from '@dnd-kit/sortable';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { listTexts } from './listTexts';

export interface OrderRowProps {
  id: string;
  name: string;
  /** Position, starting at 1. */
  place: number;
  count: number;
  /** Called with the offset: -1 for up, 1 for down. */
  onMove: (by: -1 | 1) => void;
}

/** Row of a reorderable list, moved by its drag handle or its arrow buttons. */
export function OrderRow({ id, name, place, count, onMove }: OrderRowProps) {
  const t = useText(listTexts);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ arrow: typeof up; at: number } | null>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current.at === place) return;
    // Moving a row drops the focus. At either end the activated arrow is disabled, so the other one receives the focus.
    const { arrow } = pressed.current;
    (arrow.current?.disabled ? (arrow === up ? down : up) : arrow).current?.focus();
    pressed.current = null;
  });
  const move = (arrow: typeof up) => {
    pressed.current = { arrow, at: place };
    onMove(arrow === up ? -1 : 1);
  };
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
      <IconButton ref={up} aria-label={t('order.up', { name })} disabled={place === 1} onClick={() => move(up)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton ref={down} aria-label={t('order.down', { name })} disabled={place === count} onClick={() => move(down)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}
