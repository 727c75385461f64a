import { useMeats, useTools } from '../../api/menu';
import { useList } from '../../api/useRead';
import type { Text } from '../../contract/language';
import { localizedOrId, readText } from '../../contract/localized';
import { asRow } from '../../contract/row';
import type { Training } from '../../contract/training';
import { useLanguage } from '../../i18n/LanguageProvider';

interface Named {
  id: string;
  name: Text;
}

const readNamed = (value: unknown): Named => {
  const row = asRow(value);
  return { id: row.id, name: readText(row, 'name') };
};

/** What a training is about, by name. A list that is not there yet, or cannot be read, tells nothing. */
export function useCovered({ contentFocus, meatsCovered, toolsUsed }: Pick<Training, 'contentFocus' | 'meatsCovered' | 'toolsUsed'>) {
  const language = useLanguage();
  const topics = useList('contentfocus', readNamed);
  const meats = useMeats();
  const tools = useTools();
  const names = (ids: readonly string[], things: readonly Named[] | undefined) =>
    ids.flatMap((id) => {
      const thing = things?.find((each) => each.id === id);
      return thing ? [localizedOrId(thing.name, language, id)] : [];
    });
  return { focus: names(contentFocus, topics.data), meats: names(meatsCovered, meats.data), tools: names(toolsUsed, tools.data) };
}
