import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { LANGUAGES, type Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Longer text of a paper in paragraphs: on an English page, the whole French text and then the whole English one. */
export function PaperText({ text }: { text: Text }) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: '68ch' }}>
      {LANGUAGES.filter((each) => each === 'fr' || each === language).map((each) => (
        <Box key={each} lang={each} sx={{ display: 'grid', gap: 2, ...longWordStyles }}>
          {/* A text may say the same line twice, so its position is the key. */}
          {[...linesOf(text[each]).entries()].map(([position, line]) => (
            <Typography key={position}>{line}</Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
