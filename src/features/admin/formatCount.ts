import { LOCALES, type Language } from '../../contract/language';

/** How many, as the language writes it: `10 000` or `10,000`. */
export const formatCount = (count: number, language: Language): string => new Intl.NumberFormat(LOCALES[language]).format(count);
