import Box from '@mui/material/Box';
import { AddToCalendar } from '../../components/AddToCalendar';
import { choiceLabel } from '../../contract/choiceLists';
import { guestsLabel, KIND_LABELS, locationOf } from '../../contract/requestDisplay';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { isAtPremises } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';

/** Calendar file of the request in its current state. A completed request needs none. */
export function SelfServiceCalendar({ managed }: { managed: SelfServiceRequest }) {
  const language = useLanguage();
  const { lists } = useSettings();
  const { id, reference, status, sequence, type, eventType, date, time, adults, children, location } = managed;
  if (status === 'done') return null;
  const request = { type, contactInfo: { name: '', email: '', location, notes: '' } };
  const booking = {
    id,
    reference,
    status,
    sequence,
    type: eventType ? choiceLabel(lists, 'eventTypes', eventType, language) : KIND_LABELS[type][language],
    date,
    time,
    place: locationOf(request, language).place,
    atPremises: isAtPremises(request),
    guests: guestsLabel({ peopleCount: adults, kidsCount: children }, language),
  };
  return (
    <Box sx={{ mt: 5 }}>
      <AddToCalendar booking={booking} />
    </Box>
  );
}
