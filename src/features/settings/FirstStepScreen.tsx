import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSettingsPart } from '../../api/settings';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { FIRST_STEPS, isPartStep, neighbour, type FirstStep, type Progress } from './firstSteps';
import { firstStepsTexts } from './firstStepsTexts';
import { LoadedForm } from './LoadedForm';
import { PARTS, type FormPart } from './parts';
import type { PointOnMap } from './PremisesFields';
import { RemoveSamples } from './RemoveSamples';

export interface FirstStepScreenProps {
  step: FirstStep;
  progress: Progress | null;
  /** Called when the progress has changed. */
  onProgress: () => void;
  onMap: PointOnMap;
}

interface PartStepProps extends Pick<FirstStepScreenProps, 'onMap'> {
  part: FormPart;
  onSaved: () => void;
}

function PartStep({ part, onMap, onSaved }: PartStepProps) {
  const query = useSettingsPart(part);
  return (
    <LoadedForm
      part={part}
      query={query}
      onMap={onMap}
      back="admin/first-steps"
      onSaved={(next) => {
        void query.mutate(next, { revalidate: false });
        onSaved();
      }}
    />
  );
}

const SCREENS = { pictures: 'admin/pictures', mail: 'admin/settings/mail-server' } as const;

/** One of the first steps: its form or the way to its screen, and the steps around it. */
export function FirstStepScreen({ step, progress, onProgress, onMap }: FirstStepScreenProps) {
  const t = useText(firstStepsTexts);
  const part = isPartStep(step) ? step : null;
  const lookup = useTextLookup(PARTS[part ?? 'identity'].texts);
  const language = useLanguage();
  const [saved, setSaved] = useState(false);
  const [before, after] = [neighbour(step, -1), neighbour(step, 1)];
  const pathOf = (other: string | null) => `/${language}/admin/first-steps${other === null ? '' : `/${other}`}`;
  const content = () => {
    if (part) return <PartStep part={part} onMap={onMap} onSaved={() => setSaved(true)} />;
    if (step === 'samples') return <RemoveSamples count={progress?.samples ?? null} onRemoved={onProgress} />;
    if (step !== 'pictures' && step !== 'mail') return null;
    return (
      <Button component={RouterLink} to={`/${language}/${SCREENS[step]}`} variant="contained">
        {t(`${step}.open`)}
      </Button>
    );
  };
  return (
    // The space at the end keeps the floating button off the links to the other steps.
    <Box sx={{ pt: { xs: 4, md: 8 }, pb: 22, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 920 }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('position', { number: FIRST_STEPS.indexOf(step) + 1, total: FIRST_STEPS.length })}
          </Typography>
          <Link component={RouterLink} to={pathOf(null)} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {t('all')}
          </Link>
        </Box>
        <Typography variant="h2" component="h1">
          {t(`steps.${step}`)}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch', textWrap: 'pretty' }}>{step === 'pictures' || step === 'mail' || step === 'samples' ? t(`${step}.lead`) : lookup('lead')}</Typography>
      </div>
      <div>{content()}</div>
      <Box component="nav" aria-label={t('all')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        {before ? (
          <Button component={RouterLink} to={pathOf(before)} color="inherit">
            {t('previous')}
          </Button>
        ) : (
          <span />
        )}
        <Button component={RouterLink} to={pathOf(after)} variant={saved ? 'contained' : 'outlined'}>
          {after === null ? t('finish') : saved || !part ? t('next') : t('skip')}
        </Button>
      </Box>
    </Box>
  );
}
