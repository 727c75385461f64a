import { Waiting } from '../../components/Waiting';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** Stands where the choices, or the menu card, will be. */
export function MenuLoading() {
  return <Waiting label={useText(requestTexts)('menu.loading')} />;
}
