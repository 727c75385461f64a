import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { contentTexts } from '../../features/inbox/content/texts';
import { Inbox } from '../../features/inbox/Inbox';
import { inboxTexts } from '../../features/inbox/texts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** The owner's main page: requests that need a response, and all earlier requests. */
export function InboxPage() {
  const t = useText(inboxTexts);
  const tContent = useText(contentTexts);
  const language = useLanguage();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, rowGap: 2, mb: 4 }}>
          <Typography variant="h2" component="h1">
            {t('title')}
          </Typography>
          <Button component={RouterLink} to={`/${language}/admin/requests/new`} variant="contained" startIcon={<AddIcon />}>
            {tContent('new.button')}
          </Button>
        </Box>
        <Inbox />
      </Box>
    </PageWidth>
  );
}
