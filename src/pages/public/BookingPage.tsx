import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DayInputProps } from '../../components/form/DayInput';
import { PageWidth } from '../../components/PageWidth';
import { BookingForm } from '../../features/booking/BookingForm';
import { bookingTexts } from '../../features/booking/texts';
import { DietsField } from '../../features/diets/DietsField';
import { FreeDayInput } from '../../features/freedays/FreeDayInput';
import { AddressPicker } from '../../features/map/AddressPicker';
import { yourEventMemory } from '../../features/yourevent/draft';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useRenderedText } from '../../i18n/textRenderer';
import type { LocationFieldSlot } from '../../components/form/locationField';

const renderDay = (slot: DayInputProps) => <FreeDayInput {...slot} />;
const renderPlace = (slot: LocationFieldSlot) => <AddressPicker {...slot} />;

const DIETS = <DietsField />;

/** Deletes the your-event page's draft once the booking is sent. */
const clearEventDraft = () => yourEventMemory.keep(null);

/** Page for booking an event without an account. */
export function BookingPage() {
  const renderText = useRenderedText(bookingTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const onBack = useCallback(() => {
    // The first history entry of a visit has no earlier page of this site.
    if (key === 'default') void navigate(`/${language}`);
    else void navigate(-1);
  }, [key, navigate, language]);
  return (
    <PageWidth>
      <Box sx={{ pt: { xs: 8, md: 14 }, mb: { xs: 8, md: 14 } }}>
        <Typography variant="h1">{renderText('title')}</Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch' }}>{renderText('lead')}</Typography>
      </Box>
      <BookingForm date={search.get('date')} renderDay={renderDay} renderPlace={renderPlace} diets={DIETS} onBack={onBack} onSent={clearEventDraft} />
    </PageWidth>
  );
}
