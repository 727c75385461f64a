import type { BookingFacts } from './bookingFacts';
import { CustomerContact } from './CustomerContact';
import { Diets } from './Diets';
import { LayoutTable, MailLayout } from './layout';
import { directionsTo, mailTo } from './links';
import { Amounts, Button, Callout, Details, Estimate, Gap, List } from './components';
import { MailLink } from './MailLink';
import { SevereDiets } from './SevereDiets';
import { COLOURS, TYPE } from './styles';
import { useMail } from './mailContext';

export interface BookingNoticeProps {
  /** Facts in French, the owner's language. */
  facts: BookingFacts;
  publicUrl: string;
}

/** Mail to the owner about a new request, for a quick read on a phone: date, days left, customer, place and action. */
export function BookingNotice({ facts, publicUrl }: BookingNoticeProps) {
  const { translate } = useMail();
  const { language, reference, when, inDays, shortNotice, fullName, firstName, guests, place, total, shownTotal, notes, perChild } = facts;
  const estimate = total ?? translate('toBeDetermined', language);
  const rows = [
    { label: translate('who', language), value: <CustomerContact facts={facts} /> },
    { label: translate('speaks', language), value: facts.speaks },
    { label: translate('what', language), value: facts.type },
    ...(facts.title === '' ? [] : [{ label: translate('title', language), value: facts.title }]),
    ...(facts.description.length === 0 ? [] : [{ label: translate('description', language), value: <List items={facts.description} /> }]),
    { label: translate('where', language), value: facts.placeUnclear ? <><p style={TYPE.body}>{place}</p><p style={{ ...TYPE.body, color: COLOURS.bad, fontWeight: 600 }}>{translate('placeUnclear', language)}</p></> : place },
    { label: translate('guests', language), value: guests },
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: translate('diets', language), value: <Diets diets={facts.diets} /> }]),
    ...(perChild === null ? [] : [{ label: translate('perChild', language), value: perChild }]),
    ...(notes.length === 0 ? [] : [{ label: translate('notes', language), value: <List items={notes} /> }]),
  ];
  return (
    <MailLayout
      language={language}
      preheader={translate('noticePreheader', language, { guests, place, total: estimate })}
      aside={translate('newRequest', language)}
      footer={<p style={TYPE.small}>{translate('receivedAt', language, facts.receivedAt)}</p>}
    >
      <LayoutTable>
        <tr>
          <td style={TYPE.label}>{translate('reference', language)}</td>
          <td align="right" style={{ ...TYPE.body, fontWeight: 600, letterSpacing: 1, textAlign: 'right' }}>
            {reference}
          </td>
        </tr>
      </LayoutTable>
      <Gap size={12} />
      <h1 style={TYPE.title}>{when}</h1>
      <p style={{ ...TYPE.lead, paddingTop: 4, color: shortNotice ? COLOURS.bad : COLOURS.quiet }}>
        {inDays}
        {shortNotice && (
          <span style={{ display: 'inline-block', margin: '0 0 0 12px', padding: '0 12px', border: `2px solid ${COLOURS.bad}`, borderRadius: 999, fontSize: 14, lineHeight: '24px' }}>{translate('shortNotice', language)}</span>
        )}
      </p>
      <Gap size={20} />
      <SevereDiets facts={facts} />
      {/* The subject of the owner's reply is in the customer's language. */}
      <Button href={mailTo(facts.email, translate('replySubject', facts.customerLanguage, { reference }))}>{translate('reply', language, { name: firstName || fullName })}</Button>
      <Button href={directionsTo(facts.destination)} quiet>
        {translate('directions', language)}
      </Button>
      <Gap size={16} />
      <Details rows={rows} />
      <Gap size={32} />
      <Estimate facts={facts} />
      {shownTotal !== null && (
        <>
          <Gap size={16} />
          <Callout colour="accent">
            <Amounts
              groups={[
                {
                  label: null,
                  lines: [
                    { name: translate('shownTotal', language), amount: shownTotal },
                    { name: translate('countedTotal', language), amount: estimate },
                  ],
                },
              ]}
            />
          </Callout>
        </>
      )}
      <Gap size={28} />
      {facts.title !== '' && <p style={{ ...TYPE.body, paddingBottom: 8 }}>{translate('publish', language)}</p>}
      <MailLink href={`${publicUrl}/${language}/admin`} style={TYPE.body}>
        {translate('dashboard', language)}
      </MailLink>
    </MailLayout>
  );
}
