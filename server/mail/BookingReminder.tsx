import { MailLayout } from './layout';
import { siteName } from './links';
import { Diets } from './Diets';
import { Callout, Details, Estimate, Gap, List, ContactDetails, Signature } from './components';
import type { ReminderFacts } from './reminderFacts';
import { SenderFooter } from './SenderFooter';
import { SevereDiets } from './SevereDiets';
import { TYPE } from './styles';
import { useMail } from './mailContext';

export interface BookingReminderProps {
  facts: ReminderFacts;
  publicUrl: string;
}

/** The customer's reminder of a confirmed date: date, place, number of guests and the caterer's contact details. */
export function BookingReminder({ facts, publicUrl }: BookingReminderProps) {
  const { translate } = useMail();
  const { language, kind, isTomorrow, firstName, reference, when, arrival, notes } = facts;
  const rows = [
    { label: translate('what', language), value: facts.title || facts.type },
    { label: translate('where', language), value: facts.place },
    { label: translate('guests', language), value: facts.guests },
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: translate('diets', language), value: <Diets diets={facts.diets} /> }]),
    ...(notes.length === 0 ? [] : [{ label: translate('notes', language), value: <List items={notes} /> }]),
  ];
  return (
    <MailLayout
      language={language}
      preheader={`${when} · ${facts.place}`}
      aside={reference}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('letterWhy', language, { reference, site: siteName(publicUrl) })} />}
    >
      <SevereDiets facts={facts} />
      <h1 style={TYPE.title}>{isTomorrow ? translate('reminderDayTitle', language) : translate('reminderWeekTitle', language, { inDays: facts.inDays })}</h1>
      <Gap size={16} />
      {firstName && <p style={{ ...TYPE.body, paddingBottom: 8 }}>{translate('reminderHello', language, { name: firstName })}</p>}
      <p style={TYPE.body}>{translate(kind === 'day' ? 'reminderDay' : 'reminderWeek', language)}</p>
      <Gap size={20} />
      <Callout>
        <p style={TYPE.lead}>{when}</p>
        {arrival !== '' && <p style={{ ...TYPE.body, paddingTop: 6 }}>{arrival}</p>}
      </Callout>
      <Gap size={28} />
      <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{translate('reminderAgreed', language)}</h2>
      <Details rows={rows} />
      <Gap size={28} />
      <Estimate facts={facts} />
      <Gap size={28} />
      <p style={TYPE.body}>{translate(kind === 'day' ? 'reminderChangeDay' : 'reminderChangeWeek', language)}</p>
      <ContactDetails subject={translate('replySubject', language, { reference })} />
      <Signature language={language} />
    </MailLayout>
  );
}
