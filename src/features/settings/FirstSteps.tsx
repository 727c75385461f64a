import { useOverview } from '../../api/overview';
import { FirstStepScreen } from './FirstStepScreen';
import { FirstStepsList } from './FirstStepsList';
import { isFirstStep, type Progress } from './firstSteps';
import type { PointOnMap } from './PremisesFields';

export interface FirstStepsProps {
  /** Name of a step; anything else shows the list. */
  step: string;
  onMap: PointOnMap;
}

/** First steps of a new owner: their list, or one of them. */
export function FirstSteps({ step, onMap }: FirstStepsProps) {
  const { data, mutate } = useOverview();
  const progress: Progress | null = data ? { samples: data.toReplace.samples.reduce((sum, { count }) => sum + count, 0), canMailLeave: data.queuedMails.canLeave } : null;
  if (!isFirstStep(step)) return <FirstStepsList progress={progress} />;
  return <FirstStepScreen key={step} step={step} progress={progress} onProgress={() => void mutate()} onMap={onMap} />;
}
