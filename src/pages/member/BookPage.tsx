import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DietsField } from '../../features/diets/DietsField';
import { BookingWizard } from '../../features/requests/BookingWizard';
import { requestTexts } from '../../features/requests/texts';
import { useText } from '../../i18n/useText';
import { prefillFromYourEvent, clearYourEventDraft } from '../public/yourEventDraft';
import { RequestFrame } from './RequestFrame';

const DIETS = <DietsField />;

/** Page on which a logged-in user books a day of the calendar. */
export function BookPage() {
  const t = useText(requestTexts);
  const [search] = useSearchParams();
  const [party] = useState(prefillFromYourEvent);
  return (
    <RequestFrame title={t('wizard.title')} lead={t('wizard.lead')}>
      {(pickers) => <BookingWizard date={search.get('date')} type={search.get('type')} party={party} {...pickers} diets={DIETS} onSent={clearYourEventDraft} />}
    </RequestFrame>
  );
}
