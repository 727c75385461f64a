import type { ReactNode } from 'react';
import type { Language } from '../../src/contract/language';
import { placeOf } from '../../src/contract/settings';
import { useMail } from './mailContext';
import { MailLink } from './MailLink';
import { TYPE } from './styles';

export interface SenderFooterProps {
  language: Language;
  publicUrl: string;
  /** Reason for this mail. */
  why: string;
  /** Further contact details of the sender, each with its line break. */
  children?: ReactNode;
}

/** Footer required by law in every mail to a customer: the reason for the mail, its sender and address, and the data that is stored. */
export function SenderFooter({ language, publicUrl, why, children }: SenderFooterProps) {
  const { translate, settings } = useMail();
  const { identity } = settings;
  return (
    <>
      <p style={TYPE.small}>{why}</p>
      <p style={{ ...TYPE.small, paddingTop: 8 }}>
        {identity.name}, {identity.street}, {placeOf(identity)} {identity.postalCode}
        <br />
        {children}
        <MailLink href={`${publicUrl}/${language}/privacy`}>
          {translate('privacy', language)}
        </MailLink>
      </p>
    </>
  );
}
