import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FocusOnMount } from '../../components/FocusOnMount';
import { longWordStyles } from '../../components/longWordStyles';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useBothTexts } from '../../i18n/useBothTexts';
import { useText } from '../../i18n/useText';
import { AcceptForm } from './AcceptForm';
import { AgreementPaper } from './AgreementPaper';
import { agreementTexts } from './agreementTexts';
import { BothLanguages } from './BothLanguages';
import { PaperDownload } from './PaperDownload';
import { paperTexts } from './paperTexts';
import type { AcceptanceOptions } from './useAcceptance';

export interface OpenProposalProps extends AcceptanceOptions {
  onAskDate?: (() => void) | undefined;
}

const paper = { minWidth: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderTop: 3, borderTopColor: 'primary.main', borderRadius: 1, px: { xs: 5, sm: 7, md: 9 }, py: { xs: 6, md: 8 }, display: 'grid', gap: 7 } as const;

/** Proposal that waits for the customer's answer: the paper, then the form to accept it. */
export function OpenProposal({ onAskDate, ...options }: OpenProposalProps) {
  const t = useText(agreementTexts);
  const both = useBothTexts(paperTexts);
  const language = useLanguage();
  const id = useId();
  const { token, managed, proposal, onConflict } = options;
  const { number, kind, hash, validUntil, base } = proposal;
  const name = both(kind, () => ({ number }));
  const [readHash] = useState(hash);
  /** Hash that the customer tried to accept when the request turned out to have changed. */
  const [refusedHash, setRefusedHash] = useState<string | null>(null);
  const replaced = (
    <Alert severity="warning" variant="outlined">
      {t('problem.replaced')}
    </Alert>
  );
  return (
    <Box component="section" aria-labelledby={id} sx={paper}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 5 }}>
        <Box sx={longWordStyles}>
          <Typography id={id} variant="h2">
            <BothLanguages text={name} inline />
          </Typography>
          <Typography component="div" sx={{ mt: 2, color: 'text.secondary' }}>
            <div>
              <BothLanguages text={both('valid', (each) => ({ day: formatDay(validUntil, each) }))} />
            </div>
            {base && (
              <div>
                <BothLanguages text={both('stands')} />
              </div>
            )}
          </Typography>
        </Box>
        <PaperDownload token={token} reference={managed.reference} number={number} name={name[language]} />
      </Box>
      {readHash !== hash && (refusedHash === null ? replaced : <FocusOnMount key={hash}>{replaced}</FocusOnMount>)}
      <AgreementPaper proposal={proposal} />
      {managed.acts.includes('accept') && (
        <Box sx={{ pt: 7, borderTop: 1, borderColor: 'divider' }}>
          <AcceptForm
            {...options}
            isRereading={refusedHash === hash}
            onAskDate={onAskDate}
            onConflict={(current) => {
              setRefusedHash(hash);
              onConflict(current);
            }}
          />
        </Box>
      )}
    </Box>
  );
}
