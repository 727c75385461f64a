import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { placeOf } from '../contract/settings';
import { telephoneLink } from '../contract/telephone';
import { CookieSettings } from '../features/consent/CookieSettings';
import { useLanguage } from '../i18n/LanguageProvider';
import { useSettings } from '../i18n/SettingsProvider';
import { useText } from '../i18n/useText';
import { useRenderedText } from '../i18n/textRenderer';
import { FooterGroup } from './FooterGroup';
import { ROUTES } from './routes';
import { shellTexts } from './texts';
import { Wordmark } from './Wordmark';

const LISTED = ROUTES.filter((route) => route.menu === 'footer');
/** Privacy is not a service, so its link is beside the copyright. */
const SERVICES = LISTED.filter((route) => route.name !== 'privacy');
const LEGAL = LISTED.filter((route) => route.name === 'privacy');

/** Footer with the address of the business, its services and its social links. */
export function Footer() {
  const t = useText(shellTexts);
  const renderText = useRenderedText(shellTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const [year] = useState(() => new Date().getFullYear());
  const { facebook, instagram, youtube } = identity.social;
  const profiles = [['Facebook', facebook], ['Instagram', instagram], ['YouTube', youtube]].filter(([, link]) => link);
  const pages = (routes: typeof ROUTES) =>
    routes.map(({ path, name }) => (
      <Link key={path} component={RouterLink} to={`/${language}/${path}`} color="inherit" underline="hover">
        {t(`pages.${name}`)}
      </Link>
    ));
  return (
    <Box component="footer" data-above-banner="" sx={{ pb: 'var(--consent-height, 0px)', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', mt: { xs: 16, md: 28 }, color: 'text.secondary', typography: 'body2' }}>
      <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 12, md: 18 }, pb: 6 }}>
        <Box sx={{ display: 'grid', columnGap: 8, rowGap: 10, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' } }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Wordmark />
            <Typography variant="h3" component="p" sx={{ maxWidth: '22ch', mt: 3, color: 'text.primary', fontWeight: 500 }}>
              {renderText('tagline')}
            </Typography>
          </Box>
          <FooterGroup title={renderText('footer.visit')} wide>
            <span>{placeOf(identity)}</span>
            <Link href={telephoneLink(identity.phone)} color="inherit" underline="hover">
              {identity.phone}
            </Link>
            <Link href={`mailto:${identity.email}`} color="inherit" underline="hover">
              {identity.email}
            </Link>
          </FooterGroup>
          <FooterGroup title={renderText('footer.services')}>{pages(SERVICES)}</FooterGroup>
          {profiles.length > 0 && (
            <FooterGroup title={renderText('footer.follow')}>
              {profiles.map(([site, link]) => (
                <Link key={site} href={link} color="inherit" underline="hover">
                  {site}
                </Link>
              ))}
            </FooterGroup>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 8, mt: { xs: 8, md: 12 }, '& p': { m: 0 }, '& a, & p': { display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'caption' } }}>
          {/* Prerendered before New Year and read after: the previous year may stay. */}
          <p suppressHydrationWarning>{t('footer.copyright', { year })}</p>
          {pages(LEGAL)}
          <CookieSettings />
        </Box>
      </Box>
    </Box>
  );
}
