import { drawingOf } from '../../components/illustration/drawingOf';
import type { PublicEvent } from '../../contract/event';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { OfferCard } from './OfferCard';
import { offersTexts } from './texts';
import { useOfferLabels } from './useOfferLabels';

export interface EventCardProps {
  event: PublicEvent;
  level?: 2 | 3;
  /** Whether the dollar sign precedes the amount in both languages, as on the home page. */
  symbolFirst?: boolean;
}

/** Card of an event in a list. */
export function EventCard({ event, level, symbolFirst = false }: EventCardProps) {
  const t = useText(offersTexts);
  const language = useLanguage();
  const { ofEvent, money } = useOfferLabels();
  const { title, description, when, where } = ofEvent(event);
  return (
    <OfferCard
      title={title}
      description={description}
      facts={[when || t('noDate'), where].filter(Boolean)}
      price={event.price === null ? '' : money(event.price, symbolFirst ? 'prefix' : 'locale')}
      imageUrl={event.imageUrl}
      drawing={drawingOf(`${event.id} ${event.name.fr} ${event.name.en}`, 'plate')}
      to={`/${language}/events/${event.id}`}
      sample={event.sample}
      level={level}
    />
  );
}
