import type { Text } from '../../contract/language';
import { cleanRich } from '../../contract/richText';
import type { TaggedText } from '../../i18n/tags';

/** Returns the override to store for both fields: empty where the built-in text was kept or restored. */
export function overrideOf({ rich, builtIn }: Pick<TaggedText, 'rich' | 'builtIn'>, fields: Text): Text {
  const part = (language: keyof Text) => {
    const [written, original] = rich ? [cleanRich(fields[language]), cleanRich(builtIn[language])] : [fields[language].trim(), builtIn[language]];
    return written === original ? '' : written;
  };
  return { fr: part('fr'), en: part('en') };
}
