import type { ContactFacts } from './contactFacts';
import { oneLine } from './cleanText';
import { Callout, Gap } from './components';
import { MailLayout } from './layout';
import { siteName } from './links';
import { useMail } from './mailContext';
import { Paragraphs } from './Paragraphs';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';

export interface ContactAnswerProps {
  /** Facts of the message that is answered, in the sender's language. */
  facts: ContactFacts;
  /** The answer as the owner wrote it. */
  text: string;
  publicUrl: string;
}

/** Answer to a message of the contact form, with the message itself below. */
export function ContactAnswer({ facts, text, publicUrl }: ContactAnswerProps) {
  const { translate } = useMail();
  const { language, topic, lines, receivedAt } = facts;
  return (
    <MailLayout language={language} preheader={oneLine(text).slice(0, 140)} aside={topic} footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('messageAnswerWhy', language, { site: siteName(publicUrl) })} />}>
      <Paragraphs text={text} />
      <Gap size={28} />
      <p style={TYPE.label}>{translate('messageQuoted', language, receivedAt)}</p>
      <Gap size={8} />
      <Callout>
        {lines.map((line, index) => (
          // Lines have no name of their own, and a sent mail never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} style={{ ...TYPE.body, ...BREAKING, minHeight: 12 }}>
            {line}
          </p>
        ))}
      </Callout>
    </MailLayout>
  );
}
