import type { Text } from '../../contract/language';
import { localizedOrId } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Returns a function that maps ids to localized names. Returns an empty list while the items are loading or unavailable. */
export function useNameLookup() {
  const language = useLanguage();
  return (ids: readonly string[], items: readonly { id: string; name: Text }[] | undefined): string[] =>
    ids.flatMap((id) => {
      const item = items?.find((each) => each.id === id);
      return item ? [localizedOrId(item.name, language, id)] : [];
    });
}
