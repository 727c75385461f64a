import { Fragment } from 'react';
import { telephoneLink } from '../../src/contract/telephone';
import type { BookingFacts } from './bookingFacts';
import { mailTo } from './links';
import { TYPE } from './styles';

/** Contact details of the customer, for the owner to reply or call. @param props.subject subject of the reply; left empty when omitted */
export function CustomerContact({ facts: { fullName, email, telephone, answers = [] }, subject }: { facts: BookingFacts; subject?: string }) {
  return (
    <>
      {fullName}
      <br />
      <a href={mailTo(email, subject)} style={TYPE.link}>
        {email.split('@')[0]}@<wbr />
        {email.split('@')[1]}
      </a>
      {telephone && (
        <>
          <br />
          <a href={telephoneLink(telephone)} style={TYPE.link}>
            {telephone}
          </a>
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
