import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';
import type { OutlineState } from './useOutline';

export interface OutlineNoticeProps {
  tag: string;
  state: OutlineState;
  onClose: () => void;
}

/** Notice on whether the text selected in the list is outlined on the page, or why not. */
export function OutlineNotice({ tag, state, onClose }: OutlineNoticeProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  return (
    <Box component="section" aria-label={t('outline.region')} sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, width: 'min(100%, 440px)', pl: 5, pr: 2, py: 3, color: 'text.primary', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, boxShadow: 8 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {tag}
        </Typography>
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {t(`outline.${state}`)}
        </Typography>
        <Link component={RouterLink} to={`/${language}/admin/texts?q=${encodeURIComponent(tag)}`} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {t('outline.back')}
        </Link>
      </Box>
      <IconButton aria-label={t('outline.close')} title={t('outline.close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}
