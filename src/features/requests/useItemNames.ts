import { useCallback } from 'react';
import { localized } from '../../contract/localized';
import { resolveSideId } from '../../contract/selections';
import { sideName, variationName } from '../../contract/sideNames';
import type { FullCatalogue } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Returns a lookup of a catalogue item's name by id. */
export function useItemNames(catalogue: FullCatalogue): (id: string) => string {
  const language = useLanguage();
  return useCallback(
    (id) => {
      const side = resolveSideId(id, catalogue.sides);
      if (side) return side.variation === null ? sideName(side.side, language) : `${sideName(side.side, language)}, ${variationName(side.side, side.variation, language)}`;
      const item = [...catalogue.meats, ...catalogue.tools, ...catalogue.contentFocus].find((each) => each.id === id);
      return localized(item?.name, language, id);
    },
    [catalogue, language],
  );
}
