import { frenchSpacing, type Language, type Text } from '../../contract/language';

/** A manifest's words in one language, French as a printer sets it. */
export const wordsIn = (text: Text, language: Language): string => (language === 'fr' ? frenchSpacing(text.fr) : text.en);
