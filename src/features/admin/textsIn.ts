import { frenchSpacing, type Language, type Text } from '../../contract/language';

/** Returns a manifest's text in one language, with typographic spacing in French. */
export const textsIn = (text: Text, language: Language): string => (language === 'fr' ? frenchSpacing(text.fr) : text.en);
