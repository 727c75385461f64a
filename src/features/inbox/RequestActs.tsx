import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InboxAct } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** In the order of what is most often wanted; a note has its own place. */
const SHOWN = ['confirm', 'decline', 'finish', 'move', 'cancel', 'erase'] as const satisfies readonly InboxAct[];

export interface RequestActsProps {
  /** What can be done now. */
  acts: readonly InboxAct[];
  /** While it is being marked as done. */
  busy: boolean;
  onFinish: () => void;
}

/** What can be done with a request: the main thing first. Each asks before it does anything, but for marking it as done. */
export function RequestActs({ acts, busy, onFinish }: RequestActsProps) {
  const t = useText(inboxTexts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const shown = SHOWN.filter((act) => acts.includes(act));
  if (shown.length === 0) return null;
  return (
    <Box role="group" aria-label={t('acts.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {shown.map((act, index) => {
        const main = index === 0 && (act === 'confirm' || act === 'finish');
        const look = main ? ({ variant: 'contained' } as const) : ({ variant: act === 'cancel' || act === 'erase' ? 'text' : 'outlined', color: act === 'cancel' || act === 'erase' ? 'error' : 'inherit' } as const);
        return act === 'finish' ? (
          <Button key={act} {...look} loading={busy} loadingPosition="start" onClick={onFinish}>
            {t('acts.finish')}
          </Button>
        ) : (
          <Button key={act} {...look} onClick={() => void navigate({ search: `?act=${act}` }, { state })}>
            {t(`acts.${act}`)}
          </Button>
        );
      })}
    </Box>
  );
}
