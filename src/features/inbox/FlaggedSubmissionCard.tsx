import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import type { FlaggedSubmission } from '../../contract/flaggedSubmissions';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

export interface FlaggedSubmissionCardProps {
  suspect: FlaggedSubmission;
  /** Pending action, or null. */
  busy: 'accept' | 'remove' | null;
  onAccept: () => void;
  onRemove: () => void;
}

/** Quarantined submission shown in full, so that the owner can judge it. All of its content is rendered as plain text. */
export function FlaggedSubmissionCard({ suspect, busy, onAccept, onRemove }: FlaggedSubmissionCardProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { kind, createdAt, reference, name, email, date, place, text } = suspect;
  const received = formatDay(dayAt(new Date(createdAt)), language);
  return (
    <Box component="li" tabIndex={-1} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 4, md: 5 }, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 1 }}>
        <Typography variant="h4" component="h2" sx={longWordStyles}>
          {name}
        </Typography>
        <Chip size="small" variant="outlined" label={t(`suspects.kinds.${kind}`)} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {reference === null ? received : `${received} · ${reference}`}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...longWordStyles }}>
        {[email, date === null ? '' : formatDay(date, language), place].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', maxHeight: 180, overflowY: 'auto', ...longWordStyles }} tabIndex={text.length > 400 ? 0 : undefined}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={busy === 'accept'} loadingPosition="start" disabled={busy === 'remove'} aria-label={t('suspects.acceptNamed', { name })} onClick={onAccept}>
          {t('suspects.accept')}
        </Button>
        <Button variant="text" color="error" loading={busy === 'remove'} loadingPosition="start" disabled={busy === 'accept'} aria-label={t('suspects.removeNamed', { name })} onClick={onRemove}>
          {t('suspects.remove')}
        </Button>
      </Box>
    </Box>
  );
}
