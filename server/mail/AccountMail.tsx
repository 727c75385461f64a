import { BUSINESS } from '../../src/contract/business';
import type { AccountLetter } from './accountLetters';
import { MailFrame } from './layout';
import { mailTo, PHONE_LINK } from './links';
import { Button, Callout, Gap } from './parts';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';
import { say } from './texts';

export interface AccountMailProps {
  letter: AccountLetter;
  publicUrl: string;
}

/** A mail about somebody's account: what happened, the one thing to do, and what to do when it was not them. */
export function AccountMail({ letter, publicUrl }: AccountMailProps) {
  const { language, title, lead, more, actions, address, why } = letter;
  return (
    <MailFrame
      language={language}
      preheader={lead}
      aside={say('accountAside', language)}
      footer={
        <SenderFooter language={language} publicUrl={publicUrl} why={why}>
          <a href={PHONE_LINK} style={TYPE.link}>
            {BUSINESS.phone}
          </a>
          ,{' '}
          <a href={mailTo(BUSINESS.email)} style={TYPE.link}>
            {BUSINESS.email}
          </a>
          <br />
        </SenderFooter>
      }
    >
      <h1 style={TYPE.title}>{title}</h1>
      <Gap size={18} />
      <Callout>
        <p style={TYPE.lead}>{lead}</p>
      </Callout>
      {address === null && (
        <>
          <Gap size={16} />
          <p style={TYPE.body}>{more}</p>
        </>
      )}
      {actions.length > 0 && <Gap size={24} />}
      {actions.map(({ label, href }, index) => (
        <Button key={href} href={href} quiet={index > 0}>
          {label}
        </Button>
      ))}
      {address !== null && (
        <>
          <Gap size={16} />
          <p style={TYPE.body}>{more}</p>
          <p style={{ ...TYPE.body, ...BREAKING }}>{address}</p>
        </>
      )}
      <Gap size={20} />
      <p style={TYPE.body}>{say('signature', language)}</p>
      <p style={TYPE.heading}>{BUSINESS.privacyOfficer.name}</p>
    </MailFrame>
  );
}
