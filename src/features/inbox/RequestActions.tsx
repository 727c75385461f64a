import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { InboxAction } from '../../contract/requestRules';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Actions in order of frequency. Notes and the answers to a proposal are shown elsewhere. */
const SHOWN = ['confirm', 'finish', 'propose', 'edit', 'decline', 'move', 'cancel', 'erase'] as const satisfies readonly InboxAction[];

export interface RequestActionsProps {
  /** Id of the request. */
  id: string;
  /** Currently available actions. */
  actions: readonly InboxAction[];
  /** Whether the request is being marked as done. */
  busy: boolean;
  onFinish: () => void;
}

/** Buttons for a request's actions, the primary one first. All except marking as done open a form first, an edit on its own page. */
export function RequestActions({ id, actions, busy, onFinish }: RequestActionsProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const shown = SHOWN.filter((action) => actions.includes(action));
  if (shown.length === 0) return null;
  return (
    <Box role="group" aria-label={t('acts.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {shown.map((action, index) => {
        const main = index === 0 && (action === 'confirm' || action === 'finish');
        const look = main ? ({ variant: 'contained' } as const) : ({ variant: action === 'cancel' || action === 'erase' ? 'text' : 'outlined', color: action === 'cancel' || action === 'erase' ? 'error' : 'inherit' } as const);
        if (action === 'finish') {
          return (
            <Button key={action} {...look} loading={busy} loadingPosition="start" onClick={onFinish}>
              {t('acts.finish')}
            </Button>
          );
        }
        return action === 'edit' ? (
          <Button key={action} {...look} component={RouterLink} to={`/${language}/admin/requests/${id}/edit`} state={state}>
            {t('acts.edit')}
          </Button>
        ) : (
          <Button key={action} {...look} onClick={() => void navigate({ search: `?act=${action}` }, { state })}>
            {t(`acts.${action}`)}
          </Button>
        );
      })}
    </Box>
  );
}
