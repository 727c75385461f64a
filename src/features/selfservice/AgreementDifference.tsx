import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { changedFacts, changedLines, type AgreedFact, type AgreementContent } from '../../contract/agreement';
import { changedItems, FACT_LABELS, factText } from '../../contract/agreementLabels';
import { formatDay, formatMoney } from '../../contract/formats';
import type { Text } from '../../contract/language';
import { FIXED_LINES } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useBothTexts } from '../../i18n/useBothTexts';
import { BothLanguages } from './BothLanguages';
import { paperTexts } from './paperTexts';

/** Facts that have a section of their own below. */
const LONG: readonly AgreedFact[] = ['included', 'terms'];

const list = { m: 0, display: 'grid', gap: 4, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, ...longWordStyles } } as const;
const step = { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3, rowGap: 1, mt: 1 } as const;
const side = { typography: 'body2', color: 'text.secondary', pt: '2px' } as const;
const table = { width: 1, borderCollapse: 'collapse', fontSize: { xs: '0.9rem', sm: 'inherit' }, '& th, & td': { py: 2, pl: 3, borderTop: 1, borderColor: 'divider', verticalAlign: 'top', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }, '& td': { whiteSpace: 'nowrap' }, '& th[scope=row]': { pl: 0, textAlign: 'left', fontWeight: 400, ...longWordStyles }, '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 400 }, '& thead th:first-of-type': { pl: 0, textAlign: 'left' }, '& td:last-child': { fontWeight: 700 } } as const;

export interface AgreementDifferenceProps {
  before: AgreementContent;
  after: AgreementContent;
}

/** Difference that an amendment makes, and nothing else: the facts and the lines before and after, and the new total. */
export function AgreementDifference({ before, after }: AgreementDifferenceProps) {
  const both = useBothTexts(paperTexts);
  const language = useLanguage();
  const money = (cents: number | null): ReactNode => (cents === null ? <BothLanguages text={both('none')} inline /> : formatMoney(cents, language));
  const factOf = (content: AgreementContent, fact: AgreedFact): Text => {
    const text = { fr: factText(content, fact, 'fr'), en: factText(content, fact, 'en') };
    return text.fr === '' ? both('none') : text;
  };
  const { added, removed } = changedItems(before, after);
  const parts = (fact: AgreedFact): [Text, ReactNode][] => {
    if (fact !== 'items') return [[both('before'), <BothLanguages key="before" text={factOf(before, fact)} />], [both('after'), <BothLanguages key="after" text={factOf(after, fact)} />]];
    return ([[both('removed'), removed], [both('added'), added]] as const).filter(([, items]) => items.length > 0).map(([label, items]) => [label, items.map(({ id, name }) => <div key={id}><BothLanguages text={name} inline /></div>)]);
  };
  const pricedOn = new Map(after.lines.map((line) => [line.id, line.pricedOn]));
  const sums = [
    { id: 'gst', name: FIXED_LINES.gst, before: before.gstCents, after: after.gstCents },
    { id: 'qst', name: FIXED_LINES.qst, before: before.qstCents, after: after.qstCents },
  ].filter((tax) => tax.before !== tax.after);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }, gap: { xs: 6, md: 8 }, alignItems: 'start' }}>
      <Box component="dl" sx={list}>
        {changedFacts(before, after).map((fact) => (
          <div key={fact}>
            <dt>
              <BothLanguages text={FACT_LABELS[fact]} inline />
            </dt>
            <dd>
              {LONG.includes(fact) ? (
                <BothLanguages text={both('reworded')} />
              ) : (
                <Box sx={step}>
                  {parts(fact).map(([label, value]) => (
                    <Fragment key={label.fr}>
                      <Box sx={side}>
                        <BothLanguages text={label} inline />
                      </Box>
                      <Box sx={{ whiteSpace: 'pre-line' }}>{value}</Box>
                    </Fragment>
                  ))}
                </Box>
              )}
            </dd>
          </div>
        ))}
      </Box>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {(['line', 'before', 'after'] as const).map((name) => (
              <th key={name} scope="col">
                <BothLanguages text={both(name)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changedLines(before, after).map((line) => {
            const day = pricedOn.get(line.id) ?? null;
            return (
              <tr key={line.id}>
                <th scope="row">
                  <BothLanguages text={line.name} />
                  {day !== null && line.before === null && (
                    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                      <BothLanguages text={both('pricedOn', (each) => ({ day: formatDay(day, each) }))} />
                    </Box>
                  )}
                </th>
                <td>{money(line.before)}</td>
                <td>{money(line.after)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {sums.map((tax) => (
            <tr key={tax.id}>
              <th scope="row">
                <BothLanguages text={tax.name} />
              </th>
              <td>{money(tax.before)}</td>
              <td>{money(tax.after)}</td>
            </tr>
          ))}
          <Box component="tr" sx={{ '&& > *': { borderTop: 2, borderColor: 'text.primary', fontWeight: 700 } }}>
            <th scope="row">
              <BothLanguages text={both('total')} />
            </th>
            <td>{money(before.totalCents)}</td>
            <td>{money(after.totalCents)}</td>
          </Box>
        </tfoot>
      </Box>
    </Box>
  );
}
