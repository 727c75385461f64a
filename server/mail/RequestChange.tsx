import type { BookingFacts } from './bookingFacts';
import type { RevisionFacts } from './changeFacts';
import { Diets } from './Diets';
import { MailLayout } from './layout';
import { siteName } from './links';
import { Button, Callout, Details, Gap, Signature } from './components';
import { QuoteChange } from './QuoteChange';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';
import { useMail } from './mailContext';

/** Texts about a change that a customer made, for the mail to the customer or to the owner. */
export interface ChangeTexts {
  title: string;
  lead: string;
  /** The customer's message to the owner; empty without a message. */
  words: string;
  revision: RevisionFacts | null;
  /** Whether the allergies and diets have changed. */
  diets: boolean;
  link: { label: string; href: string };
}

export interface RequestChangeProps {
  facts: BookingFacts;
  change: ChangeTexts;
  audience: 'customer' | 'owner';
  publicUrl: string;
}

/** Mail about a change that a customer made to the request through the link in a mail. */
export function RequestChange({ facts, change, audience, publicUrl }: RequestChangeProps) {
  const { translate } = useMail();
  const { language, reference, type, when, place, guests, diets } = facts;
  const { title, lead, words, revision, link } = change;
  const isCustomer = audience === 'customer';
  const rows = [
    { label: translate('what', language), value: type },
    { label: translate('when', language), value: when },
    { label: translate('where', language), value: place },
    { label: translate('guests', language), value: guests },
    ...(diets.length > 0 || change.diets ? [{ label: translate('diets', language), value: diets.length > 0 ? <Diets diets={diets} /> : translate('noDiets', language) }] : []),
    ...(words === '' ? [] : [{ label: translate('customerWords', language), value: words }]),
  ];
  return (
    <MailLayout
      language={language}
      preheader={lead}
      aside={isCustomer ? reference : translate('noticeAside', language)}
      footer={isCustomer ? <SenderFooter language={language} publicUrl={publicUrl} why={translate('letterWhy', language, { reference, site: siteName(publicUrl) })} /> : <p style={TYPE.small}>{reference}</p>}
    >
      <h1 style={TYPE.title}>{title}</h1>
      <Gap size={18} />
      <Callout>
        <p style={{ ...TYPE.lead, ...BREAKING }}>{lead}</p>
      </Callout>
      <Gap size={20} />
      <Details rows={rows} />
      {revision && (
        <>
          <Gap size={28} />
          <QuoteChange facts={revision} />
        </>
      )}
      <Gap size={24} />
      <Button href={link.href} quiet={isCustomer}>
        {link.label}
      </Button>
      {isCustomer && (
        <>
          <p style={TYPE.small}>{translate('manageHint', language)}</p>
          <Signature language={language} />
        </>
      )}
    </MailLayout>
  );
}
