import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { frenchSpacing, LANGUAGES, type Language, type Text } from '../../contract/language';
import { isOwnerMail, type MailPreview as MailPreviewName } from '../../contract/mailPreviewNames';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { MailFrame } from './MailFrame';
import { mailPreviewTexts } from './mailPreviewTexts';
import { overrideOf } from './overrideOf';
import { SendPreview } from './SendPreview';
import { effectiveText } from './useApplyOverride';
import { useMailPreview } from './useMailPreview';

export interface MailPreviewProps {
  text: TaggedText;
  /** Text as typed so far. */
  fields: Text;
  /** Mail that shows the text. */
  mail: MailPreviewName;
}

const PAUSE_MS = 400;

const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' };

/** Label and value of the mail's header. */
function HeaderLine({ label, value, lang, strong = false }: { label: string; value: string; lang: string; strong?: boolean }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" lang={lang} sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: strong ? 700 : 400 }}>
        {value}
      </Typography>
    </>
  );
}

/** Live preview of the mail that shows a text, about an invented request, in either language. Follows the typed text after a short pause. */
export function MailPreview({ text, fields, mail }: MailPreviewProps) {
  const t = useText(mailPreviewTexts);
  const id = useId();
  const ownLanguage = useLanguage();
  const toOwner = isOwnerMail(mail);
  const [language, setLanguage] = useState<Language>(toOwner ? 'fr' : ownLanguage);
  const settled = useDebouncedValue(fields, PAUSE_MS);
  const value = overrideOf(text, settled);
  const body = { mail, customerLanguage: language, texts: [{ tag: text.tag, value }] };
  const current = effectiveText(text, value)[language];
  const { data, error, isFillable, isLoading, retry } = useMailPreview(body);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3, minWidth: 0, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 700 }}>
            {t('title')}
          </Typography>
          <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {toOwner ? t('french') : t('sample')}
          </Typography>
        </div>
        {!toOwner && (
          <ToggleButtonGroup exclusive size="small" aria-label={t('language')} value={language} onChange={(_, chosen: Language | null) => chosen !== null && setLanguage(chosen)}>
            {LANGUAGES.map((each) => (
              <ToggleButton key={each} value={each} lang={each} sx={{ minHeight: 44, px: 4 }}>
                {LANGUAGE_NAMES[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {!isFillable && (
        <Alert severity="warning" variant="outlined">
          {t('unknownHole')}
        </Alert>
      )}
      {error !== undefined && isFillable && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {data ? (
        <Box aria-busy={isLoading} sx={{ display: 'grid', gap: 3, opacity: isFillable && error === undefined ? 1 : 0.6 }}>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3, rowGap: 1, m: 0 }}>
            <HeaderLine label={t('subject')} value={data.subject} lang={language} strong />
            {data.calendar && <HeaderLine label={t('calendar')} value={`${data.calendar.title}. ${data.calendar.note}`} lang={language} />}
          </Box>
          <MailFrame title={t('title')} html={data.html} text={language === 'fr' ? frenchSpacing(current) : current} />
        </Box>
      ) : (
        error === undefined && isFillable && <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={360} />
      )}
      <SendPreview key={JSON.stringify(body)} body={body} disabled={!isFillable} />
    </Box>
  );
}
