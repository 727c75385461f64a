import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useId, useState } from 'react';
import type { PictureRecord } from '../../contract/pictures';
import { normalizeForSearch, searchTerms } from '../../contract/searchText';
import { useText } from '../../i18n/useText';
import { SearchBox } from '../form/SearchBox';
import { LoadingIndicator } from '../LoadingIndicator';
import { StateMessage } from '../StateMessage';
import { PictureGrid } from './PictureGrid';
import { pictureTexts } from './pictureTexts';
import { PictureTile } from './PictureTile';

export interface PicturePickerDialogProps {
  /** Pictures to choose from; undefined while they are loading. */
  pictures: readonly PictureRecord[] | undefined;
  /** Whether the pictures could not be read. */
  failed: boolean;
  onRetry: () => void;
  onChoose: (picture: PictureRecord) => void;
  onClose: () => void;
}

/** Whether all words of a search are in a picture's descriptions. */
function matches({ alt }: PictureRecord, terms: readonly string[]): boolean {
  const text = normalizeForSearch(`${alt.fr} ${alt.en}`);
  return terms.every((term) => text.includes(term));
}

/** Dialog with the owner's library, to choose one picture. */
export function PicturePickerDialog({ pictures, failed, onRetry, onChoose, onClose }: PicturePickerDialogProps) {
  const t = useText(pictureTexts);
  const title = useId();
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [search, setSearch] = useState('');
  const terms = searchTerms(useDeferredValue(search));
  const found = pictures?.filter((picture) => matches(picture, terms));

  const content = () => {
    if (!pictures && failed) {
      return (
        <StateMessage role="alert" level={3} illustration="thermometer" title={t('picker.failedTitle')} actions={<Button variant="outlined" onClick={onRetry}>{t('picker.retry')}</Button>}>
          {t('picker.failedSentence')}
        </StateMessage>
      );
    }
    if (!pictures || !found) return <LoadingIndicator label={t('picker.loading')} />;
    if (pictures.length === 0) {
      return (
        <StateMessage role="status" level={3} illustration="plate" title={t('picker.emptyTitle')}>
          {t('picker.emptySentence')}
        </StateMessage>
      );
    }
    return (
      <>
        <SearchBox label={t('picker.search')} hint={t('picker.searchHint')} clear={t('picker.clear')} value={search} onTextChange={setSearch} />
        <Typography role="status" sx={{ my: found.length === 0 ? 6 : 4 }}>
          {found.length === 0 && t('picker.nothing')}
        </Typography>
        {found.length > 0 && (
          <PictureGrid label={t('picker.title')}>
            {found.map((picture) => (
              <PictureTile key={picture.id} picture={picture} onChoose={() => onChoose(picture)} />
            ))}
          </PictureGrid>
        )}
      </>
    );
  };

  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="md" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title} variant="h3" component="h2">
        {t('picker.title')}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 2 } }}>{content()}</DialogContent>
      <DialogActions sx={{ p: 4, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={onClose}>
          {t('picker.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
