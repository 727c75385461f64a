import { useParams } from 'react-router-dom';
import { useEvents } from '../../api/offers';
import { EventDetails } from '../../features/offers/EventDetails';
import { OneOffer } from '../../features/offers/OneOffer';
import { offersTexts } from '../../features/offers/texts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** One event. */
export function EventPage() {
  const t = useText(offersTexts);
  const language = useLanguage();
  const { id = '' } = useParams();
  const events = useEvents();
  return (
    <OneOffer
      offers={events.data}
      failed={Boolean(events.error)}
      onRetry={() => void events.mutate()}
      id={id}
      words={{ loading: t('events.loading'), failed: t('events.failedTitle'), missing: t('missing.event'), missingSentence: t('missing.eventSentence'), all: t('allEvents') }}
      allPath={`/${language}/events`}
      illustration="plate"
    >
      {(event) => <EventDetails event={event} />}
    </OneOffer>
  );
}
