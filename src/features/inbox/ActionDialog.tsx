import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import type { InboxAction } from '../../contract/requestRules';
import { longWordStyles } from '../../components/longWordStyles';
import { useText } from '../../i18n/useText';
import { EraseForm } from './EraseForm';
import { MailForm } from './MailForm';
import { ProposeDialogContent } from './proposals/ProposeDialogContent';
import { RecordYesForm } from './proposals/RecordYesForm';
import { proposalTexts } from './proposals/texts';
import { WithdrawProposalForm } from './proposals/WithdrawProposalForm';
import { inboxTexts } from './texts';
import type { RequestActionOptions } from './useRequestAction';

const DIALOG_ACTIONS = ['confirm', 'decline', 'cancel', 'move', 'keepDate', 'erase', 'propose', 'withdrawProposal', 'recordYes'] as const satisfies readonly InboxAction[];
export type DialogAction = (typeof DIALOG_ACTIONS)[number];

/** Whether an action is prepared in a dialog. */
export const isDialogAction = (action: string | null): action is DialogAction => DIALOG_ACTIONS.some((each) => each === action);

export interface ActionDialogProps extends Omit<RequestActionOptions, 'onBusy'> {
  action: DialogAction;
  onClose: () => void;
}

/** Returns the title of an action's dialog. */
function useTitle() {
  const t = useText(inboxTexts);
  const tProposal = useText(proposalTexts);
  return (action: DialogAction, name: string): string => {
    const firstName = name.split(/\s+/)[0] ?? '';
    switch (action) {
      case 'erase':
        return t('erase.title', { name });
      case 'propose':
        return tProposal('propose.title', { name: firstName });
      case 'withdrawProposal':
        return tProposal('withdrawal.title');
      case 'recordYes':
        return tProposal('record.title', { name: firstName });
      default:
        return t(`letter.${action}`, { name: firstName });
    }
  };
}

/** Returns the form of an action. An answer to a proposal has a form only while one is open. */
function formOf(action: DialogAction, props: RequestActionOptions & { cancel: ReactNode }): ReactNode {
  const open = props.request.proposals.find(({ state }) => state === 'open');
  switch (action) {
    case 'erase':
      return <EraseForm {...props} />;
    case 'propose':
      return <ProposeDialogContent {...props} />;
    case 'withdrawProposal':
      return open && <WithdrawProposalForm {...props} hash={open.hash} />;
    case 'recordYes':
      return open && <RecordYesForm {...props} proposal={open} />;
    default:
      return <MailForm {...props} key={action} action={action} />;
  }
}

/** Dialog over the request with the form of an action; full-screen on mobile. */
export function ActionDialog({ action, onClose, ...options }: ActionDialogProps) {
  const t = useText(inboxTexts);
  const title = useTitle();
  const [busy, setBusy] = useState(false);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { contactInfo } = options.request.request;
  const cancel = (
    <Button color="inherit" onClick={onClose} disabled={busy}>
      {t('acts.close')}
    </Button>
  );
  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="md" onClose={() => !busy && onClose()} aria-labelledby="act-title">
      <DialogTitle id="act-title" variant="h3" component="h2" sx={longWordStyles}>
        {title(action, contactInfo.name)}
      </DialogTitle>
      <DialogContent>{formOf(action, { ...options, onBusy: setBusy, cancel })}</DialogContent>
    </Dialog>
  );
}
