import { useParams } from 'react-router-dom';
import { useTrainings } from '../../api/offers';
import { isPublic, isSearchable } from '../../contract/visibility';
import { OfferLoader } from '../../features/offers/OfferLoader';
import { detailTexts } from '../../features/offers/detailTexts';
import { offersTexts } from '../../features/offers/texts';
import { TrainingDetails } from '../../features/offers/TrainingDetails';
import { useOfferLabels } from '../../features/offers/useOfferLabels';
import { LazySeatsPanel } from '../../features/seats/LazySeatsPanel';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Page of a single training. */
export function TrainingPage() {
  const t = useText(detailTexts);
  const tOfList = useText(offersTexts);
  const language = useLanguage();
  const { id = '' } = useParams();
  const trainings = useTrainings();
  const { ofTraining } = useOfferLabels();
  return (
    <OfferLoader
      offers={trainings.data?.filter(isPublic)}
      failed={Boolean(trainings.error)}
      onRetry={() => void trainings.mutate()}
      id={id}
      texts={{ loading: tOfList('trainings.loading'), failed: tOfList('trainings.failedTitle'), missing: t('missing.training'), missingSentence: t('missing.trainingSentence'), all: t('allTrainings') }}
      isSearchable={isSearchable}
      titleOf={(training) => ofTraining(training).title}
      allPath={`/${language}/formations`}
      illustration="knife"
    >
      {(training) => <TrainingDetails training={training} seats={!training.sample && training.eventDateTime !== '' && training.capacity !== null && <LazySeatsPanel kind="training" id={training.id} />} />}
    </OfferLoader>
  );
}
