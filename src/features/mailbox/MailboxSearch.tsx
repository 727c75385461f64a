import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { MailQuery } from '../../api/mailbox';
import { SearchBox } from '../../components/form/SearchBox';
import { useSearchInUrl } from '../../components/form/useSearchInUrl';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';
import { searchOf } from './useMailboxQuery';

/** Search of a list, stored in the URL. @param props.hint describes the searchable content */
export function MailboxSearch({ query, hint }: { query: MailQuery; hint: string }) {
  const t = useText(mailboxTexts);
  const navigate = useNavigate();
  const { typed, setTyped } = useSearchInUrl(query.search, (search) => void navigate({ search: searchOf({ ...query, search, page: 1 }) }, { replace: true }));
  return (
    <Box role="search">
      <SearchBox label={t('search')} hint={hint} clear={t('clear')} value={typed} onTextChange={setTyped} />
    </Box>
  );
}
