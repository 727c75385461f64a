import { placeOf } from '../../src/contract/settings';
import type { ContactFacts } from './contactFacts';
import { MailLayout } from './layout';
import { siteName } from './links';
import { Callout, Details, Gap, ContactDetails, Signature } from './components';
import { SenderFooter } from './SenderFooter';
import { TYPE } from './styles';
import { useMail } from './mailContext';

export interface ContactReceivedProps {
  facts: ContactFacts;
  publicUrl: string;
}

/**
 * Confirmation to the sender of a contact message. Contains no text from the sender, not even a name: the form accepts any address, so the mail could
 * otherwise carry a sender's text to a stranger.
 */
export function ContactReceived({ facts, publicUrl }: ContactReceivedProps) {
  const { translate, settings } = useMail();
  const { language, topic } = facts;
  return (
    <MailLayout
      language={language}
      preheader={translate('messageReceivedPreheader', language)}
      aside={placeOf(settings.identity)}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('messageWhy', language, { site: siteName(publicUrl) })} />}
    >
      <h1 style={TYPE.title}>{translate('thanksAll', language)}</h1>
      <Gap size={18} />
      <Callout>
        <p style={TYPE.lead}>{translate('messageReceived', language)}</p>
      </Callout>
      <Gap size={16} />
      <Details rows={[{ label: translate('topic', language), value: topic }]} />
      <Gap size={24} />
      <p style={{ ...TYPE.body, fontWeight: 600 }}>{translate('messageMore', language)}</p>
      <p style={TYPE.body}>{translate('answerThis', language)}</p>
      <ContactDetails />
      <Signature language={language} />
    </MailLayout>
  );
}
