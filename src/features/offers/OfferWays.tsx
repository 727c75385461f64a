import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';

export interface OfferWaysProps {
  /** Local day; empty while there is none. */
  day: string;
  past: boolean;
  /** Whether it will be given again on another day, as a training is. */
  recurs: boolean;
  /** Whether its seats are reserved beside it: what can be booked besides is something of one's own, on its day. */
  seated?: boolean;
}

/** How to say yes: for its own day where that is still to come, for another one otherwise; or a question first, which comes before anything else where there are seats. */
export function OfferWays({ day, past, recurs, seated = false }: OfferWaysProps) {
  const t = useText(detailTexts);
  const language = useLanguage();
  const dated = day !== '' && !past;
  const dayWords = t(seated ? 'detail.privateDay' : 'detail.bookDay');
  const otherwise = t(past && !recurs ? 'detail.bookAlike' : 'detail.proposeDay');
  const book = (
    <Button component={RouterLink} to={dated ? `/${language}/booking?date=${day}` : `/${language}/booking`} variant={seated ? 'text' : 'contained'} size="large" sx={{ textAlign: 'center', textWrap: 'balance' }}>
      {dated ? dayWords : otherwise}
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
