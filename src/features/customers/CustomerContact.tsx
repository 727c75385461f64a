import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import type { CustomerFields } from '../../contract/customers';
import { telephoneLink } from '../../contract/telephone';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

const tap = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, minWidth: 0, fontWeight: 600, ...longWordStyles } as const;

/** Telephone number, email and language of a customer. A tap calls or writes to them. */
export function CustomerContact({ customer: { telephone, email, language } }: { customer: Pick<CustomerFields, 'telephone' | 'email' | 'language'> }) {
  const t = useText(customersTexts);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      {telephone && (
        <Link href={telephoneLink(telephone)} sx={tap}>
          <PhoneOutlined aria-hidden fontSize="small" />
          {telephone}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={tap}>
          <MailOutlined aria-hidden fontSize="small" />
          {email}
        </Link>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[telephone ? '' : t('noTelephone'), t(`speaks.${language}`)].filter(Boolean).join(' · ')}
      </Typography>
      {!email && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('noEmail')}
        </Typography>
      )}
    </Box>
  );
}
