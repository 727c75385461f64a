import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { KeepOriginals } from '../../features/editing/KeepOriginals';
import { TextList } from '../../features/editing/TextList';
import { editingTexts } from '../../features/editing/texts';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';

/** In the address, for the day somebody wants it: no owner needs it before, and it makes every page heavier. */
const FLAG = 'backfill';

export interface TextsPageProps {
  /** Every text of the site: pages, features and the frame around them, which a page does not see. */
  texts: readonly TaggedText[];
}

/** What the site says, to be changed by its owner. */
export function TextsPage({ texts }: TextsPageProps) {
  const t = useText(editingTexts);
  const [address] = useSearchParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1">
          {t('list.title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '60ch' }}>{t('list.lead')}</Typography>
        <TextList texts={texts} />
        {address.has(FLAG) && <KeepOriginals texts={texts} />}
      </Box>
    </PageWidth>
  );
}
