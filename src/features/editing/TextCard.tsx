import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../../components/visuallyHidden';
import { LANGUAGES } from '../../contract/language';
import { useText } from '../../i18n/useText';
import type { TextRow } from './rows';
import { TextPreview } from './TextPreview';
import { TEXT_COLUMNS, TEXT_LINE } from './textColumns';
import { editingTexts } from './texts';

export interface TextCardProps {
  row: TextRow;
  /** URL that shows the text on its page, if there is one. */
  shownAt?: string;
  onEdit: () => void;
  onVersions: () => void;
}

/** Card of a text: its tag, both languages side by side, and the available actions. */
export function TextCard({ row: { text, words, changed, missing }, shownAt, onEdit, onVersions }: TextCardProps) {
  const t = useText(editingTexts);
  return (
    <Box component="li" sx={{ py: { xs: 4, md: 3 }, borderTop: 1, borderColor: 'divider', display: 'grid', alignItems: 'start', columnGap: { xs: 6, md: 4, lg: 6 }, rowGap: 3, gridTemplateColumns: TEXT_COLUMNS }}>
      <div>
        <Typography component="h4" variant="body2" sx={{ lineHeight: TEXT_LINE, fontWeight: 700, overflowWrap: 'anywhere' }}>
          {text.tag}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { mt: 1, height: 'auto', minHeight: 24 }, '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: '22px' } }}>
          {missing.map((language) => (
            <Chip key={language} size="small" color="warning" variant="outlined" label={t('list.missing', { language: t(`fields.${language}.label`) })} />
          ))}
          {changed && <Chip size="small" color="secondary" variant="outlined" label={t('list.changed')} />}
          {text.rich && <Chip size="small" variant="outlined" label={t('list.rich')} />}
        </Box>
      </div>
      {LANGUAGES.map((language) => (
        <div key={language}>
          {/* Visually hidden on desktop, where the list's header shows this label once. */}
          <Box component="p" sx={({ breakpoints }) => ({ typography: 'caption', color: 'text.secondary', m: 0, mb: 1, [breakpoints.up('md')]: visuallyHidden })}>
            {t(`fields.${language}.label`)}
          </Box>
          <Box sx={{ typography: { md: 'body2' }, lineHeight: { md: TEXT_LINE }, opacity: missing.includes(language) ? 0.85 : 1, fontStyle: missing.includes(language) ? 'italic' : 'normal' }}>
            <TextPreview rich={text.rich} lang={language} text={words[language]} />
          </Box>
        </div>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: { md: 'flex-end' }, my: { md: '-6px' } }}>
        <Button variant="outlined" onClick={onEdit} aria-label={`${t('list.edit')} ${text.tag}`} sx={{ px: 4 }}>
          {t('list.edit')}
        </Button>
        {shownAt && (
          <IconButton component={RouterLink} to={shownAt} aria-label={`${t('list.see')} ${text.tag}`} title={t('list.see')}>
            <FindInPageOutlined />
          </IconButton>
        )}
        <IconButton onClick={onVersions} aria-label={`${t('versions.open')} ${text.tag}`} title={t('versions.open')}>
          <History />
        </IconButton>
      </Box>
    </Box>
  );
}
