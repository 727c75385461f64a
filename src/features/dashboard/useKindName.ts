import { EVENT_TYPES, isEventType } from '../../contract/booking';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dashboardTexts } from './texts';

/** Returns a function that names a kind of request. */
export function useKindName(): (kind: string) => string {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  return (kind) => (isEventType(kind) ? EVENT_TYPES[kind][language] : t(kind === 'training' ? 'kinds.training' : 'kinds.event'));
}
