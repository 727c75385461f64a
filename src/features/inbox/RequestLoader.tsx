import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { useRequest } from '../../api/inbox';
import { useInvalidateInbox } from '../../api/invalidation';
import { ReadFailed } from '../../components/form/ReadFailed';
import type { RequestDetails } from '../../contract/inbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import type { LocationOnMap } from './RequestFacts';
import { RequestView } from './RequestView';
import { inboxTexts } from './texts';

/** Returns the query of the list that the user came from. */
const listOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '');

/** Request by id, with a link back to the list. */
export function RequestLoader({ id, onMap }: { id: string; onMap: LocationOnMap }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const { state } = useLocation() as { state: unknown };
  const { data, error, mutate } = useRequest(id);
  const invalidateInbox = useInvalidateInbox();
  const failed: unknown = error;
  const onRequest = (request: RequestDetails) => {
    void mutate(request, { revalidate: false });
    invalidateInbox();
  };
  const content = () => {
    if (data) return <RequestView key={id} request={data} onRequest={onRequest} onChanged={() => void mutate()} onMap={onMap} />;
    if (failed !== undefined) return <ReadFailed level={1} status={statusOf(failed)} title={t('failed.one')} gone={{ title: t('failed.gone'), sentence: t('failed.goneSentence') }} onRetry={() => void mutate()} />;
    return (
      <Box role="status" aria-label={t('loading')}>
        <Skeleton variant="text" sx={{ width: 'min(100%, 420px)', height: 56 }} />
        <Skeleton variant="rounded" sx={{ width: 320, maxWidth: 1, height: 44, mt: 4, mb: 5 }} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} variant="rounded" sx={{ height: 160 }} />
          ))}
        </Box>
      </Box>
    );
  };
  return (
    <>
      <title>{`${data ? data.request.contactInfo.name || data.reference : t('title')} · ${identity.name}`}</title>
      <Link component={RouterLink} to={{ pathname: `/${language}/admin/requests`, search: listOf(state) }} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, mb: 2, fontWeight: 600 }}>
        <ArrowBack aria-hidden fontSize="small" />
        {t('back')}
      </Link>
      {content()}
    </>
  );
}
