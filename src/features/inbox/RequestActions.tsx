import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InboxAction } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Actions in order of frequency. Notes are shown elsewhere. */
const SHOWN = ['confirm', 'decline', 'finish', 'move', 'cancel', 'erase'] as const satisfies readonly InboxAction[];

export interface RequestActionsProps {
  /** Currently available actions. */
  acts: readonly InboxAction[];
  /** Whether the request is being marked as done. */
  busy: boolean;
  onFinish: () => void;
}

/** Buttons for a request's actions, the primary one first. All except marking as done open a form first. */
export function RequestActions({ acts, busy, onFinish }: RequestActionsProps) {
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
