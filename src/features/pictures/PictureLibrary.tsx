import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { usePictureChanges, usePictureLibrary } from '../../api/pictures';
import { usePictureUploads } from '../../api/usePictureUploads';
import { ChooseFiles } from '../../components/pictures/ChooseFiles';
import { PictureDetailsDialog } from '../../components/pictures/PictureDetailsDialog';
import { PictureGrid } from '../../components/pictures/PictureGrid';
import { UploadList } from '../../components/pictures/UploadList';
import { StateMessage } from '../../components/StateMessage';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { PictureDetails, PictureRecord } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { DeletePictureDialog } from './DeletePictureDialog';
import { LibraryPicture } from './LibraryPicture';
import { libraryTexts } from './texts';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The owner's pictures: upload several at once, describe them, see where each is used, and delete those that are not. */
export function PictureLibrary() {
  const t = useText(libraryTexts);
  const { data, error, mutate } = usePictureLibrary();
  const { save, refresh } = usePictureChanges();
  const { uploads, add, retry, dismiss } = usePictureUploads(() => void refresh());
  const [editing, setEditing] = useState<PictureRecord | null>(null);
  const [removing, setRemoving] = useState<PictureRecord | null>(null);
  const [done, setDone] = useState<'saved' | 'deleted' | null>(null);
  const [heading, moveFocus] = useRestoreFocus();

  const saveDetails = async (details: PictureDetails): Promise<string | null> => {
    if (!editing) return null;
    try {
      await save(editing, details);
      setEditing(null);
      setDone('saved');
      return null;
    } catch (refusal) {
      return refusal instanceof ApiError && refusal.status < 500 ? refusal.message : t('saveFailed');
    }
  };

  const content = () => {
    if (data === undefined && error !== undefined) {
      return (
        <StateMessage role="alert" illustration="thermometer" title={t('failed.title')} actions={<Button variant="outlined" onClick={() => void mutate()}>{t('failed.retry')}</Button>}>
          {t('failed.sentence')}
        </StateMessage>
      );
    }
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(210px, 1fr))' } }}>
          {TILES.map((tile) => (
            <Skeleton key={tile} variant="rounded" sx={{ height: 'auto', aspectRatio: '3 / 4' }} />
          ))}
        </Box>
      );
    }
    if (data.length === 0) {
      return (
        <StateMessage role="status" illustration="plate" title={t('empty.title')}>
          {t('empty.sentence')}
        </StateMessage>
      );
    }
    return (
      <PictureGrid label={t('list')}>
        {data.map((picture) => (
          <LibraryPicture key={picture.id} picture={picture} onEdit={() => setEditing(picture)} onRemove={() => setRemoving(picture)} />
        ))}
      </PictureGrid>
    );
  };

  return (
    <Box sx={{ py: { xs: 5, md: 8 }, display: 'grid', gap: 6 }}>
      <Box>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', maxWidth: '70ch', textWrap: 'pretty' }}>{t('lead')}</Typography>
      </Box>
      <ChooseFiles multiple onFiles={add} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <Box role="status" sx={{ display: done === null ? 'none' : 'block' }}>
        {done !== null && (
          <Alert severity="success" variant="outlined" onClose={() => setDone(null)}>
            {t(done)}
          </Alert>
        )}
      </Box>
      {content()}
      {editing && <PictureDetailsDialog key={editing.id} picture={editing} onSave={saveDetails} onClose={() => setEditing(null)} />}
      {removing && (
        <DeletePictureDialog
          key={removing.id}
          picture={removing}
          onClose={() => setRemoving(null)}
          onDeleted={() => {
            setRemoving(null);
            setDone('deleted');
            moveFocus();
          }}
        />
      )}
    </Box>
  );
}
