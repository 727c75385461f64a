import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MailQuery } from '../../api/mailbox';
import { SearchBox } from '../../components/form/SearchBox';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';
import { searchOf } from './useMailboxQuery';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

/** Search of a list, stored in the URL. @param props.hint describes the searchable content */
export function MailboxSearch({ query, hint }: { query: MailQuery; hint: string }) {
  const t = useText(mailboxTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.search);
  const [known, setKnown] = useState(query.search);
  // The search in the URL has changed for another reason than typing: a link or history navigation.
  if (known !== query.search) {
    setKnown(query.search);
    if (typed.trim() !== query.search) setTyped(query.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === query.search) return undefined;
    const pause = setTimeout(() => void navigate({ search: searchOf({ ...query, search, page: 1 }) }, { replace: true }), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, query, navigate]);
  return (
    <Box role="search">
      <SearchBox label={t('search')} hint={hint} clear={t('clear')} value={typed} onTextChange={setTyped} />
    </Box>
  );
}
