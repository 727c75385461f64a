import type { AccountMailText } from './accountMailTexts';
import { MailTextFrame } from './MailTextFrame';
import { Button, Gap } from './components';
import { BREAKING, TYPE } from './styles';
import { useMail } from './mailContext';

export interface AccountMailProps {
  mailText: AccountMailText;
  publicUrl: string;
}

/** Mail about an account: the event, one action, and instructions for a recipient who did not cause the event. */
export function AccountMail({ mailText, publicUrl }: AccountMailProps) {
  const { translate } = useMail();
  const { language, title, lead, more, actions, address, why } = mailText;
  return (
    <MailTextFrame language={language} publicUrl={publicUrl} title={title} lead={lead} aside={translate('accountAside', language)} why={why}>
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
    </MailTextFrame>
  );
}
