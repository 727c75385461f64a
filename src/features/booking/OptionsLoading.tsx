import { Waiting } from '../../components/Waiting';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Placeholder while the options load. */
export function OptionsLoading() {
  return <Waiting label={useText(bookingTexts)('options.loading')} />;
}
