import Box from '@mui/material/Box';
import { changedFacts } from '../../contract/agreement';
import { FACT_LABELS } from '../../contract/agreementLabels';
import type { Proposal } from '../../contract/agreementSchemas';
import { useBothTexts } from '../../i18n/useBothTexts';
import { AgreementDifference } from './AgreementDifference';
import { AgreementFacts } from './AgreementFacts';
import { AgreementPrice } from './AgreementPrice';
import { PaperSection } from './PaperSection';
import { paperTexts } from './paperTexts';
import { PaperText } from './PaperText';

const columns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: { xs: 6, md: 8 }, alignItems: 'start' } as const;

/** Text of a proposal: the whole agreement, or what an amendment changes, and the terms. */
export function AgreementPaper({ proposal: { content, base, state } }: { proposal: Pick<Proposal, 'content' | 'base' | 'state'> }) {
  const both = useBothTexts(paperTexts);
  const changed = base && changedFacts(base, content);
  const withIncluded = !changed || changed.includes('included');
  // The terms stand with everything that can be accepted, also when an amendment leaves them as they are.
  const withTerms = !changed || state === 'open' || changed.includes('terms');
  return (
    <Box sx={{ display: 'grid', gap: 7 }}>
      {base ? (
        <PaperSection title={both('changes')}>
          <AgreementDifference before={base} after={content} />
        </PaperSection>
      ) : (
        <Box sx={columns}>
          <PaperSection title={both('plan')}>
            <AgreementFacts content={content} />
          </PaperSection>
          <PaperSection title={both('price')}>
            <AgreementPrice content={content} />
          </PaperSection>
        </Box>
      )}
      {(withIncluded || withTerms) && (
        <Box sx={withIncluded && withTerms ? columns : {}}>
          {withIncluded && (
            <PaperSection title={FACT_LABELS.included}>
              <PaperText text={content.included} />
            </PaperSection>
          )}
          {withTerms && (
            <PaperSection title={FACT_LABELS.terms}>
              <PaperText text={content.terms.text} />
            </PaperSection>
          )}
        </Box>
      )}
    </Box>
  );
}
