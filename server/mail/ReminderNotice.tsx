import { LayoutTable, MailLayout } from './layout';
import { directionsTo } from './links';
import { CustomerContact } from './CustomerContact';
import { Diets } from './Diets';
import { Button, Callout, Details, Gap, List } from './components';
import type { ReminderFacts } from './reminderFacts';
import { SevereDiets } from './SevereDiets';
import { COLOURS, TYPE } from './styles';
import { say } from './texts';

export interface ReminderNoticeProps {
  /** Facts in French, the owner's language. */
  facts: ReminderFacts;
  bookingId: string;
  publicUrl: string;
}

/** The owner's reminder, for a quick read on a phone while travelling: date, departure time, destination, customer and equipment. */
export function ReminderNotice({ facts, bookingId, publicUrl }: ReminderNoticeProps) {
  const { language, reference, when, inDays, guests, place, notes, departure, drives, date } = facts;
  const rows = [
    { label: say('where', language), value: place },
    { label: say('who', language), value: <CustomerContact facts={facts} subject={say('replySubject', facts.customerLanguage, { reference })} /> },
    { label: say('what', language), value: facts.title || facts.type },
    { label: say('guests', language), value: guests },
    ...facts.groups.filter(({ label }) => label !== null && label !== say('service', language)).map(({ label, lines }) => ({ label: label ?? '', value: <List items={lines.map(({ name }) => name)} /> })),
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: say('diets', language), value: <Diets diets={facts.diets} /> }]),
  ];
  return (
    <MailLayout
      language={language}
      preheader={departure === null ? say('reminderNoticePreheader', language, { guests, place }) : `${departure.leave}. ${place}.`}
      aside={say('reminderAside', language)}
      footer={<p style={TYPE.small}>{`${say('reference', language)} ${reference}`}</p>}
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
          <p style={TYPE.lead}>{departure === null ? say('reminderNoTime', language) : departure.leave}</p>
          {departure !== null && <p style={{ ...TYPE.body, paddingTop: 4 }}>{departure.road}</p>}
        </Callout>
      )}
      {notes.length > 0 && (
        <>
          <Gap size={12} />
          <Callout colour={COLOURS.bad}>
            <p style={TYPE.label}>{say('notes', language)}</p>
            <div style={TYPE.body}>
              <List items={notes} />
            </div>
          </Callout>
        </>
      )}
      <Gap size={20} />
      {drives && <Button href={directionsTo(facts.destination)}>{say('directions', language)}</Button>}
      <Button href={`${publicUrl}/${language}/admin/requests/${bookingId}`} quiet={drives}>
        {say('reminderOpen', language)}
      </Button>
      <Gap size={12} />
      <Details rows={rows} />
      <Gap size={24} />
      <a href={`${publicUrl}/${language}/admin/preparation?from=${date}&to=${date}`} style={{ ...TYPE.body, ...TYPE.link }}>
        {say('reminderSheet', language)}
      </a>
    </MailLayout>
  );
}
