import type { RevisionFacts } from './changeFacts';
import { Gap } from './components';
import { BREAKING, HAIRLINE, TYPE } from './styles';
import { useMail } from './mailContext';

// Smaller than the rest: two amounts leave the name enough width on the narrowest phone.
const CELL = { ...TYPE.body, fontSize: 14, borderTop: HAIRLINE, verticalAlign: 'top' } as const;
const NAME = { ...CELL, ...BREAKING, padding: '8px 0', textAlign: 'left' } as const;
const AMOUNT = { ...CELL, padding: '8px 0 8px 8px', textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** Line of the quote with its previous and its current price. */
const Row = ({ name, before, after, weight = 'normal' }: { name: string; before: string; after: string; weight?: number | 'normal' }) => (
  <tr>
    <th scope="row" align="left" style={{ ...NAME, fontWeight: weight }}>
      {name}
    </th>
    <td align="right" style={AMOUNT}>
      {before}
    </td>
    <td align="right" style={{ ...AMOUNT, fontWeight: 700 }}>
      {after}
    </td>
  </tr>
);

/** Previous and current quote, line by line, with the reason. Every changed line is shown. */
export function QuoteChange({ facts }: { facts: RevisionFacts }) {
  const { translate } = useMail();
  const { language, lines, total, reason } = facts;
  return (
    <>
      <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{translate('quoteChanged', language)}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'separate', width: '100%' }}>
        <thead>
          <tr>
            <th scope="col" align="left" style={{ ...TYPE.label, textAlign: 'left', padding: '0 0 6px' }}>
              {translate('quoteLine', language)}
            </th>
            <th scope="col" align="right" style={{ ...TYPE.label, textAlign: 'right', padding: '0 0 6px 8px', whiteSpace: 'nowrap' }}>
              {translate('before', language)}
            </th>
            <th scope="col" align="right" style={{ ...TYPE.label, textAlign: 'right', padding: '0 0 6px 8px', whiteSpace: 'nowrap' }}>
              {translate('after', language)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Names can be the same, and a sent mail never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} {...line} />
          ))}
          <Row name={translate('totalLine', language)} {...total} weight={700} />
        </tbody>
      </table>
      {reason !== '' && (
        <>
          <Gap size={12} />
          <p style={{ ...TYPE.body, ...BREAKING }}>
            <strong>{translate('reason', language)}</strong>
            <br />
            {reason}
          </p>
        </>
      )}
    </>
  );
}
