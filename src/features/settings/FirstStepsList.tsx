import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isIndexable } from '../../contract/settings';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { FIRST_STEPS, stateOf, type Progress } from './firstSteps';
import { firstStepsTexts } from './firstStepsTexts';

export interface FirstStepsListProps {
  /** Progress that the settings do not show; null until it has loaded. */
  progress: Progress | null;
}

/** List of the first steps with their states, and a button to the next one. */
export function FirstStepsList({ progress }: FirstStepsListProps) {
  const t = useText(firstStepsTexts);
  const language = useLanguage();
  const settings = useSettings();
  const open = FIRST_STEPS.find((step) => stateOf(step, settings, progress) === 'todo');
  const isBegun = FIRST_STEPS.some((step) => stateOf(step, settings, progress) === 'done');
  const pathOf = (step: string) => `/${language}/admin/first-steps/${step}`;
  return (
    <Box sx={{ py: { xs: 5, md: 8 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 760 }}>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch', textWrap: 'pretty' }}>{t('lead')}</Typography>
      </div>
      <Alert severity={isIndexable(settings) ? 'success' : 'info'} variant="outlined">
        {t(isIndexable(settings) ? 'listed' : 'hidden')}
      </Alert>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {FIRST_STEPS.map((step) => {
          const state = stateOf(step, settings, progress);
          return (
            <Box key={step} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 5, minHeight: 56, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box aria-hidden sx={{ display: 'flex', color: state === 'done' ? 'success.main' : 'text.secondary' }}>
                {state === 'done' ? <CheckCircleOutlined /> : <RadioButtonUnchecked />}
              </Box>
              <Link component={RouterLink} to={pathOf(step)} color="inherit" sx={{ flex: '1 1 auto', py: 3, minWidth: 0, fontWeight: 600 }}>
                {t(`steps.${step}`)}
              </Link>
              <Typography variant="body2" sx={{ whiteSpace: 'nowrap', color: state === 'todo' ? 'primary.main' : 'text.secondary' }}>
                {t(`states.${state}`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <div>
        <Button component={RouterLink} to={open ? pathOf(open) : `/${language}/admin`} variant="contained" size="large">
          {!open ? t('finished') : isBegun ? t('resume', { step: t(`steps.${open}`) }) : t('begin')}
        </Button>
      </div>
    </Box>
  );
}
