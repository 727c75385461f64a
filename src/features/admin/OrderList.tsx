import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRevalidateLists } from '../../api/invalidation';
import { orderTrainings, useAdminList } from '../../api/lists';
import { MAX_LISTED, type ListQuery } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { ListFailed } from './ListFailed';
import { ListLoading } from './ListLoading';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { OrderRow } from './OrderRow';
import type { Undo } from './useUndo';

/** Query for public trainings, because hidden and private ones have no position on the site. */
const SHOWN: ListQuery = { limit: MAX_LISTED, offset: 0, sort: 'displayOrder', order: 'asc', q: '', filters: { showing: 'public' } };

export interface OrderListProps {
  manifest: Manifest;
  onMoved: (undo: Undo) => void;
}

/** Manually ordered list of the public trainings. Each move is saved. */
export function OrderList({ manifest, onMoved }: OrderListProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const revalidateLists = useRevalidateLists(manifest.resource);
  const listed = useAdminList(manifest.resource, SHOWN);
  /** Order shown while it is being saved. */
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const moves = useRef({ count: 0, saved: Promise.resolve() });
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const failure: unknown = listed.error;
  const rows = listed.data?.rows;
  const names = new Map(rows?.map((row) => [row.id, manifest.nameOf(row, language)]));
  const ids = moved ?? rows?.map(({ id }) => id) ?? [];
  const nameOf = (id: string | number) => names.get(String(id)) ?? '';
  const announcementValues = (id: string | number, at: string | number) => ({ name: nameOf(id), place: ids.indexOf(String(at)) + 1, count: ids.length });

  /** Saves run in sequence, so that the latest move wins. */
  const save = (next: readonly string[]): Promise<void> => {
    moves.current.saved = moves.current.saved
      .catch(() => {})
      .then(async () => {
        await orderTrainings(next, language);
        await revalidateLists();
      });
    return moves.current.saved;
  };
  const place = async (from: number, to: number): Promise<void> => {
    if (from === to || to < 0 || to >= ids.length) return;
    const before = [...ids];
    const next = arrayMove(before, from, to);
    const move = (moves.current.count += 1);
    setMoved(next);
    setFailed(false);
    try {
      await save(next);
      setSaid(t('order.put', { name: nameOf(next[to] ?? ''), place: to + 1, count: next.length }));
      onMoved({ message: t('done.ordered'), undo: () => save(before) });
    } catch {
      setFailed(true);
    }
    if (move === moves.current.count) setMoved(null);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) void place(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  const content = () => {
    if (!rows && failure !== undefined) return <ListFailed failure={failure} onRetry={() => void listed.mutate()} />;
    if (!rows) return <ListLoading />;
    if (rows.length === 0) return <Typography>{t('order.empty')}</Typography>;
    return (
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('order.how') },
          announcements: {
            onDragStart: ({ active }) => t('order.taken', { name: nameOf(active.id) }),
            onDragOver: ({ active, over }) => over ? t('order.over', announcementValues(active.id, over.id)) : undefined,
            onDragEnd: ({ active, over }) => over ? t('order.put', announcementValues(active.id, over.id)) : undefined,
            onDragCancel: ({ active }) => t('order.left', { name: nameOf(active.id) }),
          },
        }}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label={t('order.label')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, maxWidth: 720 }}>
            {ids.map((id, index) => (
              <OrderRow key={id} id={id} name={nameOf(id)} place={index + 1} count={ids.length} onMove={(by) => void place(index, index + by)} />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    );
  };
  return (
    <>
      <Link component={RouterLink} to={{ search: '' }} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <ArrowBack fontSize="small" aria-hidden />
        {t('order.back')}
      </Link>
      <Typography sx={{ mt: 2, mb: 5, maxWidth: '60ch', color: 'text.secondary' }}>{t('order.lead')}</Typography>
      {failed && (
        <Alert severity="error" variant="outlined" sx={{ mb: 4, maxWidth: 720 }}>
          {t('refused.order')}
        </Alert>
      )}
      {content()}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
