import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { KeepOriginals } from '../../features/editing/KeepOriginals';
import { TextList } from '../../features/editing/TextList';
import { editingTexts } from '../../features/editing/texts';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';

/**
 * URL parameter that shows the backfill, which stores the built-in texts as overrides. Hidden by default: owners rarely need it, and the overrides
 * make every page larger.
 */
const FLAG = 'backfill';

export interface TextsPageProps {
  /** All texts of the site: pages, features and the layout around them, which a page cannot access itself. */
  texts: readonly TaggedText[];
}

/** Page on which the owner edits the site's texts. */
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
