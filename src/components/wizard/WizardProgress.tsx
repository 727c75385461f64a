import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { longWordStyles } from '../longWordStyles';
import { wizardTexts } from './texts';
import { useWizard } from './useWizard';

const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

const line = {
  width: '100%',
  minHeight: 44,
  pt: 2,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  textAlign: 'left',
  typography: 'body2',
  borderTop: 3,
  borderRadius: 0,
} as const;

export interface WizardProgressProps {
  /** Accessible name of the list of steps. */
  label: string;
}

/** List of all steps: the completed ones, the current one, and links to those already visited. */
export function WizardProgress({ label }: WizardProgressProps) {
  const t = useText(wizardTexts);
  const { steps, current, open, addressOf } = useWizard();
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`, gap: { xs: 1.5, sm: 3 } }}>
        {steps.map(({ id, name }, index) => {
          const here = index === current;
          const done = index < current;
          const content = (
            <>
              <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650, display: 'inline-flex', height: '1.5em', alignItems: 'center' }}>
                {done ? <Check sx={{ fontSize: 18 }} /> : index + 1}
              </Box>
              <Box component="span" sx={{ minWidth: 0, ...longWordStyles, ...(steps.length > 3 && { '@media (max-width: 899px)': unseen }) }}>
                {name}
              </Box>
              {done && <Box component="span" sx={unseen}>{`, ${t('done')}`}</Box>}
            </>
          );
          const colours = { borderColor: done || here ? 'primary.main' : 'divider', color: here ? 'text.primary' : 'text.secondary', fontWeight: here ? 650 : 400 };
          return (
            <Box component="li" key={id} sx={{ position: 'relative' }}>
              {!here && index <= open ? (
                <ButtonBase component={RouterLink} to={addressOf(id)} sx={{ ...line, ...colours, '&:hover': { color: 'text.primary', textDecoration: 'underline', textUnderlineOffset: '0.2em' } }}>
                  {content}
                </ButtonBase>
              ) : (
                <Box aria-current={here ? 'step' : undefined} sx={{ ...line, ...colours }}>
                  {content}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
