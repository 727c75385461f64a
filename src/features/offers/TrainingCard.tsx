import { drawingOf } from '../../components/illustration/drawingOf';
import type { Training } from '../../contract/training';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { OfferCard } from './OfferCard';
import { offersTexts } from './texts';
import { useOfferLabels } from './useOfferLabels';

export interface TrainingCardProps {
  training: Training;
  level?: 2 | 3;
  /** Whether the dollar sign precedes the amount in both languages, as on the home page. */
  symbolFirst?: boolean;
}

/** Card of a training in a list. A past date is omitted, because the next one is not yet known. */
export function TrainingCard({ training, level, symbolFirst = false }: TrainingCardProps) {
  const t = useText(offersTexts);
  const language = useLanguage();
  const { ofTraining, money } = useOfferLabels();
  const { title, description, when, where, past } = ofTraining(training);
  return (
    <OfferCard
      title={title}
      description={description}
      facts={[past || when === '' ? t('noDate') : when, [where, training.duration].filter(Boolean).join(' · ')].filter(Boolean)}
      price={money(training.price, symbolFirst ? 'prefix' : 'locale')}
      imageUrl={training.imageUrl}
      drawing={drawingOf(`${training.id} ${training.title.fr} ${training.title.en}`, training.type === 'online' ? 'thermometer' : 'knife')}
      to={`/${language}/formations/${training.id}`}
      sample={training.sample}
      level={level}
    />
  );
}
