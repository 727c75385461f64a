import type { Language } from '../../src/contract/language';
import type { AgreementRow } from './agreementFacts';
import type { FactLine } from './bookingFacts';
import type { RevisionFacts } from './changeFacts';
import { oneLine } from './cleanText';
import { Amounts, Button, Callout, Gap, List, Signature } from './components';
import { LayoutTable, MailLayout } from './layout';
import { siteName } from './links';
import { useMail } from './mailContext';
import { Paragraphs } from './Paragraphs';
import { QuoteChange } from './QuoteChange';
import { SenderFooter } from './SenderFooter';
import { BREAKING, HAIRLINE, TYPE } from './styles';

export interface AgreementMailProps {
  language: Language;
  reference: string;
  audience: 'customer' | 'owner';
  publicUrl: string;
  /** Empty when the owner's letter begins the mail. */
  title: string;
  /** Lead sentence, or the owner's letter with its paragraphs. */
  lead: string;
  rows: AgreementRow[];
  /** Price before and after a change; null when the mail shows a whole agreement. */
  difference: RevisionFacts | null;
  /** Price of a whole agreement; null when the mail shows a change. */
  price: { lines: FactLine[]; total: string } | null;
  /** Name, time and hash of an acceptance; empty otherwise. */
  proof: AgreementRow[];
  /** Included services and terms, in the languages of the paper. */
  papers: { heading: string; language: Language; text: string }[];
  link: { label: string; href: string };
  /** Whether the customer has to answer. */
  waits: boolean;
}

/** Labels above their values, because the longest labels and values leave no room for two columns on a phone. */
const Rows = ({ rows }: { rows: readonly AgreementRow[] }) => (
  <LayoutTable>
    {rows.map(({ label, values }) => (
      <tr key={label}>
        <td style={{ padding: '8px 0', borderTop: HAIRLINE }}>
          <p style={TYPE.label}>{label}</p>
          <div style={{ ...TYPE.body, ...BREAKING }}>
            <List items={values} />
          </div>
        </td>
      </tr>
    ))}
  </LayoutTable>
);

/** Mail about an agreement: what was accepted and how, or what changes. */
export function AgreementMail({ language, reference, audience, publicUrl, title, lead, rows, difference, price, proof, papers, link, waits }: AgreementMailProps) {
  const { translate } = useMail();
  const isCustomer = audience === 'customer';
  return (
    <MailLayout
      language={language}
      preheader={oneLine(lead).slice(0, 140)}
      aside={reference}
      footer={isCustomer ? <SenderFooter language={language} publicUrl={publicUrl} why={translate('letterWhy', language, { reference, site: siteName(publicUrl) })} /> : <p style={TYPE.small}>{reference}</p>}
    >
      {title === '' ? (
        <Paragraphs text={lead} />
      ) : (
        <>
          <h1 style={TYPE.title}>{title}</h1>
          <Gap size={18} />
          <Callout>
            <p style={{ ...TYPE.lead, ...BREAKING }}>{lead}</p>
          </Callout>
        </>
      )}
      <Gap size={20} />
      <Rows rows={rows} />
      {difference && (
        <>
          <Gap size={28} />
          <QuoteChange facts={difference} />
        </>
      )}
      {price && (
        <>
          <Gap size={28} />
          <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{translate('agreedPrice', language)}</h2>
          <Amounts groups={[{ label: null, lines: price.lines }]} />
          <p style={{ ...TYPE.label, paddingTop: 16, textAlign: 'right' }}>{translate('totalLine', language)}</p>
          <p style={{ ...TYPE.total, fontSize: 32, lineHeight: '42px', textAlign: 'right' }}>{price.total}</p>
        </>
      )}
      {proof.length > 0 && (
        <>
          <Gap size={28} />
          <Rows rows={proof} />
          <p style={{ ...TYPE.small, paddingTop: 8 }}>{translate('agreedHashHint', language)}</p>
        </>
      )}
      {papers.map((paper) => (
        <div key={`${paper.heading} ${paper.language}`} lang={paper.language}>
          <Gap size={24} />
          <h2 style={{ ...TYPE.heading, paddingBottom: 6 }}>{paper.heading}</h2>
          <Paragraphs text={paper.text} />
        </div>
      ))}
      <Gap size={24} />
      <Button href={link.href} quiet={isCustomer && !waits}>
        {link.label}
      </Button>
      {isCustomer && (
        <>
          <p style={TYPE.small}>{translate('manageHint', language)}</p>
          {title !== '' && <Signature language={language} />}
        </>
      )}
    </MailLayout>
  );
}
