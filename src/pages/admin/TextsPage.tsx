import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { TextList } from '../../features/editing/TextList';
import { editingTexts } from '../../features/editing/texts';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';

export interface TextsPageProps {
  /** Every text of the site: pages, features and the frame around them, which a page does not see. */
  texts: readonly TaggedText[];
}

/** What the site says, to be changed by its owner. */
export function TextsPage({ texts }: TextsPageProps) {
  const t = useText(editingTexts);
  return (
    <PageWidth>
      <Typography variant="h2" component="h1" sx={{ pt: { xs: 6, md: 10 } }}>
        {t('list.title')}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '60ch' }}>{t('list.lead')}</Typography>
      <TextList texts={texts} />
    </PageWidth>
  );
}
