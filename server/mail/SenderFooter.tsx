import type { ReactNode } from 'react';
import { BUSINESS } from '../../src/contract/business';
import type { Language } from '../../src/contract/language';
import { TYPE } from './styles';
import { say } from './texts';

export interface SenderFooterProps {
  language: Language;
  publicUrl: string;
  /** Why this mail has come. */
  why: string;
  /** More ways to reach the sender, each with its line break. */
  children?: ReactNode;
}

/** What the law wants at the end of every mail to a customer: why it came, who sent it from where, and what is kept. */
export function SenderFooter({ language, publicUrl, why, children }: SenderFooterProps) {
  return (
    <>
      <p style={TYPE.small}>{why}</p>
      <p style={{ ...TYPE.small, paddingTop: 8 }}>
        {BUSINESS.name}, {BUSINESS.street}, {BUSINESS.place} {BUSINESS.postalCode}
        <br />
        {children}
        <a href={`${publicUrl}/${language}/privacy`} style={TYPE.link}>
          {say('privacy', language)}
        </a>
      </p>
    </>
  );
}
