import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

/** In place of a message or a mail while it is loading. */
export function DetailsLoading() {
  const t = useText(mailboxTexts);
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton variant="text" sx={{ width: 'min(100%, 420px)', height: 56 }} />
      <Skeleton variant="text" sx={{ width: 'min(100%, 300px)' }} />
      <Skeleton variant="rounded" sx={{ mt: 5, height: 220 }} />
    </Box>
  );
}
