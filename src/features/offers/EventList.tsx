import { useEvents } from '../../api/offers';
import { comingEvents } from '../../contract/event';
import { useText } from '../../i18n/useText';
import { EventCard } from './EventCard';
import { OfferGrid } from './OfferGrid';
import { OffersEmpty } from './OffersEmpty';
import { OffersFailed } from './OffersFailed';
import { OffersLoading } from './OffersLoading';
import { offersTexts } from './texts';
import { useToday } from './useToday';

export interface EventListProps {
  /** Maximum number of cards. */
  most?: number;
  /** Heading level of the card titles. */
  level?: 2 | 3;
  /** Whether the dollar sign precedes the amount in both languages, as on the home page. */
  symbolFirst?: boolean;
}

/** Upcoming events, the next one first. */
export function EventList({ most, level = 3, symbolFirst }: EventListProps) {
  const t = useText(offersTexts);
  const events = useEvents();
  const today = useToday();
  if (!events.data) {
    if (events.error) return <OffersFailed level={level} title={t('events.failedTitle')} onRetry={() => void events.mutate()} />;
    return <OffersLoading label={t('events.loading')} count={most} />;
  }
  const coming = comingEvents(events.data, today);
  if (coming.length === 0) return <OffersEmpty level={level} illustration="smoker" title={t('events.emptyTitle')} sentence={t('events.emptySentence')} />;
  return (
    <OfferGrid>
      {coming.slice(0, most).map((event) => (
        <li key={event.id}>
          <EventCard event={event} level={level} symbolFirst={symbolFirst} />
        </li>
      ))}
    </OfferGrid>
  );
}
