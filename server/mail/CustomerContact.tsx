import { Fragment } from 'react';
import { telephoneLink } from '../../src/contract/telephone';
import type { BookingFacts } from './bookingFacts';
import { mailTo } from './links';
import { MailLink } from './MailLink';

/** Contact details of the customer, for the owner to reply or call; without an e-mail address for some who called. @param props.subject subject of the reply; left empty when omitted */
export function CustomerContact({ facts: { fullName, email, telephone, answers = [] }, subject }: { facts: BookingFacts; subject?: string }) {
  return (
    <>
      {fullName}
      {email !== '' && (
        <>
          <br />
          <MailLink href={mailTo(email, subject)}>
            {email.split('@')[0]}@<wbr />
            {email.split('@')[1]}
          </MailLink>
        </>
      )}
      {telephone && (
        <>
          <br />
          <MailLink href={telephoneLink(telephone)}>
            {telephone}
          </MailLink>
        </>
      )}
      {answers.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}
