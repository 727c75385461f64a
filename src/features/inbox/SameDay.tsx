import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import type { RequestDetails } from '../../contract/inbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Other requests for the same day, each with a link. */
export function SameDay({ others }: { others: RequestDetails['sameDay'] }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  return (
    <>
      {t('when.sameDay')}
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {others.map(({ id, name, reference, status }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/${language}/admin/requests/${id}`} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, ...longWordStyles }}>
              {name || reference}
            </Link>
            {` (${t(`state.${status}`).toLocaleLowerCase(language)})`}
          </li>
        ))}
      </Box>
    </>
  );
}
