import type { ReactNode } from 'react';
import type { Language } from '../../src/contract/language';
import { telephoneLink } from '../../src/contract/telephone';
import { MailLayout } from './layout';
import { mailTo } from './links';
import { useMail } from './mailContext';
import { Callout, Gap, Signature } from './components';
import { MailLink } from './MailLink';
import { SenderFooter } from './SenderFooter';
import { TYPE } from './styles';

export interface MailTextFrameProps {
  language: Language;
  publicUrl: string;
  title: string;
  /** The event, in one sentence. */
  lead: string;
  /** Topic of the mail, beside the sender's name. */
  aside: string;
  /** Reason for this mail. */
  why: string;
  /** Actions for the recipient. */
  children: ReactNode;
}

/** Frame of a letter: the event first, the signature last, followed by the sender's contact details. */
export function MailTextFrame({ language, publicUrl, title, lead, aside, why, children }: MailTextFrameProps) {
  const { phone, email } = useMail().settings.identity;
  return (
    <MailLayout
      language={language}
      preheader={lead}
      aside={aside}
      footer={
        <SenderFooter language={language} publicUrl={publicUrl} why={why}>
          <MailLink href={telephoneLink(phone)}>
            {phone}
          </MailLink>
          ,{' '}
          <MailLink href={mailTo(email)}>
            {email}
          </MailLink>
          <br />
        </SenderFooter>
      }
    >
      <h1 style={TYPE.title}>{title}</h1>
      <Gap size={18} />
      <Callout>
        <p style={TYPE.lead}>{lead}</p>
      </Callout>
      {children}
      <Signature language={language} />
    </MailLayout>
  );
}
