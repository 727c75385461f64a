import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';

export interface OfferActionsProps {
  /** Local day. Empty when there is none. */
  day: string;
  past: boolean;
  /** Whether the offer is given again on another day, as a training is. */
  recurs: boolean;
  /** Whether seats are reserved in a panel beside it. The booking link is then for a private booking on that day. */
  seated?: boolean;
}

/**
 * Booking links: for the offer's own day when it is upcoming, otherwise for another day. The contact link comes second, or first when there are
 * seats.
 */
export function OfferActions({ day, past, recurs, seated = false }: OfferActionsProps) {
  const t = useText(detailTexts);
  const language = useLanguage();
  const dated = day !== '' && !past;
  const dayLabel = t(seated ? 'detail.privateDay' : 'detail.bookDay');
  const otherwise = t(past && !recurs ? 'detail.bookAlike' : 'detail.proposeDay');
  const book = (
    <Button component={RouterLink} to={dated ? `/${language}/booking?date=${day}` : `/${language}/booking`} variant={seated ? 'text' : 'contained'} size="large" sx={{ textAlign: 'center', textWrap: 'balance' }}>
      {dated ? dayLabel : otherwise}
    </Button>
  );
  return (
    <>
      {!seated && book}
      <Button component={RouterLink} to={`/${language}/contact`} variant="outlined" size="large">
        {t('detail.ask')}
      </Button>
      {seated && book}
    </>
  );
}
