import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LANGUAGES } from '../../contract/language';
import type { StoredContent } from '../../contract/content';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';
import { TextPreview } from './TextPreview';
import { editingTexts } from './texts';
import { effectiveText } from './useApplyOverride';

export interface ConflictProps {
  text: TaggedText;
  /** Current override on the server, or null if the built-in text applies again. */
  currentEntry: StoredContent | null;
  onSaveMine: () => void;
  onTake: () => void;
}

/** Conflict notice with the text that another editor has saved. The user's own input stays in the fields. */
export function Conflict({ text, currentEntry, onSaveMine, onTake }: ConflictProps) {
  const t = useText(editingTexts);
  const value = effectiveText(text, currentEntry?.value ?? null);
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      <Box component="section" aria-label={t('conflict.theirs')} sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, my: 3 }}>
        {LANGUAGES.map((part) => (
          <div key={part}>
            <strong>
              {t('conflict.theirs')} · {t(`fields.${part}.label`)}
            </strong>
            <TextPreview rich={text.rich} lang={part} text={value[part]} />
          </div>
        ))}
      </Box>
      <p>{t('conflict.mine')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" onClick={onSaveMine}>
          {t('conflict.keep')}
        </Button>
        <Button variant="outlined" onClick={onTake}>
          {t('conflict.take')}
        </Button>
      </Box>
    </Alert>
  );
}
