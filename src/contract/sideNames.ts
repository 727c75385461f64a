import type { Language } from './language';
import { localized } from './localized';
import type { Side } from './side';

const UNNAMED_SIDE = { fr: 'Accompagnement sans nom', en: 'Unnamed Side' };
const UNNAMED_VARIATION = { fr: 'Variante sans nom', en: 'Unnamed Variation' };

export const sideName = (side: Side, language: Language): string => localized(side.name, language, UNNAMED_SIDE[language]);

export const variationName = (side: Side, index: number, language: Language): string =>
  localized(side.variations[index]?.name, language, UNNAMED_VARIATION[language]);
