import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BUSINESS } from '../contract/business';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { ROUTES } from './routes';
import { shellTexts } from './texts';
import { Wordmark } from './Wordmark';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ '& a, & p': { display: 'flex', alignItems: 'center', minHeight: 36 } }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 700, color: 'text.primary', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Where the business is, what it offers, and how to follow it. */
export function Footer() {
  const t = useText(shellTexts);
  const language = useLanguage();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 20, py: 12, px: { xs: 4, sm: 6 }, color: 'text.secondary', typography: 'body2' }}>
      <Box sx={{ maxWidth: 1312, mx: 'auto', display: 'grid', gap: 10, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' } }}>
        <Box>
          <Wordmark />
          <Typography sx={{ maxWidth: '30ch', mt: 2 }}>{t('tagline')}</Typography>
        </Box>
        <Group title={t('footer.visit')}>
          <Typography variant="body2">{BUSINESS.place}</Typography>
          <Link href={`tel:+1${BUSINESS.phone.replaceAll(/\D/g, '')}`}>{BUSINESS.phone}</Link>
          <Link href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</Link>
        </Group>
        <Group title={t('footer.services')}>
          {ROUTES.filter((route) => route.menu === 'footer').map(({ path, name }) => (
            <Link key={path} component={RouterLink} to={`/${language}/${path}`}>
              {t(`pages.${name}`)}
            </Link>
          ))}
        </Group>
        <Group title={t('footer.follow')}>
          <Link href={BUSINESS.social.facebook}>Facebook</Link>
          <Link href={BUSINESS.social.youtube}>YouTube</Link>
        </Group>
      </Box>
      <Typography variant="caption" sx={{ display: 'block', maxWidth: 1312, mx: 'auto', mt: 10 }}>
        {t('footer.copyright', { year: new Date().getFullYear(), name: BUSINESS.name })}
      </Typography>
    </Box>
  );
}
