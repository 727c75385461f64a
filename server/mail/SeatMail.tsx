import { BUSINESS } from '../../src/contract/business';
import { MailFrame } from './layout';
import { mailTo, PHONE_LINK } from './links';
import { Button, Callout, Details, Gap } from './parts';
import type { SeatLetter } from './seatLetters';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';
import { say } from './texts';

export interface SeatMailProps {
  letter: SeatLetter;
  publicUrl: string;
}

/** A mail to a group about its seats: what happened, what it is about, the one thing to do. */
export function SeatMail({ letter, publicUrl }: SeatMailProps) {
  const { language, title, lead, more, rows, meetingUrl, action, why } = letter;
  const meeting = (
    <a href={meetingUrl} style={{ ...TYPE.link, ...BREAKING }}>
      {meetingUrl}
    </a>
  );
  return (
    <MailFrame
      language={language}
      preheader={lead}
      aside={say('seatAside', language)}
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
      <Gap size={20} />
      <Details rows={[...rows, ...(meetingUrl === '' ? [] : [{ label: say('seatMeeting', language), value: meeting }])]} />
      {action && (
        <>
          <Gap size={24} />
          <Button href={action.href}>{action.label}</Button>
        </>
      )}
      <Gap size={16} />
      <p style={TYPE.body}>{more}</p>
      {action && (
        <>
          <Gap size={16} />
          <p style={TYPE.small}>{say('seatCopy', language)}</p>
          <p style={{ ...TYPE.small, ...BREAKING }}>{action.href}</p>
        </>
      )}
      <Gap size={20} />
      <p style={TYPE.body}>{say('signature', language)}</p>
      <p style={TYPE.heading}>{BUSINESS.privacyOfficer.name}</p>
    </MailFrame>
  );
}
