import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../api/session';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { dayAt } from '../../contract/days';
import type { RequestDetails } from '../../contract/inbox';
import { availableActions, type InboxAction } from '../../contract/requestRules';
import { useText } from '../../i18n/useText';
import { ActionDialog, isDialogAction } from './ActionDialog';
import { NoteForm } from './NoteForm';
import { ProposalList } from './proposals/ProposalList';
import { proposalTexts } from './proposals/texts';
import { RequestSection } from './RequestSection';
import { QuoteRevisions } from './QuoteRevisions';
import { RequestActions } from './RequestActions';
import { RequestFacts, type LocationOnMap } from './RequestFacts';
import { RequestHistory } from './RequestHistory';
import { RequestPrice } from './RequestPrice';
import { DateChangeRequest } from './DateChangeRequest';
import { StatusBadge } from './StatusBadge';
import { inboxTexts } from './texts';
import { useNews } from './useNews';
import { useNow } from './useNow';
import { useRequestAction } from './useRequestAction';

export interface RequestViewProps {
  request: RequestDetails;
  /** Called with the request after an action. */
  onRequest: (request: RequestDetails) => void;
  /** Called when the request has changed on the server, so the caller must refetch it. */
  onChanged: () => void;
  onMap: LocationOnMap;
}

/** Request with its details and the available actions. The action being prepared is stored in the URL. */
export function RequestView({ request, onRequest, onChanged, onMap }: RequestViewProps) {
  const t = useText(inboxTexts);
  const tProposal = useText(proposalTexts);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { news, tellDone, tellChanged, clear } = useNews(request);
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [heading, resume] = useRestoreFocus();
  const { status, erased, reference } = request;
  const { name } = request.request.contactInfo;
  const proposed = request.proposals.some((proposal) => proposal.state === 'open');
  const actions = availableActions(user, { status, date: request.request.date, erased, wished: request.wish !== undefined, proposed }, dayAt(now));
  const asked = parameters.get('act');
  const action = isDialogAction(asked) && actions.includes(asked) ? asked : null;
  const close = () => void navigate({ search: '' }, { replace: true, state });
  const options = {
    request,
    onDone: (after: RequestDetails) => {
      onRequest(after);
      tellDone(after);
      if (action === null) return;
      close();
      resume();
    },
    onChanged: () => {
      tellChanged();
      onChanged();
    },
    onFull: onChanged,
  };
  const { attempt, failure } = useRequestAction({ ...options, onBusy: setBusy });
  const finish = async () => {
    await attempt({ call: 'actOnBooking', body: { act: 'finish', letter: null, publish: false, anyway: false } });
    resume();
  };
  const notice = news ?? (failure === null ? null : { severity: 'error' as const, message: failure });
  const noteOpen = actions.some((each: InboxAction) => each === 'note');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none', ...longWordStyles }}>
          {name || t('erasedName')}
        </Typography>
        <StatusBadge request={request} />
        <Typography variant="body2" sx={{ color: 'text.secondary', letterSpacing: '0.04em' }}>
          {reference}
        </Typography>
      </Box>
      <Box sx={{ mt: 4, mb: 5 }}>
        <RequestActions id={request.id} actions={actions} busy={busy} onFinish={() => void finish()} />
      </Box>
      <Box role="status">
        {notice && (
          <Alert severity={notice.severity} variant="outlined" onClose={clear} closeText={t('acts.close')} sx={{ mb: 4 }}>
            {notice.message}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }, gap: 3, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <DateChangeRequest request={request} actions={actions} />
          <RequestFacts request={request} onMap={onMap} />
          {request.proposals.length > 0 && (
            <RequestSection title={tProposal('title')} strong={proposed}>
              <ProposalList request={request} actions={actions} />
            </RequestSection>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <RequestSection title={t('parts.price')}>
            <RequestPrice request={request} />
            <QuoteRevisions revisions={request.revisions} />
          </RequestSection>
          {noteOpen && (
            <RequestSection title={t('parts.note')}>
              <NoteForm {...options} />
            </RequestSection>
          )}
          <RequestSection title={t('parts.history')}>
            <RequestHistory request={request} />
          </RequestSection>
        </Box>
      </Box>
      {action !== null && <ActionDialog {...options} action={action} onClose={close} />}
    </>
  );
}
