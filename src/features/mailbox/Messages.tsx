import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link as RouterLink } from 'react-router-dom';
import { MAILBOX_ROWS, useMessageCounts, useMessages } from '../../api/mailbox';
import { ListPages } from '../../components/ListPages';
import { StateMessage } from '../../components/StateMessage';
import { useLast } from '../../components/useLast';
import { choiceLabel } from '../../contract/choiceLists';
import type { ContactLine } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { MailboxList } from './MailboxList';
import { MailboxRow } from './MailboxRow';
import { MailboxSearch } from './MailboxSearch';
import { mailboxTexts } from './texts';
import { searchOf, useMailboxQuery } from './useMailboxQuery';

/** Message of the contact form in the list. */
function MessageRow({ message: { id, name, topic, message, createdAt, readAt, answeredAt } }: { message: ContactLine }) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const instant = useInstantLabel();
  const badge = () => {
    if (readAt === null) return <Chip size="small" color="primary" label={t('messages.unread')} />;
    return answeredAt === null ? undefined : <Chip size="small" variant="outlined" label={t('messages.answered')} />;
  };
  return <MailboxRow to={`/${language}/admin/mail/messages/${id}`} title={name} aside={instant(createdAt)} line={`${choiceLabel(lists, 'contactSubjects', topic, language)} · ${message}`} badge={badge()} strong={readAt === null} />;
}

/** Messages of the contact form: unread ones first, with search and pages. */
export function Messages() {
  const t = useText(mailboxTexts);
  const query = useMailboxQuery();
  const { data, error, mutate } = useMessages(query);
  const counts = useLast(useMessageCounts(query.search).data);
  const isFiltered = query.search !== '' || query.page > 1;
  const nothing = (
    <StateMessage
      illustration={isFiltered ? 'thermometer' : 'plate'}
      title={t(isFiltered ? 'nothingFound' : 'messages.empty')}
      actions={
        isFiltered && (
          <Button component={RouterLink} to={{ search: '' }} variant="outlined">
            {t('showAll')}
          </Button>
        )
      }
    >
      {query.search === '' ? t('messages.emptySentence') : t('nothingFoundSentence', { search: query.search })}
    </StateMessage>
  );
  return (
    <>
      <MailboxSearch query={query} hint={t('messages.hint')} />
      <MailboxList name={t('messages.list')} items={data} failure={error} found={counts ? t('messages.found', { count: counts.all }) : ''} renderItem={(message) => <MessageRow key={message.id} message={message} />} nothing={nothing} onRetry={() => void mutate()} />
      <ListPages count={Math.ceil((counts?.all ?? 0) / MAILBOX_ROWS)} page={query.page} searchOf={(page) => searchOf({ ...query, page })} />
    </>
  );
}
