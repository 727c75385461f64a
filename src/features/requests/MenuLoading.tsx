import { LoadingIndicator } from '../../components/LoadingIndicator';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** Placeholder for the choices or the menu card. */
export function MenuLoading() {
  return <LoadingIndicator label={useText(requestTexts)('menu.loading')} />;
}
