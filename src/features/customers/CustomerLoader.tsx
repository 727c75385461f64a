import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { useCustomer } from '../../api/customers';
import { useInvalidateCustomers } from '../../api/invalidation';
import { ReadFailed } from '../../components/form/ReadFailed';
import type { Customer } from '../../contract/customers';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { CustomerView } from './CustomerView';
import { customersTexts } from './texts';

/** Returns the query of the list that the user came from. */
const listOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '');

/** Card by id, with a link back to the list. */
export function CustomerLoader({ id }: { id: string }) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const { state } = useLocation() as { state: unknown };
  const { data, error, mutate } = useCustomer(id);
  const invalidate = useInvalidateCustomers();
  const failed: unknown = error;
  const show = (customer: Customer) => {
    void mutate(customer, { revalidate: false });
    invalidate();
  };
  const content = () => {
    if (data) return <CustomerView key={id} customer={data} onCustomer={show} onRemoved={invalidate} onChanged={() => void mutate()} />;
    if (failed !== undefined) return <ReadFailed level={1} status={statusOf(failed)} title={t('failed.card')} gone={{ title: t('failed.gone'), sentence: t('failed.goneSentence') }} onRetry={() => void mutate()} />;
    return (
      <Box role="status" aria-label={t('loading')}>
        <Skeleton variant="text" sx={{ width: 'min(100%, 420px)', height: 56 }} />
        <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.9fr)' }, columnGap: 6, rowGap: 6 }}>
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={360} />
        </Box>
      </Box>
    );
  };
  return (
    <>
      <title>{`${data ? data.name : t('title')} · ${identity.name}`}</title>
      <Link component={RouterLink} to={{ pathname: `/${language}/admin/customers`, search: listOf(state) }} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, mb: 2, fontWeight: 600 }}>
        <ArrowBack aria-hidden fontSize="small" />
        {t('back')}
      </Link>
      {content()}
    </>
  );
}
