import { LayoutTable, MailLayout } from './layout';
import { directionsTo } from './links';
import { CustomerContact } from './CustomerContact';
import { Diets } from './Diets';
import { Button, Callout, Details, Gap, List } from './components';
import { MailLink } from './MailLink';
import type { ReminderFacts } from './reminderFacts';
import { SevereDiets } from './SevereDiets';
import { COLOURS, TYPE } from './styles';
import { useMail } from './mailContext';

export interface ReminderNoticeProps {
  /** Facts in French, the owner's language. */
  facts: ReminderFacts;
  bookingId: string;
  publicUrl: string;
}

/** The owner's reminder, for a quick read on a phone while travelling: date, departure time, destination, customer and equipment. */
export function ReminderNotice({ facts, bookingId, publicUrl }: ReminderNoticeProps) {
  const { translate } = useMail();
  const { language, reference, when, inDays, guests, place, notes, departure, drives, date } = facts;
  const rows = [
    { label: translate('where', language), value: place },
    { label: translate('who', language), value: <CustomerContact facts={facts} subject={translate('replySubject', facts.customerLanguage, { reference })} /> },
    { label: translate('what', language), value: facts.title || facts.type },
    { label: translate('guests', language), value: guests },
    ...facts.groups.filter(({ label }) => label !== null && label !== translate('service', language)).map(({ label, lines }) => ({ label: label ?? '', value: <List items={lines.map(({ name }) => name)} /> })),
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: translate('diets', language), value: <Diets diets={facts.diets} /> }]),
  ];
  return (
    <MailLayout
      language={language}
      preheader={departure === null ? translate('reminderNoticePreheader', language, { guests, place }) : `${departure.leave}. ${place}.`}
      aside={translate('reminderAside', language)}
      footer={<p style={TYPE.small}>{`${translate('reference', language)} ${reference}`}</p>}
    >
      <SevereDiets facts={facts} />
      <LayoutTable>
        <tr>
          <td style={{ ...TYPE.lead, color: COLOURS.quiet }}>{inDays.charAt(0).toUpperCase() + inDays.slice(1)}</td>
        </tr>
      </LayoutTable>
      <h1 style={TYPE.title}>{when}</h1>
      <Gap size={16} />
      {drives && (
        <Callout>
          <p style={TYPE.lead}>{departure === null ? translate('reminderNoTime', language) : departure.leave}</p>
          {departure !== null && <p style={{ ...TYPE.body, paddingTop: 4 }}>{departure.road}</p>}
        </Callout>
      )}
      {notes.length > 0 && (
        <>
          <Gap size={12} />
          <Callout colour="bad">
            <p style={TYPE.label}>{translate('notes', language)}</p>
            <div style={TYPE.body}>
              <List items={notes} />
            </div>
          </Callout>
        </>
      )}
      <Gap size={20} />
      {drives && <Button href={directionsTo(facts.destination)}>{translate('directions', language)}</Button>}
      <Button href={`${publicUrl}/${language}/admin/requests/${bookingId}`} quiet={drives}>
        {translate('reminderOpen', language)}
      </Button>
      <Gap size={12} />
      <Details rows={rows} />
      <Gap size={24} />
      <MailLink href={`${publicUrl}/${language}/admin/preparation?from=${date}&to=${date}`} style={TYPE.body}>
        {translate('reminderSheet', language)}
      </MailLink>
    </MailLayout>
  );
}
