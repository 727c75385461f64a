import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import type { RequestDetails } from '../../contract/inbox';
import { optionalLines } from '../../contract/optionalFields';
import { telephoneLink } from '../../contract/telephone';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

const tap = { display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44, fontWeight: 600, ...longWordStyles } as const;
const quiet = { color: 'text.secondary' } as const;

export interface RequestContactProps {
  request: Pick<RequestDetails, 'id' | 'reference' | 'request' | 'erased' | 'enteredBy' | 'customerId'>;
}

/** Customer of a request: contact details, language, who entered the request, and the links to their card and to the same request again. */
export function RequestContact({ request: { id, reference, request, erased, enteredBy, customerId } }: RequestContactProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { name, email } = request.contactInfo;
  const { telephone } = request;
  if (erased) return <Typography>{t('who.erased')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 650, ...longWordStyles }}>{name}</Typography>
      {email && (
        <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(t('who.subject', { reference }))}`} sx={tap}>
          {email}
        </Link>
      )}
      {telephone && (
        <Link href={telephoneLink(telephone)} sx={tap}>
          {telephone}
        </Link>
      )}
      {optionalLines(request, language).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Typography variant="body2" sx={quiet}>
        {email ? t(`who.${request.language === 'en' ? 'en' : 'fr'}`) : t('who.noEmail')}
      </Typography>
      {enteredBy !== null && (
        <Typography variant="body2" sx={{ ...quiet, ...longWordStyles }}>
          {t('who.enteredBy', { name: enteredBy })}
        </Typography>
      )}
      {customerId !== null && (
        <Link component={RouterLink} to={`/${language}/admin/customers/${customerId}`} sx={tap}>
          {t('who.card')}
        </Link>
      )}
      <Link component={RouterLink} to={`/${language}/admin/requests/new?again=${id}`} sx={tap}>
        {t('who.again')}
      </Link>
    </>
  );
}
