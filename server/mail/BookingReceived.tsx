import { BUSINESS } from '../../src/contract/business';
import type { BookingFacts } from './bookingFacts';
import { LayoutTable, MailLayout } from './layout';
import { siteName } from './links';
import { Diets } from './Diets';
import { Button, Callout, Details, Estimate, Gap, List, ContactDetails, Signature, Steps } from './components';
import { SenderFooter } from './SenderFooter';
import { COLOURS, TYPE } from './styles';
import { say } from './texts';

export interface BookingReceivedProps {
  facts: BookingFacts;
  publicUrl: string;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
}

/** The customer's copy of the request: received, not confirmed yet, with a summary of the request. */
export function BookingReceived({ facts, publicUrl, manageUrl = null }: BookingReceivedProps) {
  const { language, reference, shortNotice, shownTotal, total, awaitsPublishing = facts.title !== '' } = facts;
  const rows = [
    { label: say('what', language), value: facts.type },
    { label: say('when', language), value: facts.when },
    ...(facts.place === '' ? [] : [{ label: say('where', language), value: facts.place }]),
    { label: say('guests', language), value: facts.guests },
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: say('diets', language), value: <Diets diets={facts.diets} /> }]),
  ];
  const estimate = total ?? say('toBeDetermined', language);
  return (
    <MailLayout
      language={language}
      preheader={say('receivedPreheader', language, { total: estimate })}
      aside={BUSINESS.place}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={say('why', language, { site: siteName(publicUrl) })} />}
    >
      <h1 style={TYPE.title}>{say('thanksAll', language)}</h1>
      <Gap size={18} />
      <Callout>
        <p style={TYPE.lead}>{say('received', language)}</p>
        {shortNotice && <p style={{ ...TYPE.body, paddingTop: 6 }}>{say('soon', language)}</p>}
      </Callout>
      <Gap size={20} />
      <LayoutTable>
        <tr>
          <td align="center" style={{ padding: '16px 18px', border: `2px dashed ${COLOURS.drawingBack}`, borderRadius: 12, textAlign: 'center' }}>
            <p style={TYPE.label}>{say('reference', language)}</p>
            <p style={TYPE.reference}>{reference}</p>
            <p style={{ ...TYPE.small, paddingTop: 4 }}>{say('keepReference', language)}</p>
          </td>
        </tr>
      </LayoutTable>
      {manageUrl !== null && (
        <>
          <Gap size={16} />
          <Button href={manageUrl} quiet>
            {say('manage', language)}
          </Button>
          <p style={TYPE.small}>{say('behindLink', language)}</p>
        </>
      )}
      <Gap size={32} />
      <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{say('details', language)}</h2>
      <Details rows={rows} />
      <Gap size={32} />
      <Estimate facts={facts} />
      {shownTotal !== null && (
        <>
          <Gap size={16} />
          <Callout colour={COLOURS.accent}>
            <p style={TYPE.body}>{say('differs', language, { shown: shownTotal, total: estimate })}</p>
          </Callout>
        </>
      )}
      <Gap size={32} />
      <h2 style={{ ...TYPE.heading, paddingBottom: 8 }}>{say('next', language)}</h2>
      <Steps steps={[say('nextCheck', language), say('nextAnswer', language), ...(awaitsPublishing ? [say('nextPublish', language)] : []), say('nextPay', language)]} />
      <Gap size={8} />
      <p style={TYPE.small}>{say('calendarAttached', language)}</p>
      <Gap size={28} />
      <p style={{ ...TYPE.body, fontWeight: 600 }}>{say('question', language)}</p>
      <p style={TYPE.body}>{say('answerThis', language)}</p>
      <ContactDetails subject={say('replySubject', language, { reference })} />
      <Signature language={language} />
    </MailLayout>
  );
}
