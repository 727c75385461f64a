import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { disclosureStyles } from '../../../components/disclosureStyles';
import { longWordStyles } from '../../../components/longWordStyles';
import type { Proposal } from '../../../contract/agreementSchemas';
import { formatDay, formatMoney } from '../../../contract/formats';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useInstantLabel } from '../../../i18n/useInstantLabel';
import { useText } from '../../../i18n/useText';
import { AgreementDifference } from './AgreementDifference';
import { PaperButton } from './PaperButton';
import { ProposalBadge } from './ProposalBadge';
import { proposalTexts } from './texts';

/** Digits of the hash that are shown before it is opened. */
const START = 8;

/** Returns a function that says how a proposal was accepted. */
function useAcceptanceLabel() {
  const t = useText(proposalTexts);
  const language = useLanguage();
  const instantLabel = useInstantLabel();
  return ({ acceptance, askedBy }: Proposal): string => {
    if (!acceptance) return '';
    const { way, name, on, notedBy } = acceptance;
    const at = instantLabel(acceptance.at);
    if (way === 'spoken') return t('yes.spoken', { name, on: formatDay(on ?? '', language), by: notedBy || t('yes.somebody'), at });
    if (way === 'link') return t(acceptance.language === 'en' ? 'yes.linkEnglish' : 'yes.link', { name, at });
    return t(askedBy === 'customer' ? 'yes.askedFor' : 'yes.notDearer', { at });
  };
}

export interface ProposalCardProps {
  /** Request of the proposal. */
  request: { id: string; reference: string };
  proposal: Proposal;
  /** Buttons of the actions that are possible now. */
  actions?: ReactNode;
}

/** Proposal or amendment: its state, validity, total, acceptance, difference, hash and document. */
export function ProposalCard({ request: { id, reference }, proposal, actions }: ProposalCardProps) {
  const t = useText(proposalTexts);
  const language = useLanguage();
  const instantLabel = useInstantLabel();
  const acceptanceLabel = useAcceptanceLabel();
  const heading = useId();
  const { number, kind, state, askedBy, hash, createdAt, validUntil, content, base } = proposal;
  const name = t(`${kind}.name`, { number });
  const day = formatDay(validUntil, language);
  const facts = [
    t('total', { total: formatMoney(content.totalCents, language) }),
    t('made', { at: instantLabel(createdAt) }),
    ...(state === 'open' ? [t('valid', { day })] : state === 'expired' ? [t('wasValid', { day })] : []),
    ...(kind === 'amendment' && askedBy === 'customer' ? [t('askedBy')] : []),
  ];
  return (
    <Box component="article" aria-labelledby={heading} sx={{ display: 'grid', gap: 2, minWidth: 0, typography: 'body2', ...longWordStyles }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography id={heading} component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <ProposalBadge proposal={proposal} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {facts.map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
      </Box>
      {proposal.acceptance && <Typography variant="body2">{acceptanceLabel(proposal)}</Typography>}
      {base && <AgreementDifference before={base} after={content} />}
      <Box component="details" sx={{ ...disclosureStyles, fontVariantNumeric: 'tabular-nums' }}>
        <summary>{t('hash', { start: hash.slice(0, START) })}</summary>
        <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {hash}
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('hashWhat')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {actions}
        <PaperButton id={id} reference={reference} number={number} name={name} />
      </Box>
    </Box>
  );
}
