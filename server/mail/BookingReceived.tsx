import { placeOf } from '../../src/contract/settings';
import type { BookingFacts } from './bookingFacts';
import { LayoutTable, MailLayout } from './layout';
import { siteName } from './links';
import { Diets } from './Diets';
import { Button, Callout, Details, Estimate, Gap, List, ContactDetails, Signature, Steps } from './components';
import { SenderFooter } from './SenderFooter';
import { COLOURS, TYPE } from './styles';
import { useMail } from './mailContext';

export interface BookingReceivedProps {
  facts: BookingFacts;
  publicUrl: string;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
}

/** The customer's copy of the request: received, not confirmed yet, with a summary of the request. */
export function BookingReceived({ facts, publicUrl, manageUrl = null }: BookingReceivedProps) {
  const { translate, settings } = useMail();
  const { language, reference, shortNotice, shownTotal, total, awaitsPublishing = facts.title !== '' } = facts;
  const rows = [
    { label: translate('what', language), value: facts.type },
    { label: translate('when', language), value: facts.when },
    ...(facts.place === '' ? [] : [{ label: translate('where', language), value: facts.place }]),
    { label: translate('guests', language), value: facts.guests },
    ...facts.menu.map(({ label, items }) => ({ label, value: <List items={items} /> })),
    ...(facts.diets.length === 0 ? [] : [{ label: translate('diets', language), value: <Diets diets={facts.diets} /> }]),
  ];
  const estimate = total ?? translate('toBeDetermined', language);
  return (
    <MailLayout
      language={language}
      preheader={translate('receivedPreheader', language, { total: estimate })}
      aside={placeOf(settings.identity)}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('why', language, { site: siteName(publicUrl) })} />}
    >
      <h1 style={TYPE.title}>{translate('thanksAll', language)}</h1>
      <Gap size={18} />
      <Callout>
        <p style={TYPE.lead}>{translate('received', language)}</p>
        {shortNotice && <p style={{ ...TYPE.body, paddingTop: 6 }}>{translate('soon', language)}</p>}
      </Callout>
      <Gap size={20} />
      <LayoutTable>
        <tr>
          <td align="center" style={{ padding: '16px 18px', border: `2px dashed ${COLOURS.drawingBack}`, borderRadius: 12, textAlign: 'center' }}>
            <p style={TYPE.label}>{translate('reference', language)}</p>
            <p style={TYPE.reference}>{reference}</p>
            <p style={{ ...TYPE.small, paddingTop: 4 }}>{translate('keepReference', language)}</p>
          </td>
        </tr>
      </LayoutTable>
      {manageUrl !== null && (
        <>
          <Gap size={16} />
          <Button href={manageUrl} quiet>
            {translate('manage', language)}
          </Button>
          <p style={TYPE.small}>{translate('behindLink', language)}</p>
        </>
      )}
      <Gap size={32} />
      <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{translate('details', language)}</h2>
      <Details rows={rows} />
      <Gap size={32} />
      <Estimate facts={facts} />
      {shownTotal !== null && (
        <>
          <Gap size={16} />
          <Callout colour="accent">
            <p style={TYPE.body}>{translate('differs', language, { shown: shownTotal, total: estimate })}</p>
          </Callout>
        </>
      )}
      <Gap size={32} />
      <h2 style={{ ...TYPE.heading, paddingBottom: 8 }}>{translate('next', language)}</h2>
      <Steps steps={[translate('nextCheck', language), translate('nextAnswer', language), ...(awaitsPublishing ? [translate('nextPublish', language)] : []), translate('nextPay', language)]} />
      <Gap size={8} />
      <p style={TYPE.small}>{translate('calendarAttached', language)}</p>
      <Gap size={28} />
      <p style={{ ...TYPE.body, fontWeight: 600 }}>{translate('question', language)}</p>
      <p style={TYPE.body}>{translate('answerThis', language)}</p>
      <ContactDetails subject={translate('replySubject', language, { reference })} />
      <Signature language={language} />
    </MailLayout>
  );
}
