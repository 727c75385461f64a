import { choiceLabel } from '../../contract/choiceLists';
import { isEventType } from '../../contract/eventType';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { dashboardTexts } from './texts';

/** Returns a function that names a kind of request. */
export function useKindName(): (kind: string) => string {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  return (kind) => (isEventType(kind) ? choiceLabel(lists, 'eventTypes', kind, language) : t(kind === 'training' ? 'kinds.training' : 'kinds.event'));
}
