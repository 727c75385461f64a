import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { useInvalidateMailbox } from '../../api/invalidation';
import { useMail, useMailCounts } from '../../api/mailbox';
import { ReadFailed } from '../../components/form/ReadFailed';
import { MailStateNotice } from '../../components/MailStateNotice';
import type { MailDetails } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { BackLink } from './BackLink';
import { DetailsLoading } from './DetailsLoading';
import { MailView } from './MailView';
import { mailboxTexts } from './texts';

/** Whether the user comes from the mail that was copied. */
const isCopy = (state: unknown): boolean => typeof state === 'object' && state !== null && 'copied' in state && state.copied === true;

/** Outgoing mail by id, with a link back to the list. */
export function MailLoader({ id }: { id: string }) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { identity } = useSettings();
  const { data, error, mutate } = useMail(id);
  const counts = useMailCounts('').data;
  const invalidate = useInvalidateMailbox();
  const failed: unknown = error;
  const show = (mail: MailDetails) => {
    void mutate(mail, { revalidate: false });
    invalidate();
  };
  const onCopied = (copy: MailDetails) => {
    invalidate();
    void navigate(`/${language}/admin/mail/sent/${copy.id}`, { state: { copied: true } });
  };
  const content = () => {
    if (data) return <MailView key={id} mail={data} canLeave={counts?.canLeave ?? true} notice={isCopy(state) ? t('mail.copied') : null} onMail={show} onCopied={onCopied} />;
    return failed === undefined ? <DetailsLoading /> : <ReadFailed level={1} status={statusOf(failed)} title={t('failed.mail')} gone={{ title: t('failed.gone'), sentence: t('failed.goneSentence') }} onRetry={() => void mutate()} />;
  };
  return (
    <>
      <title>{`${data ? data.subject : t('title')} · ${identity.name}`}</title>
      <BackLink path="admin/mail/sent" name={t('mail.back')} />
      {counts && data?.status === 'queued' && <MailStateNotice state={counts} queued={counts.queued} />}
      {content()}
    </>
  );
}
