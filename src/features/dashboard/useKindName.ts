import { EVENT_TYPES, isEventType } from '../../contract/booking';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dashboardTexts } from './texts';

/** What a kind of request is called. */
export function useKindName(): (kind: string) => string {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  return (kind) => (isEventType(kind) ? EVENT_TYPES[kind][language] : t(kind === 'training' ? 'kinds.training' : 'kinds.event'));
}
