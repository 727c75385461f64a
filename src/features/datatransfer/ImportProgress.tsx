import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dataTransferTexts } from './texts';
import type { ImportProgressState } from './useImport';

/** Progress of an import: the share that was sent, then the server's work, which can no longer be cancelled. */
export function ImportProgress({ state, onCancel }: { state: ImportProgressState; onCancel: () => void }) {
  const t = useText(dataTransferTexts);
  const language = useLanguage();
  const isSending = state.kind === 'sending';
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(isSending ? state.share : 1);
  const text = isSending ? t('import.sending', { percent }) : t('import.checking');
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', width: 1 }}>
      <LinearProgress variant={isSending ? 'determinate' : 'indeterminate'} value={isSending ? Math.round(state.share * 100) : undefined} aria-label={t('import.title')} sx={{ width: 1, height: 8, borderRadius: 999 }} />
      <Typography role={isSending ? undefined : 'status'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      {isSending && (
        <Button color="inherit" variant="outlined" onClick={onCancel}>
          {t('import.cancel')}
        </Button>
      )}
    </Box>
  );
}
