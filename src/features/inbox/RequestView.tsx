import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../api/session';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { dayAt } from '../../contract/days';
import { INBOX_ACTIONS, availableActions, type HistoryAction, type InboxAction, type RequestDetails } from '../../contract/inbox';
import { isMailAction } from '../../contract/requestMailTemplates';
import { useText } from '../../i18n/useText';
import { ActionDialog } from './ActionDialog';
import { NoteForm } from './NoteForm';
import { RequestSection } from './RequestSection';
import { QuoteRevisions } from './QuoteRevisions';
import { RequestActions } from './RequestActions';
import { RequestFacts, type LocationOnMap } from './RequestFacts';
import { RequestHistory } from './RequestHistory';
import { RequestPrice } from './RequestPrice';
import { DateChangeRequest } from './DateChangeRequest';
import { StatusBadge } from './StatusBadge';
import { inboxTexts } from './texts';
import { useRequestAction } from './useRequestAction';
import { useNow } from './useNow';

export interface RequestViewProps {
  request: RequestDetails;
  /** Called with the request after an action. */
  onRequest: (request: RequestDetails) => void;
  /** Called when the request has changed on the server, so the caller must refetch it. */
  onChanged: () => void;
  onMap: LocationOnMap;
}

const isInboxAction = (action: HistoryAction): action is InboxAction => INBOX_ACTIONS.some((each) => each === action);

/** Returns a function that describes the last action. */
function useDoneMessage() {
  const t = useText(inboxTexts);
  return ({ history }: RequestDetails): string => {
    const last = history.at(-1);
    return last && isInboxAction(last.act) ? [t(`done.${last.act}`), ...(last.letter ? [t('done.letter')] : [])].join(' ') : '';
  };
}

/** Request with its details and the available actions. The action being prepared is stored in the URL. */
export function RequestView({ request, onRequest, onChanged, onMap }: RequestViewProps) {
  const t = useText(inboxTexts);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const doneMessage = useDoneMessage();
  const [news, setNews] = useState<{ severity: 'success' | 'warning'; message: string } | null>(null);
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [heading, resume] = useRestoreFocus();
  const { status, erased, reference } = request;
  const { name } = request.request.contactInfo;
  const actions = availableActions(user, { status, date: request.request.date, erased, wished: request.wish !== undefined }, dayAt(now));
  const asked = parameters.get('act');
  const action = (isMailAction(asked) || asked === 'erase') && actions.includes(asked) ? asked : null;
  const close = () => void navigate({ search: '' }, { replace: true, state });
  const options = {
    request,
    onDone: (after: RequestDetails) => {
      onRequest(after);
      setNews({ severity: 'success', message: doneMessage(after) });
      if (action === null) return;
      close();
      resume();
    },
    onChanged: () => {
      setNews({ severity: 'warning', message: t('problem.changed') });
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
        <RequestActions actions={actions} busy={busy} onFinish={() => void finish()} />
      </Box>
      <Box role="status">
        {notice && (
          <Alert severity={notice.severity} variant="outlined" onClose={() => setNews(null)} closeText={t('acts.close')} sx={{ mb: 4 }}>
            {notice.message}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }, gap: 3, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <DateChangeRequest request={request} actions={actions} />
          <RequestFacts request={request} onMap={onMap} />
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
