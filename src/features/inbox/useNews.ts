import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryAction, RequestDetails } from '../../contract/inbox';
import { CUSTOMER_ACTIONS, type CustomerAction } from '../../contract/requestRules';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Actions that only the customer takes, whose result the owner is not told as their own. */
const CUSTOMERS: readonly HistoryAction[] = [...CUSTOMER_ACTIONS, 'askCancel'];
type OwnerAction = Exclude<HistoryAction, CustomerAction | 'askCancel'>;
const isOwnerAction = (action: HistoryAction): action is OwnerAction => !CUSTOMERS.includes(action);

/** Whether the user comes from a form that has just made or changed the request. */
const isDone = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;

export interface News {
  severity: 'success' | 'warning';
  message: string;
}

/** News about the request: the last action of the owner, also when its form was on another page, or a concurrent change. */
export function useNews(request: RequestDetails) {
  const t = useText(inboxTexts);
  const { state } = useLocation() as { state: unknown };
  const newsOf = ({ history }: RequestDetails): News | null => {
    const last = history.at(-1);
    return last && isOwnerAction(last.act) ? { severity: 'success', message: [t(`done.${last.act}`), ...(last.letter ? [t('done.letter')] : [])].join(' ') } : null;
  };
  const [news, setNews] = useState(() => (isDone(state) ? newsOf(request) : null));
  return {
    news,
    tellDone: (after: RequestDetails) => setNews(newsOf(after)),
    tellChanged: () => setNews({ severity: 'warning', message: t('problem.changed') }),
    clear: () => setNews(null),
  };
}
