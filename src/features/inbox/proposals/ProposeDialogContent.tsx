import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useProposalTerms } from '../../../api/agreement';
import { DEFAULT_PRIVATE_SETTINGS } from '../../../contract/defaultPrivateSettings';
import { useText } from '../../../i18n/useText';
import { inboxTexts } from '../texts';
import { ProposeForm, type ProposeFormProps } from './ProposeForm';

/** Form of a proposal, with the number of days of the settings. If they do not load, with that of a new installation: the owner sees and changes it. */
export function ProposeDialogContent(props: Omit<ProposeFormProps, 'validDays'>) {
  const t = useText(inboxTexts);
  const { data, isLoading } = useProposalTerms();
  if (isLoading) {
    return (
      <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
        {[72, 56, 320].map((height) => (
          <Skeleton key={height} variant="rounded" sx={{ height }} />
        ))}
      </Box>
    );
  }
  return <ProposeForm {...props} validDays={(data ?? DEFAULT_PRIVATE_SETTINGS.proposals).validDays} />;
}
