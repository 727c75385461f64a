import { useEffect, useRef } from 'react';
import { statusOf } from '../../api/client';
import { useInvalidateMailbox } from '../../api/invalidation';
import { markMessage, useMailCounts, useMessage } from '../../api/mailbox';
import { ReadFailed } from '../../components/form/ReadFailed';
import type { ContactDetails } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { BackLink } from './BackLink';
import { DetailsLoading } from './DetailsLoading';
import { MessageView } from './MessageView';
import { mailboxTexts } from './texts';

/** Message by id, with a link back to the list. Opening an unread message marks it as read. */
export function MessageLoader({ id }: { id: string }) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const { data, error, mutate } = useMessage(id);
  const canLeave = useMailCounts('').data?.canLeave ?? true;
  const invalidate = useInvalidateMailbox();
  const failed: unknown = error;
  const show = (message: ContactDetails) => {
    void mutate(message, { revalidate: false });
    invalidate();
  };
  // Once per visit, so that a message that the owner marks as unread stays unread.
  const marked = useRef<string | null>(null);
  const isUnread = data !== undefined && data.readAt === null && !data.erased;
  useEffect(() => {
    if (!isUnread || marked.current === id) return;
    marked.current = id;
    markMessage(id, true, language).then(
      (message) => {
        void mutate(message, { revalidate: false });
        invalidate();
      },
      // The message stays unread; the next visit marks it.
      () => {},
    );
  }, [isUnread, id, language, mutate, invalidate]);
  const content = () => {
    if (data) return <MessageView key={id} message={data} canLeave={canLeave} onMessage={show} />;
    return failed === undefined ? <DetailsLoading /> : <ReadFailed level={1} status={statusOf(failed)} title={t('failed.message')} gone={{ title: t('failed.gone'), sentence: t('failed.goneSentence') }} onRetry={() => void mutate()} />;
  };
  return (
    <>
      <title>{`${data?.name ? t('message.from', { name: data.name }) : t('title')} · ${identity.name}`}</title>
      <BackLink path="admin/mail" name={t('message.back')} />
      {content()}
    </>
  );
}
