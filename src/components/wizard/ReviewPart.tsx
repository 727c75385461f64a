import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { longWordStyles } from '../longWordStyles';
import { wizardTexts } from './texts';
import { useWizard } from './useWizard';

export interface ReviewPartProps {
  /** Id of the wizard step that holds these answers. The part is omitted if the step is skipped. */
  step: string;
  /** Label and value per row; a placeholder text replaces an empty value. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Content that does not fit the rows. */
  children?: ReactNode;
}

/** Answers of one step as they will be sent, with a link back to the step. */
export function ReviewPart({ step, facts = [], children }: ReviewPartProps) {
  const t = useText(wizardTexts);
  const { steps, addressOf } = useWizard();
  const id = useId();
  const found = steps.find((each) => each.id === step);
  if (!found) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', py: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 2 }}>
        <Typography id={id} variant="h4" component="h3" sx={longWordStyles}>
          {found.name}
        </Typography>
        <Button component={RouterLink} to={addressOf(step)} variant="text" aria-label={t('editPart', { name: found.name })} sx={{ mr: -3, flex: 'none' }}>
          {t('edit')}
        </Button>
      </Box>
      {facts.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }, columnGap: 5, '& dd': { m: 0, mb: 3, ...longWordStyles }, '& dt': { color: 'text.secondary', ...longWordStyles } }}>
          {facts.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2">
                {label}
              </Typography>
              <Typography component="dd">{value === '' || value === null || value === undefined ? <Box component="span" sx={{ color: 'text.secondary' }}>{t('nothing')}</Box> : value}</Typography>
            </Box>
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}
