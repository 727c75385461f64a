import type { ContactFacts } from './contactFacts';
import { MailLayout } from './layout';
import { mailTo } from './links';
import { Button, Callout, Details, Gap } from './components';
import { MailLink } from './MailLink';
import { BREAKING, TYPE } from './styles';
import { useMail } from './mailContext';

export interface ContactNoticeProps {
  /** Facts in French, the owner's language. */
  facts: ContactFacts;
}

/** Mail to the owner about a contact message: sender, topic, the original text and a reply link. */
export function ContactNotice({ facts }: ContactNoticeProps) {
  const { translate } = useMail();
  const { language, customerLanguage, name, email, topic, lines, speaks, receivedAt } = facts;
  const rows = [
    {
      label: translate('who', language),
      value: (
        <MailLink href={mailTo(email)} style={BREAKING}>
          {email}
        </MailLink>
      ),
    },
    { label: translate('speaks', language), value: speaks },
    { label: translate('topic', language), value: topic },
  ];
  return (
    <MailLayout language={language} preheader={lines.join(' ').slice(0, 140)} aside={translate('newMessage', language)} footer={<p style={TYPE.small}>{translate('messageReceivedAt', language, receivedAt)}</p>}>
      <h1 style={TYPE.title}>{name}</h1>
      <Gap size={16} />
      <Details rows={rows} />
      <Gap size={20} />
      <Callout>
        {lines.map((line, index) => (
          // Lines have no name of their own, and a sent mail never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} style={{ ...TYPE.body, ...BREAKING, minHeight: 12 }}>
            {line}
          </p>
        ))}
      </Callout>
      <Gap size={24} />
      <Button href={mailTo(email, translate('messageReplySubject', customerLanguage))}>{translate('reply', language, { name })}</Button>
    </MailLayout>
  );
}
