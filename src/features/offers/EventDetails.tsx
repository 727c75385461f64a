import type { ReactNode } from 'react';
import { drawingOf } from '../../components/illustration/drawingOf';
import { seatsOf, type PublicEvent } from '../../contract/event';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';
import { OfferDetails } from './OfferDetails';
import { OfferFacts } from './OfferFacts';
import { OfferActions } from './OfferActions';
import { EventMenu } from './EventMenu';
import { offersTexts } from './texts';
import { useOfferLabels } from './useOfferLabels';

/** All details of an event, with links to book it or a similar one. @param props.seats seat reservation panel, for events with counted seats */
export function EventDetails({ event, seats: panel }: { event: PublicEvent; seats?: ReactNode }) {
  const t = useText(detailTexts);
  const tOfCards = useText(offersTexts);
  const language = useLanguage();
  const { ofEvent, money } = useOfferLabels();
  const { title, description, when, address, day, past } = ofEvent(event);
  const seats = seatsOf(event);
  return (
    <OfferDetails
      title={title}
      description={description}
      imageUrl={event.imageUrl}
      drawing={drawingOf(`${event.id} ${event.name.fr} ${event.name.en}`, 'plate')}
      all={{ to: `/${language}/events`, label: t('allEvents') }}
      notice={event.sample ? t('detail.sample') : past ? t('detail.over', { day: formatDay(day, language) }) : undefined}
      facts={
        <OfferFacts
          price={event.price === null ? '' : money(event.price, 'locale')}
          facts={[
            { name: t('detail.when'), text: when || tOfCards('noDate') },
            { name: t('detail.where'), text: address },
            { name: t('detail.capacity'), text: seats === null ? '' : t('detail.seats', { count: seats }) },
          ]}
        >
          {panel}
          <OfferActions day={event.sample ? '' : day} past={past} recurs={false} seated={Boolean(panel) && !past} />
        </OfferFacts>
      }
    >
      <EventMenu event={event} />
    </OfferDetails>
  );
}
