import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCurrentUser } from '../../api/session';
import { Illustration } from '../../components/illustration/Illustration';
import { PageWidth } from '../../components/PageWidth';
import { Account } from '../../features/account/Account';
import { Drafts } from '../../features/account/Drafts';
import { memberTexts } from '../../features/account/memberTexts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

// Lazy: the list contains all event types with their rules, which the greeting does not need.
const MyRequests = lazy(async () => ({ default: (await import('../../features/requests/MyRequests')).MyRequests }));

/** Member area: own requests, drafts and account data. */
export function MemberPage() {
  const t = useText(memberTexts);
  const language = useLanguage();
  const user = useCurrentUser();
  // Greet by the first name.
  const name = user?.name.trim().split(/\s+/)[0] || user?.username || '';
  return (
    <PageWidth>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, alignItems: 'center', columnGap: 12, pt: { xs: 8, md: 12 }, pb: { xs: 8, md: 10 } }}>
        <div>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {t('hello', { name })}
          </Typography>
          <Typography sx={{ mt: 4, maxWidth: '48ch', color: 'text.secondary', fontSize: '1.2rem' }}>{t('lead')}</Typography>
          <Box sx={{ mt: 7, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 3 }}>
            <Button component={RouterLink} to={`/${language}/member/builder`} variant="contained" size="large">
              {t('compose')}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '34ch' }}>
              {t('composeLead')}
            </Typography>
          </Box>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' }, lineHeight: 0, my: -6 }}>
          <Illustration name="plate" size={300} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 14, md: 20 }, pb: { xs: 16, md: 28 } }}>
        <Suspense fallback={<Box sx={{ minHeight: 320 }} />}>
          <MyRequests />
        </Suspense>
        <Drafts />
        <Account />
      </Box>
    </PageWidth>
  );
}
