import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRowId, type GridRowSelectionModel, type GridSlotProps, type GridSortModel } from '@mui/x-data-grid';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import { enUS, frFR } from '@mui/x-data-grid/locales';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ResourceRecord } from '../../api/resources';
import type { Language } from '../../contract/language';
import type { SortDirection } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CellValue, badgeStyles } from './CellValue';
import type { Column } from './column';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { ResourceLink } from './ResourceLink';

const LOCALE_TEXTS = { fr: frFR, en: enUS } satisfies Record<Language, object>;

/** Scrollbar size in pixels. Fixed, because measuring would force another layout of the page. */
const SCROLLBAR = 12;

/** Overrides of DataGrid slots. Column headers are never truncated and show that they are sortable, so they need no tooltip or unsorted icon. */
const SLOTS = { baseTooltip: ({ children }: GridSlotProps['baseTooltip']) => children, columnUnsortedIcon: null } as const;

/** Field of the name column, which is not the name of any record field. */
const NAME = 'name';

const RING = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -3 } as const;

const LOOKS = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-columnHeader--sortable:hover .MuiDataGrid-columnHeaderTitle': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  // Single focus ring for keyboard users, around the cell or the control in it. Avoids `:has`, which would be evaluated for every cell on each
  // change.
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-cell': { position: 'relative' },
  '& .MuiDataGrid-cell a:focus-visible': { outline: 'none', '&::after': { ...RING, content: '""', position: 'absolute', inset: 0 } },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': RING,
  '& .MuiDataGrid-checkboxInput': { width: 44, height: 44, '&.Mui-focusVisible': RING },
  ...badgeStyles,
} as const;

export interface ResourceGridProps {
  manifest: Manifest;
  records: readonly ResourceRecord[];
  /** Visible columns beside the name. */
  columns: readonly Column[];
  sort: string | null;
  order: SortDirection;
  /** Whether another page is loading. */
  loading: boolean;
  selected: readonly string[];
  /** Id of the record that cannot be selected, or null. */
  untouchable: string | null;
  onSelect: (ids: readonly string[]) => void;
  onSort: (sort: string | null, order: SortDirection) => void;
}

/**
 * List on desktop. The server sorts, filters and paginates; the arrow keys move between cells. Props are memoized, because a new object would
 * re-render every cell.
 */
export function ResourceGrid({ manifest, records, columns, sort, order, loading, selected, untouchable, onSelect, onSort }: ResourceGridProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const definitions = useMemo(
    (): GridColDef<ResourceRecord>[] => [
      {
        field: NAME,
        headerName: t('name'),
        flex: 1,
        minWidth: 260,
        hideable: false,
        display: 'flex',
        valueGetter: (_value, record) => manifest.nameOf(record, language),
        renderCell: ({ row, tabIndex, hasFocus }) => <ResourceLink manifest={manifest} record={row} cell={{ tabIndex, hasFocus }} />,
      },
      ...columns.map(
        (column): GridColDef<ResourceRecord> => ({
          field: `column-${column.field}`,
          headerName: column.label[language],
          minWidth: column.width,
          flex: column.width / 400,
          // Badges are centred; plain text is truncated with an ellipsis.
          display: column.tone ? 'flex' : 'text',
          sortable: column.sort !== undefined,
          ...(column.figures ? { align: 'right', headerAlign: 'right' } : {}),
          valueGetter: (_value, record) => column.text(record, language),
          renderCell: ({ row }) => <CellValue column={column} record={row} />,
        }),
      ),
    ],
    [manifest, columns, language, t],
  );
  const sorted = sort === 'name' ? NAME : columns.find((column) => column.sort === sort)?.field;
  const sortModel = useMemo((): GridSortModel => (sorted === undefined ? [] : [{ field: sorted === NAME ? NAME : `column-${sorted}`, sort: order }]), [sorted, order]);
  const selection = useMemo((): GridRowSelectionModel => ({ type: 'include', ids: new Set(selected) }), [selected]);
  const isSelectable = useCallback(({ id }: { id: GridRowId }) => id !== untouchable, [untouchable]);
  const latest = useRef(onSort);
  useEffect(() => {
    latest.current = onSort;
  }, [onSort]);
  const resort = useCallback(
    ([item]: GridSortModel) => {
      if (!item?.sort) latest.current(null, 'asc');
      else latest.current(item.field === NAME ? 'name' : (columns.find(({ field }) => item.field === `column-${field}`)?.sort ?? null), item.sort);
    },
    [columns],
  );
  const select = useCallback(({ ids }: GridRowSelectionModel) => onSelect([...ids].map(String)), [onSelect]);
  return (
    // As tall as its rows, because the page scrolls rather than the table.
    <Box aria-busy={loading} sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      {loading && <LinearProgress aria-label={t('loading')} sx={{ position: 'absolute', zIndex: 3, top: 0, insetInline: 8, height: 3, borderRadius: 1 }} />}
      <DataGrid<ResourceRecord>
        aria-label={ADMIN_RESOURCES[manifest.resource].label[language]}
        rows={records}
        columns={definitions}
        localeText={LOCALE_TEXTS[language].components.MuiDataGrid.defaultProps.localeText}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={resort}
        checkboxSelection
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        isRowSelectable={isSelectable}
        rowSelectionModel={selection}
        onRowSelectionModelChange={select}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
        scrollbarSize={SCROLLBAR}
        slots={SLOTS}
        rowHeight={52}
        columnHeaderHeight={48}
        sx={LOOKS}
      />
    </Box>
  );
}
