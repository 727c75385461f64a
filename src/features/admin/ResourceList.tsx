import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { visuallyHidden } from '../../components/visuallyHidden';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useAdminList } from '../../api/lists';
import { useCurrentUser } from '../../api/session';
import { formatCount } from '../../contract/kitchenFormats';
import { listConfigOf, PAGE_ROWS, stringifyListQuery } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { isWide } from '../../theme/isWide';
import { ColumnsMenu } from './ColumnsMenu';
import { ListActions } from './ListActions';
import { ListEmpty } from './ListEmpty';
import { ListFailed } from './ListFailed';
import { ListLoading } from './ListLoading';
import { ListPager } from './ListPager';
import { ListTools } from './ListTools';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { ResourceCards } from './ResourceCards';
import { SelectionBar } from './SelectionBar';
import { UndoSnackbar } from './UndoSnackbar';
import { useBulk } from './useBulk';
import { useListUrlState, type Changes } from './useListUrlState';
import { useShownColumns } from './useShownColumns';
import { useUndo } from './useUndo';

const ResourceGrid = lazyWithPreload(async () => (await import('./ResourceGrid')).ResourceGrid);
// Preloads the table on wide screens, in parallel with the list. Mobile shows cards and does not need it.
if (isWide()) void ResourceGrid.preload().catch(() => {});
const OrderList = lazy(async () => ({ default: (await import('./OrderList')).OrderList }));

export interface ResourceListProps {
  manifest: Manifest;
}

function List({ manifest }: ResourceListProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const own = useCurrentUser();
  const address = useListUrlState(manifest.resource);
  const { query, page, sort, narrowed, to, go } = address;
  const listed = useAdminList(manifest.resource, query);
  const { data } = listed;
  const failure: unknown = listed.error;
  const { shown, toggle } = useShownColumns(manifest);
  const undo = useUndo();
  const bulk = useBulk(manifest, undo.offer);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  // Drops the selection from other pages, so that no action applies to records out of sight.
  const rows = data?.rows;
  const selected = useMemo(() => rows?.filter(({ id }) => chosen.includes(id)) ?? [], [rows, chosen]);
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  // Administrators cannot select their own account, because they could not undo its deletion.
  const untouchable = manifest.resource === 'user' ? (own?.id ?? null) : null;
  const current = data?.query === stringifyListQuery(query);
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_ROWS));
  const beyond = current && data.rows.length === 0 && page > lastPage;
  useEffect(() => {
    // The last record of the page was deleted, or the URL is outdated.
    if (beyond) go({ page: lastPage === 1 ? null : String(lastPage) }, { replace: true });
  }, [beyond, go, lastPage]);

  const runAction = async (work: typeof bulk.remove) => {
    await work(selected);
    setChosen([]);
  };
  const nothing: Changes = { q: null, ...Object.fromEntries(Object.keys(listConfigOf(manifest.resource).filters).map((filter) => [filter, null])) };
  const sortedBy = sort === 'name' ? t('name') : manifest.columns.find((column) => column.sort === sort)?.label[language];
  const count = data && t(narrowed ? 'found' : 'count', { count: data.total, figure: formatCount(data.total, language) });

  const content = () => {
    if (failure !== undefined && !current) return <ListFailed failure={failure} onRetry={() => void listed.mutate()} />;
    if (!data || beyond) return <ListLoading />;
    if (data.total === 0) return <ListEmpty manifest={manifest} clear={narrowed ? to(nothing) : null} />;
    const both = { manifest, records: data.rows, selected: selectedIds, untouchable, onSelect: setChosen };
    return (
      <>
        {phone ? (
          <ResourceCards {...both} />
        ) : (
          <Suspense fallback={<ListLoading />}>
            <ResourceGrid {...both} columns={shown} sort={sort} order={query.order} loading={!current} onSort={(field, order) => go({ sort: field, order: order === 'desc' ? order : null })} />
          </Suspense>
        )}
        {selected.length > 0 && (
          <SelectionBar
            manifest={manifest}
            selected={selected}
            busy={bulk.busy}
            onPublish={() => void runAction(bulk.publish)}
            onUnpublish={() => void runAction(bulk.unpublish)}
            onRemove={() => void runAction(bulk.remove)}
            onClear={() => setChosen([])}
          />
        )}
        <ListPager page={page} total={data.total} to={(each) => to({ page: each === 1 ? null : String(each) })} />
      </>
    );
  };

  return (
    <Box sx={{ pb: { xs: 10, md: 16 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, pt: { xs: 4, md: 8 }, pb: 5 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {ADMIN_RESOURCES[manifest.resource].label[language]}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Typography>
          <Box role="status" sx={visuallyHidden}>
            {count && (sortedBy ? t('sorted', { count, column: sortedBy, order: t(query.order) }) : count)}
          </Box>
        </Box>
        {!address.ordering && <ListActions manifest={manifest} query={query} order={manifest.resource === 'training' ? 'view=order' : null} />}
      </Box>
      {address.ordering ? (
        <Suspense fallback={<ListLoading />}>
          <OrderList manifest={manifest} onMoved={undo.offer} />
        </Suspense>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
            <ListTools manifest={manifest} address={address} sorting={phone} />
            {!phone && <ColumnsMenu columns={manifest.columns} shown={shown} onToggle={toggle} />}
          </Box>
          {bulk.refused.length > 0 && (
            <Alert severity="error" variant="outlined" onClose={bulk.forgive} closeText={t('refused.close')} sx={{ mb: 4, overflowWrap: 'anywhere' }}>
              <AlertTitle>{t('refused.title', { count: bulk.refused.length })}</AlertTitle>
              {bulk.refused.map(({ name, reason }) => (
                <div key={name}>{t('refused.reason', { name, reason })}</div>
              ))}
            </Alert>
          )}
          {content()}
        </>
      )}
      <UndoSnackbar state={undo.state} onUndo={() => void undo.take()} onClose={undo.dismiss} />
    </Box>
  );
}

/** List of a resource. The server searches, filters, sorts and paginates; the whole state is in the URL. */
export function ResourceList({ manifest }: ResourceListProps) {
  return <List key={manifest.resource} manifest={manifest} />;
}
