import { MailLink } from './MailLink';
import { MailTextFrame } from './MailTextFrame';
import { Button, Details, Gap } from './components';
import type { SeatMailText } from './seatMailTexts';
import { BREAKING, TYPE } from './styles';
import { useMail } from './mailContext';

export interface SeatMailProps {
  mailText: SeatMailText;
  publicUrl: string;
}

/** Mail to a group about its seats: the event, its details, one action. */
export function SeatMail({ mailText, publicUrl }: SeatMailProps) {
  const { translate } = useMail();
  const { language, title, lead, more, rows, meetingUrl, action, why } = mailText;
  const meeting = (
    <MailLink href={meetingUrl} style={BREAKING}>
      {meetingUrl}
    </MailLink>
  );
  return (
    <MailTextFrame language={language} publicUrl={publicUrl} title={title} lead={lead} aside={translate('seatAside', language)} why={why}>
      <Gap size={20} />
      <Details rows={[...rows, ...(meetingUrl === '' ? [] : [{ label: translate('seatMeeting', language), value: meeting }])]} />
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
          <p style={TYPE.small}>{translate('seatCopy', language)}</p>
          <p style={{ ...TYPE.small, ...BREAKING }}>{action.href}</p>
        </>
      )}
    </MailTextFrame>
  );
}
