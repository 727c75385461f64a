import type { AccountLetter } from './accountLetters';
import { LetterFrame } from './LetterFrame';
import { Button, Gap } from './parts';
import { BREAKING, TYPE } from './styles';
import { say } from './texts';

export interface AccountMailProps {
  letter: AccountLetter;
  publicUrl: string;
}

/** Mail about an account: the event, one action, and instructions for a recipient who did not cause the event. */
export function AccountMail({ letter, publicUrl }: AccountMailProps) {
  const { language, title, lead, more, actions, address, why } = letter;
  return (
    <LetterFrame language={language} publicUrl={publicUrl} title={title} lead={lead} aside={say('accountAside', language)} why={why}>
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
    </LetterFrame>
  );
}
