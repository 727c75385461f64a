import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link as RouterLink } from 'react-router-dom';
import { MAILBOX_ROWS, useMailCounts, useMails, type MailQuery } from '../../api/mailbox';
import { ListPages } from '../../components/ListPages';
import { MailStateNotice } from '../../components/MailStateNotice';
import { StateMessage } from '../../components/StateMessage';
import { useLast } from '../../components/useLast';
import { MAIL_STATUSES, type MailCounts, type MailLine } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { MailboxList } from './MailboxList';
import { MailboxRow } from './MailboxRow';
import { MailboxSearch } from './MailboxSearch';
import { MailStatusChip } from './MailStatusChip';
import { mailboxTexts } from './texts';
import { searchOf, useMailboxQuery } from './useMailboxQuery';

const totalOf = ({ queued, sent, dead }: MailCounts): number => queued + sent + dead;

/** Links that filter the mails by status, each with its count. */
function StatusFilters({ query, counts }: { query: MailQuery; counts: MailCounts | undefined }) {
  const t = useText(mailboxTexts);
  const filters = [{ status: null, name: t('mails.all'), count: counts && totalOf(counts) }, ...MAIL_STATUSES.map((status) => ({ status, name: t(`mails.states.${status}`), count: counts?.[status] }))];
  return (
    <Box component="nav" aria-label={t('mails.filters')} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', py: 1 }}>
      {filters.map(({ status, name, count }) => {
        const isCurrent = status === query.status;
        return (
          <Chip
            key={name}
            component={RouterLink}
            to={{ search: searchOf({ ...query, status, page: 1 }) }}
            clickable
            aria-current={isCurrent ? 'page' : undefined}
            color={isCurrent ? 'primary' : 'default'}
            variant={isCurrent ? 'filled' : 'outlined'}
            label={count === undefined ? name : `${name} · ${count}`}
            sx={{ height: 44, borderRadius: 999, px: 1, fontWeight: isCurrent ? 650 : 500, fontVariantNumeric: 'tabular-nums' }}
          />
        );
      })}
    </Box>
  );
}

function MailRow({ mail: { id, subject, recipient, status, createdAt, sentAt } }: { mail: MailLine }) {
  const language = useLanguage();
  const instant = useInstantLabel();
  return <MailboxRow to={`/${language}/admin/mail/sent/${id}`} title={subject} aside={instant(sentAt ?? createdAt)} line={recipient} badge={<MailStatusChip status={status} />} />;
}

/** Outgoing mails by status, with search and pages. */
export function Mails() {
  const t = useText(mailboxTexts);
  const query = useMailboxQuery();
  const { data, error, mutate } = useMails(query);
  const counts = useLast(useMailCounts(query.search).data);
  const total = counts && (query.status === null ? totalOf(counts) : counts[query.status]);
  const isFiltered = query.search !== '' || query.status !== null || query.page > 1;
  const kind = query.status === null ? 'empty' : 'emptyState';
  const nothing = (
    <StateMessage
      illustration={isFiltered ? 'thermometer' : 'smoker'}
      title={t(query.search === '' ? `mails.${kind}` : 'nothingFound')}
      actions={
        isFiltered && (
          <Button component={RouterLink} to={{ search: '' }} variant="outlined">
            {t('showAll')}
          </Button>
        )
      }
    >
      {query.search === '' ? t(`mails.${kind}Sentence`) : t('nothingFoundSentence', { search: query.search })}
    </StateMessage>
  );
  return (
    <>
      {counts && !counts.canLeave && (
        <Box sx={{ mb: 4 }}>
          <MailStateNotice state={counts} queued={counts.queued} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' }, gap: 4, alignItems: 'center' }}>
        <StatusFilters query={query} counts={counts} />
        <MailboxSearch query={query} hint={t('mails.hint')} />
      </Box>
      <MailboxList name={t('mails.list')} items={data} failure={error} found={total === undefined ? '' : t('mails.found', { count: total })} renderItem={(mail) => <MailRow key={mail.id} mail={mail} />} nothing={nothing} onRetry={() => void mutate()} />
      <ListPages count={Math.ceil((total ?? 0) / MAILBOX_ROWS)} page={query.page} searchOf={(page) => searchOf({ ...query, page })} />
    </>
  );
}
