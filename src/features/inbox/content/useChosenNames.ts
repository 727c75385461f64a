import { useFullCatalogue } from '../../../api/catalogue';
import { choiceLabel } from '../../../contract/choiceLists';
import { localized, type LooseText } from '../../../contract/localized';
import { withoutParents } from '../../../contract/requestDisplay';
import { resolveSideId } from '../../../contract/selections';
import { sideName, variationName } from '../../../contract/sideNames';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import type { GoneChoice } from './gone';
import { offeredChoices, type ContentValues } from './values';

/**
 * Names of the dishes, tools and toppings that are chosen in a form and that its event type offers. A choice that is neither in the catalogue nor among
 * those that have left it has no name.
 */
export function useChosenNames(values: ContentValues, gone: readonly GoneChoice[]): string[] {
  const language = useLanguage();
  const { lists } = useSettings();
  const catalogue = useFullCatalogue();
  const { meats, sides, tools, toppings, contentFocus } = offeredChoices(values);
  const goneName = (id: string) => gone.find((choice) => choice.id === id)?.name ?? '';
  const among = (items: readonly { id: string; name: LooseText }[]) => (id: string) => localized(items.find((item) => item.id === id)?.name, language, goneName(id));
  const ofSide = (id: string) => {
    const found = resolveSideId(id, catalogue.sides);
    if (!found) return goneName(id);
    const name = sideName(found.side, language);
    return found.variation === null ? name : `${name}, ${variationName(found.side, found.variation, language)}`;
  };
  return [
    ...meats.map(among(catalogue.meats)),
    ...withoutParents(sides.map((id) => ({ id, name: '' }))).map(({ id }) => ofSide(id)),
    ...toppings.map((id) => choiceLabel(lists, 'toppings', id, language)),
    ...contentFocus.map(among(catalogue.contentFocus)),
    ...tools.map(among(catalogue.tools)),
  ].filter((name) => name !== '');
}
