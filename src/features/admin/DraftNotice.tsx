import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';

export interface DraftNoticeProps {
  /** When the draft was left: milliseconds. */
  at: number;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Says that a form begins with a draft, and takes it away or back. */
export function DraftNotice({ at, onDiscard, onRestore }: DraftNoticeProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const [discarded, setDiscarded] = useState(false);
  const toggle = () => {
    if (discarded) onRestore();
    else onDiscard();
    setDiscarded(!discarded);
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      sx={{ mb: 6, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 16em' } }}
      action={
        <Button color="inherit" onClick={toggle} sx={{ px: 4 }}>
          {t(discarded ? 'draft.undo' : 'draft.discard')}
        </Button>
      }
    >
      {discarded ? t('draft.discarded') : t('draft.found', { day: formatDay(dayAt(new Date(at)), language) })}
    </Alert>
  );
}
