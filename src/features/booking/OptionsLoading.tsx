import { Waiting } from '../../components/Waiting';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Stands where the options will be. */
export function OptionsLoading() {
  return <Waiting label={useText(bookingTexts)('options.loading')} />;
}
