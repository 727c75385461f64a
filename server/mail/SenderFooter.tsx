import type { ReactNode } from 'react';
import { BUSINESS } from '../../src/contract/business';
import type { Language } from '../../src/contract/language';
import { TYPE } from './styles';
import { translate } from './texts';

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
  return (
    <>
      <p style={TYPE.small}>{why}</p>
      <p style={{ ...TYPE.small, paddingTop: 8 }}>
        {BUSINESS.name}, {BUSINESS.street}, {BUSINESS.place} {BUSINESS.postalCode}
        <br />
        {children}
        <a href={`${publicUrl}/${language}/privacy`} style={TYPE.link}>
          {translate('privacy', language)}
        </a>
      </p>
    </>
  );
}
