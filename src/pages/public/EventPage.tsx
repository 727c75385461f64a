import { useParams } from 'react-router-dom';
import { useEvents } from '../../api/offers';
import { seatsOf } from '../../contract/event';
import { formatDay } from '../../contract/formats';
import { isPublic, isSearchable } from '../../contract/visibility';
import { EventDetails } from '../../features/offers/EventDetails';
import { OfferLoader } from '../../features/offers/OfferLoader';
import { detailTexts } from '../../features/offers/detailTexts';
import { offersTexts } from '../../features/offers/texts';
import { useOfferLabels } from '../../features/offers/useOfferLabels';
import { LazySeatsPanel } from '../../features/seats/LazySeatsPanel';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Page of a single event. */
export function EventPage() {
  const t = useText(detailTexts);
  const tOfList = useText(offersTexts);
  const language = useLanguage();
  const { id = '' } = useParams();
  const events = useEvents();
  const { ofEvent } = useOfferLabels();
  return (
    <OfferLoader
      offers={events.data?.filter(isPublic)}
      failed={Boolean(events.error)}
      onRetry={() => void events.mutate()}
      id={id}
      texts={{ loading: tOfList('events.loading'), failed: tOfList('events.failedTitle'), missing: t('missing.event'), missingSentence: t('missing.eventSentence'), all: t('allEvents') }}
      isSearchable={isSearchable}
      titleOf={(event) => {
        const { title, day } = ofEvent(event);
        return [title, formatDay(day, language)].filter(Boolean).join(', ');
      }}
      allPath={`/${language}/events`}
      illustration="plate"
    >
      {(event) => <EventDetails event={event} seats={!event.sample && event.date !== '' && seatsOf(event) !== null && <LazySeatsPanel kind="event" id={event.id} />} />}
    </OfferLoader>
  );
}
