import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { frenchSpacing } from '../../contract/language';
import { placeOf } from '../../contract/settings';
import { telephoneLink } from '../../contract/telephone';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { contactTexts } from './texts';

const large = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 4 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Location, contact details and opening hours of the business. */
export function ContactDetails() {
  const t = useText(contactTexts);
  const language = useLanguage();
  const { identity, hours } = useSettings();
  const reachable = hours.text[language];
  return (
    <Box component="section" aria-labelledby="contact-reach">
      <Typography id="contact-reach" variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('reach.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
        <Fact name={t('reach.phone')}>
          <Link href={telephoneLink(identity.phone)} sx={{ ...large, whiteSpace: 'nowrap' }}>
            {identity.phone}
          </Link>
        </Fact>
        <Fact name={t('reach.email')}>
          <Link href={`mailto:${identity.email}`} sx={large}>
            {identity.email}
          </Link>
        </Fact>
        <Fact name={t('reach.hours')}>{language === 'fr' ? frenchSpacing(reachable) : reachable}</Fact>
        <Fact name={t('reach.address')}>
          {identity.street}
          <br />
          {placeOf(identity)} {identity.postalCode}
        </Fact>
      </Box>
    </Box>
  );
}
