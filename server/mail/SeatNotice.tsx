import { MailLayout } from './layout';
import { mailTo } from './links';
import { Button, Callout, Details, Gap } from './components';
import { MailLink } from './MailLink';
import { BREAKING, TYPE } from './styles';
import { useMail } from './mailContext';

/** Facts of a mail to the owner about a group, sanitized for output. */
export interface SeatNoticeFacts {
  /** The event, in a few words. */
  what: string;
  name: string;
  /** Empty when unknown. */
  email: string;
  speaks: string;
  title: string;
  when: string;
  seats: string;
  /** Number of free seats after the change. */
  left: string;
  /** The group's message, one entry per line. */
  message: string[];
  /** URL of the owner's list of participants. */
  list: string;
}

/** Mail to the owner when a group reserves, joins the waiting list or cancels. In French. */
export function SeatNotice({ facts }: { facts: SeatNoticeFacts }) {
  const { translate } = useMail();
  const { what, name, email, speaks, title, when, seats, left, message, list } = facts;
  const rows = [
    ...(email === ''
      ? []
      : [
          {
            label: translate('who', 'fr'),
            value: (
              <MailLink href={mailTo(email)} style={BREAKING}>
                {email}
              </MailLink>
            ),
          },
        ]),
    { label: translate('speaks', 'fr'), value: speaks },
    { label: translate('what', 'fr'), value: title },
    { label: translate('when', 'fr'), value: when },
    { label: translate('seatSeats', 'fr'), value: seats },
    { label: translate('seatNoticeLeftOver', 'fr'), value: left },
  ];
  return (
    <MailLayout language="fr" preheader={`${seats}, ${title}`} aside={what} footer={null}>
      <h1 style={TYPE.title}>{name}</h1>
      <Gap size={16} />
      <Details rows={rows} />
      {message.length > 0 && (
        <>
          <Gap size={20} />
          <Callout>
            {message.map((line, index) => (
              // Lines have no name of their own, and a sent mail never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index} style={{ ...TYPE.body, ...BREAKING }}>
                {line}
              </p>
            ))}
          </Callout>
        </>
      )}
      <Gap size={24} />
      <Button href={list}>{translate('seatWhoComes', 'fr')}</Button>
    </MailLayout>
  );
}
