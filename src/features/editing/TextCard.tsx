import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LANGUAGES } from '../../contract/language';
import { useText, useTextLookup } from '../../i18n/useText';
import type { TextRow } from './rows';
import { Saying } from './Saying';
import { editingTexts } from './texts';

export interface TextCardProps {
  row: TextRow;
  onEdit: () => void;
  onVersions: () => void;
}

/** One text: where it stands, what it says in both languages side by side, and what can be done with it. */
export function TextCard({ row: { text, words, changed, missing, unknown }, onEdit, onVersions }: TextCardProps) {
  const t = useText(editingTexts);
  const place = useTextLookup(editingTexts)(`places.${text.namespace}`) ?? text.namespace;
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider', display: 'grid', columnGap: 6, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)' } }}>
      <div>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {text.tag}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0 }}>
          {unknown ? t('list.unknown') : place}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {missing.map((language) => (
            <Chip key={language} size="small" color="warning" variant="outlined" label={t('list.missing', { language: t(`fields.${language}.label`).toLowerCase() })} />
          ))}
          {changed && <Chip size="small" color="secondary" variant="outlined" label={t('list.changed')} />}
          {text.rich && <Chip size="small" variant="outlined" label={t('list.rich')} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button variant="outlined" onClick={onEdit} aria-label={`${t('list.edit')} ${text.tag}`}>
            {t('list.edit')}
          </Button>
          <Button color="inherit" onClick={onVersions} aria-label={`${t('versions.open')} ${text.tag}`}>
            {t('versions.open')}
          </Button>
        </Box>
      </div>
      {LANGUAGES.map((language) => (
        <div key={language}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mb: 1 }}>
            {t(`fields.${language}.label`)}
          </Typography>
          <Box sx={{ opacity: missing.includes(language) ? 0.85 : 1, fontStyle: missing.includes(language) ? 'italic' : 'normal' }}>
            <Saying rich={text.rich} lang={language} words={words[language]} />
          </Box>
        </div>
      ))}
    </Box>
  );
}
