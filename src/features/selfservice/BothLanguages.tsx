import Box from '@mui/material/Box';
import type { Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

export interface BothLanguagesProps {
  text: Text;
  /** Shows both texts on one line, as in a label. */
  inline?: boolean;
}

/**
 * Text of a paper. On an English page the French text stands first and with it, as the Charter of the French language requires of a contract of
 * adhesion (s. 57). A French page shows the French text alone.
 */
export function BothLanguages({ text, inline = false }: BothLanguagesProps) {
  const language = useLanguage();
  if (language === 'fr' || text.fr === text.en) return text[language];
  const sx = inline ? {} : { display: 'block' };
  return (
    <>
      <Box component="span" lang="fr" sx={sx}>
        {text.fr}
      </Box>
      {inline && ' / '}
      <Box component="span" lang="en" sx={sx}>
        {text.en}
      </Box>
    </>
  );
}
