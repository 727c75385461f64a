import type { Text } from '../../contract/language';
import { localizedOrId } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Names the things behind a list of ids. A list that is not there yet, or cannot be read, tells nothing. */
export function useNames() {
  const language = useLanguage();
  return (ids: readonly string[], things: readonly { id: string; name: Text }[] | undefined): string[] =>
    ids.flatMap((id) => {
      const thing = things?.find((each) => each.id === id);
      return thing ? [localizedOrId(thing.name, language, id)] : [];
    });
}
