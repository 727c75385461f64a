import type { Text } from '../../contract/language';
import { localizedOrId } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Returns a function that maps ids to localized names. Returns an empty list while the items are loading or unavailable. */
export function useNameLookup() {
  const language = useLanguage();
  return (ids: readonly string[], things: readonly { id: string; name: Text }[] | undefined): string[] =>
    ids.flatMap((id) => {
      const thing = things?.find((each) => each.id === id);
      return thing ? [localizedOrId(thing.name, language, id)] : [];
    });
}
