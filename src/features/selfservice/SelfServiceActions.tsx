import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CustomerAction } from '../../contract/requestRules';
import { useText } from '../../i18n/useText';
import { CUSTOMER_CHANGES, type CustomerChange } from './customerChange';
import { manageTexts } from './texts';

export interface SelfServiceActionsProps {
  /** Actions that are currently allowed. */
  actions: readonly CustomerAction[];
  onAction: (action: CustomerChange) => void;
}

/** Buttons of the changes that the customer can make. */
export function SelfServiceActions({ actions, onAction }: SelfServiceActionsProps) {
  const t = useText(manageTexts);
  return (
    <Box component="section" aria-labelledby="manage-acts" sx={{ mt: 10 }}>
      <Typography id="manage-acts" variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('acts.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {CUSTOMER_CHANGES.filter((each) => actions.includes(each)).map((each) => (
          <Button key={each} variant={each === 'withdraw' ? 'text' : 'outlined'} color={each === 'withdraw' ? 'error' : 'inherit'} onClick={() => onAction(each)}>
            {t(`acts.${each}`)}
          </Button>
        ))}
      </Box>
      {!actions.includes('changeGuests') && <Typography sx={{ mt: 4 }}>{t('acts.tooLate')}</Typography>}
    </Box>
  );
}
