import type { ReactNode } from 'react';
import { drawingOf } from '../../components/illustration/drawingOf';
import { Prose } from '../../components/Prose';
import { localizedPreview } from '../../contract/localized';
import type { Training } from '../../contract/training';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { TrainingTopics } from './TrainingTopics';
import { detailTexts } from './detailTexts';
import { OfferDetails } from './OfferDetails';
import { OfferFacts } from './OfferFacts';
import { OfferActions } from './OfferActions';
import { offersTexts } from './texts';
import { useOfferLabels } from './useOfferLabels';

/** All details of a training, with links to book a seat. @param props.seats seat reservation panel, for trainings with counted seats */
export function TrainingDetails({ training, seats }: { training: Training; seats?: ReactNode }) {
  const t = useText(detailTexts);
  const tOfCards = useText(offersTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const { ofTraining, money } = useOfferLabels();
  const { title, description, when, address, day, past } = ofTraining(training);
  const included = localizedPreview(training.included, language, '');
  const bio = localizedPreview(training.instructorBio, language, '');
  // The cook teaches where no other instructor is named.
  const instructor = training.instructorName || (bio && identity.cook);
  return (
    <OfferDetails
      title={title}
      description={description}
      imageUrl={training.imageUrl}
      drawing={drawingOf(`${training.id} ${training.title.fr} ${training.title.en}`, training.type === 'online' ? 'thermometer' : 'knife')}
      all={{ to: `/${language}/formations`, label: t('allTrainings') }}
      notice={training.sample ? t('detail.sample') : undefined}
      facts={
        <OfferFacts
          price={money(training.price, 'locale')}
          facts={[
            { name: t('detail.when'), text: past || when === '' ? tOfCards('noDate') : when },
            { name: t('detail.where'), text: address },
            { name: t('detail.duration'), text: training.duration },
            { name: t('detail.capacity'), text: training.capacity === null ? '' : t('detail.seats', { count: training.capacity }) },
          ]}
        >
          {!past && seats}
          <OfferActions day={training.sample ? '' : day} past={past} recurs seated={Boolean(seats) && !past} />
        </OfferFacts>
      }
    >
      {included && (
        <Prose title={t('detail.included')}>
          <p>{included}</p>
        </Prose>
      )}
      <TrainingTopics training={training} />
      {instructor && (
        <Prose title={t('detail.instructor')}>
          <p><strong>{instructor}</strong></p>
          {bio && <p>{bio}</p>}
        </Prose>
      )}
    </OfferDetails>
  );
}
