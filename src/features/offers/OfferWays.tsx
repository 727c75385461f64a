import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { offersTexts } from './texts';

export interface OfferWaysProps {
  /** Local day; empty while there is none. */
  day: string;
  past: boolean;
  /** Whether it will be given again on another day, as a training is. */
  recurs: boolean;
  /** Whether there is something else to do first, such as reserving a seat. */
  quiet?: boolean;
}

/** How to say yes: for its own day where that is still to come, for another one otherwise; or a question first. */
export function OfferWays({ day, past, recurs, quiet = false }: OfferWaysProps) {
  const t = useText(offersTexts);
  const language = useLanguage();
  const dated = day !== '' && !past;
  const otherwise = past && !recurs ? t('detail.bookAlike') : t('detail.proposeDay');
  return (
    <>
      <Button component={RouterLink} to={dated ? `/${language}/booking?date=${day}` : `/${language}/booking`} variant={quiet ? 'outlined' : 'contained'} size="large">
        {dated ? t('detail.bookDay') : otherwise}
      </Button>
      <Button component={RouterLink} to={`/${language}/contact`} variant="outlined" size="large">
        {t('detail.ask')}
      </Button>
    </>
  );
}
