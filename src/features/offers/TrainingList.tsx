import { useTrainings } from '../../api/offers';
import { publicInOrder } from '../../contract/training';
import { useText } from '../../i18n/useText';
import { OfferGrid } from './OfferGrid';
import { OffersEmpty } from './OffersEmpty';
import { OffersFailed } from './OffersFailed';
import { OffersLoading } from './OffersLoading';
import { offersTexts } from './texts';
import { TrainingCard } from './TrainingCard';

export interface TrainingListProps {
  /** Maximum number of cards. */
  most?: number;
  /** Heading level of the card titles. */
  level?: 2 | 3;
  /** Whether the dollar sign precedes the amount in both languages, as on the home page. */
  symbolFirst?: boolean;
}

/** Trainings, in the owner's order. */
export function TrainingList({ most, level = 3, symbolFirst }: TrainingListProps) {
  const t = useText(offersTexts);
  const trainings = useTrainings();
  if (!trainings.data) {
    if (trainings.error) return <OffersFailed level={level} title={t('trainings.failedTitle')} onRetry={() => void trainings.mutate()} />;
    return <OffersLoading label={t('trainings.loading')} count={most} />;
  }
  const offered = publicInOrder(trainings.data);
  if (offered.length === 0) return <OffersEmpty level={level} illustration="knife" title={t('trainings.emptyTitle')} sentence={t('trainings.emptySentence')} />;
  return (
    <OfferGrid>
      {offered.slice(0, most).map((training) => (
        <li key={training.id}>
          <TrainingCard training={training} level={level} symbolFirst={symbolFirst} />
        </li>
      ))}
    </OfferGrid>
  );
}
