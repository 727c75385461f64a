import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BUSINESS } from '../../contract/business';
import { frenchSpacing } from '../../contract/language';
import { BUSINESS_TELEPHONE_LINK } from '../../contract/telephone';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { MAIL_ADDRESS } from './addresses';
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
  const hours = BUSINESS.hours[language];
  return (
    <Box component="section" aria-labelledby="contact-reach">
      <Typography id="contact-reach" variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('reach.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
        <Fact name={t('reach.phone')}>
          <Link href={BUSINESS_TELEPHONE_LINK} sx={{ ...large, whiteSpace: 'nowrap' }}>
            {BUSINESS.phone}
          </Link>
        </Fact>
        <Fact name={t('reach.email')}>
          <Link href={MAIL_ADDRESS} sx={large}>
            {BUSINESS.email}
          </Link>
        </Fact>
        <Fact name={t('reach.hours')}>{language === 'fr' ? frenchSpacing(hours) : hours}</Fact>
        <Fact name={t('reach.address')}>
          {BUSINESS.street}
          <br />
          {BUSINESS.place} {BUSINESS.postalCode}
        </Fact>
      </Box>
    </Box>
  );
}
