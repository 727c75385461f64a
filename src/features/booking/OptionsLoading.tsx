import { LoadingIndicator } from '../../components/LoadingIndicator';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Placeholder while the options load. */
export function OptionsLoading() {
  return <LoadingIndicator label={useText(bookingTexts)('options.loading')} />;
}
