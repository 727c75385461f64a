import { Waiting } from '../../components/Waiting';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** Placeholder for the choices or the menu card. */
export function MenuLoading() {
  return <Waiting label={useText(requestTexts)('menu.loading')} />;
}
