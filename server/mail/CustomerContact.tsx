import { telephoneLink } from '../../src/contract/telephone';
import type { BookingFacts } from './bookingFacts';
import { mailTo } from './links';
import { TYPE } from './styles';

/** Who asks, for the owner to answer or to call. @param props.subject of the answer; without one, none is filled in */
export function CustomerContact({ facts: { fullName, email, telephone }, subject }: { facts: BookingFacts; subject?: string }) {
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
    </>
  );
}
