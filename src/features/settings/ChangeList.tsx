import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Settings } from '../../contract/settings';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { changesOf } from './changes';
import { filmsTexts } from './filmTexts';
import { listsTexts } from './listsTexts';
import { partFormOf, type FormPart } from './parts';
import { linePresetsTexts } from './proposalsTexts';
import { settingsTexts } from './texts';
import type { PartValues } from './values';

export interface ChangeListProps {
  part: FormPart;
  before: Settings[FormPart] | PartValues;
  after: Settings[FormPart] | PartValues;
}

/** Changed values of a part, each with its label, the former value and the new one. */
export function ChangeList({ part, before, after }: ChangeListProps) {
  const t = useText(settingsTexts);
  const tOfFilms = useText(filmsTexts);
  const tOfLists = useText(listsTexts);
  const tOfPresets = useText(linePresetsTexts);
  const { lists } = useSettings();
  const { texts, groups } = partFormOf(part, lists);
  const lookup = useTextLookup(texts);
  const language = useLanguage();
  const changes = changesOf(part, groups, before, after, { language, t, tOfFilms, tOfLists, tOfPresets, lookup });
  if (changes.length === 0) return <Typography variant="body2">{t('changes.none')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 2, typography: 'body2', overflowWrap: 'anywhere' }}>
      {changes.map(({ label, before: old, after: next }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }, columnGap: 4 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box component="span" sx={visuallyHidden}>{`${t('changes.before')} `}</Box>
            <Box component="del" sx={{ textDecoration: 'none', color: 'text.secondary' }}>
              {old}
            </Box>
            <ArrowForward aria-hidden sx={{ fontSize: '1em', mx: 1.5, verticalAlign: '-0.125em', color: 'text.secondary' }} />
            <Box component="span" sx={visuallyHidden}>{` ${t('changes.after')} `}</Box>
            <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 650 }}>
              {next}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
