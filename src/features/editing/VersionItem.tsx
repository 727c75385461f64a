import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { TextVersion } from '../../contract/content';
import { formatInstant } from '../../contract/formatInstant';
import { LANGUAGES, type Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { TextDiff } from './TextDiff';
import { editingTexts } from './texts';

export interface VersionItemProps {
  version: TextVersion;
  /** Content of the text in this version (`after`) and in the previous one (`before`). */
  after: Text;
  before: Text;
  /** Whether this is the current version. */
  current: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** Version of a text: author, date, changes, and a button to restore it. */
export function VersionItem({ version: { number, value, savedAt, savedBy }, after, before, current, busy, onRestore }: VersionItemProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const when = formatInstant(savedAt, language);
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 700 }}>
          {value ? t('versions.number', { number }) : t('versions.original')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {savedBy ? t('versions.by', { when, who: savedBy }) : t('versions.byNobody', { when })}
        </Typography>
        {current ? (
          <Chip size="small" color="success" variant="outlined" label={t('versions.current')} />
        ) : (
          <Button variant="outlined" disabled={busy} onClick={onRestore} aria-label={t('versions.restoreNumber', { number })}>
            {t('versions.restore')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {LANGUAGES.map((part) => (
          <div key={part}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`fields.${part}.label`)}
            </Typography>
            <TextDiff lang={part} before={before[part]} after={after[part]} />
          </div>
        ))}
      </Box>
    </Box>
  );
}
