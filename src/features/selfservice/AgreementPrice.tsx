import Box from '@mui/material/Box';
import { longWordStyles } from '../../components/longWordStyles';
import type { AgreedLine, AgreementContent } from '../../contract/agreement';
import { formatDay, formatMoney } from '../../contract/formats';
import type { Text } from '../../contract/language';
import { FIXED_LINES } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useBothTexts } from '../../i18n/useBothTexts';
import { BothLanguages } from './BothLanguages';
import { paperTexts } from './paperTexts';

const table = { width: 1, borderCollapse: 'collapse', '& th, & td': { py: 2, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' }, '& th': { textAlign: 'left', fontWeight: 400, pr: 4, ...longWordStyles }, '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, '& tbody tr:first-of-type > *': { borderTop: 0 } } as const;

const small = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;

/** Lines of an agreement, both taxes as amounts, and the total. Each amount is shown once, whatever the language. */
export function AgreementPrice({ content }: { content: AgreementContent }) {
  const both = useBothTexts(paperTexts);
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, language);
  const { lines, business, subtotalCents, gstCents, qstCents, totalCents } = content;
  const taxes: { id: 'gst' | 'qst'; cents: number; number: string }[] = [
    { id: 'gst', cents: gstCents, number: business.gstNumber },
    { id: 'qst', cents: qstCents, number: business.qstNumber },
  ];
  const pricedOn = ({ pricedOn: day }: AgreedLine): Text | null => (day === null ? null : both('pricedOn', (each) => ({ day: formatDay(day, each) })));
  // A small supplier collects neither tax.
  const taxed = gstCents + qstCents > 0;
  return (
    <Box component="table" sx={table}>
      <tbody>
        {lines.map((line) => {
          const note = pricedOn(line);
          return (
            <tr key={line.id}>
              <th scope="row">
                <BothLanguages text={line.name} />
                {note && (
                  <Box component="span" sx={small}>
                    <BothLanguages text={note} />
                  </Box>
                )}
              </th>
              <td>{money(line.cents)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {taxed && (
          <Box component="tr" sx={{ '&& > *': { borderTop: 2, borderColor: 'text.primary' } }}>
            <th scope="row">
              <BothLanguages text={both('subtotal')} inline />
            </th>
            <td>{money(subtotalCents)}</td>
          </Box>
        )}
        {taxed &&
          taxes.map(({ id, cents, number }) => (
            <tr key={id}>
              <th scope="row">
                <BothLanguages text={FIXED_LINES[id]} inline />
                {number !== '' && (
                  <Box component="span" sx={small}>
                    {number}
                  </Box>
                )}
              </th>
              <td>{money(cents)}</td>
            </tr>
          ))}
        <Box component="tr" sx={{ '&& > *': { borderTop: 2, borderColor: 'text.primary', fontWeight: 700, fontSize: '1.5rem' } }}>
          <th scope="row">
            <BothLanguages text={both('total')} />
          </th>
          <td>{money(totalCents)}</td>
        </Box>
      </tfoot>
    </Box>
  );
}
