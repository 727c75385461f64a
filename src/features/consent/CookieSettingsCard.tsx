import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useConsent } from '../../api/consent';
import { OPTIONAL_CATEGORIES, type Consent } from '../../contract/consent';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { lastUpdated } from './lastUpdated';
import { openPrivacyModal } from './modalState';
import { consentTexts } from './texts';

/** Current choice as text. */
function Setting({ consent: { level, custom, timestamp } }: { consent: Consent }) {
  const t = useText(consentTexts);
  const language = useLanguage();
  const also = OPTIONAL_CATEGORIES.filter((category) => custom?.[category]).map((category) => t(`categories.${category}.name`).toLocaleLowerCase(LOCALES[language]));
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{t(`card.${level}`)}</Typography>
      {also.length > 0 && <Typography variant="body2">{t('card.also', { list: new Intl.ListFormat(LOCALES[language]).format(also) })}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {timestamp === null ? t('card.unset') : t('card.updated', { moment: lastUpdated(timestamp, language) })}
      </Typography>
    </>
  );
}

/** Card that shows the visitor's cookie choice and its date. */
export function CookieSettingsCard() {
  const t = useText(consentTexts);
  const consent = useConsent();
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 6, rowGap: 3, p: { xs: 5, sm: 6 }, maxWidth: 620 }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {t('card.title')}
        </Typography>
        <Box role="status">
          {consent ? (
            <Setting consent={consent} />
          ) : (
            <>
              <Typography aria-hidden>
                <Skeleton width="70%" />
              </Typography>
              <Typography variant="body2" aria-hidden>
                <Skeleton width="85%" />
              </Typography>
            </>
          )}
        </Box>
      </Box>
      <Button variant="outlined" onClick={openPrivacyModal} aria-haspopup="dialog">
        {t('card.change')}
      </Button>
    </Card>
  );
}
