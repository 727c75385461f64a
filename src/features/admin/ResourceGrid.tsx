import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { enUS, frFR } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import type { Thing } from '../../api/things';
import type { Language } from '../../contract/language';
import type { Order } from '../../contract/listing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CellValue } from './CellValue';
import type { Column } from './column';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { ThingName } from './ThingName';

const WORDS = { fr: frFR, en: enUS } satisfies Record<Language, object>;

/** The field of the name's column; none of a thing's own is called so. */
const NAME = 'name';

export interface ResourceGridProps {
  manifest: Manifest;
  things: readonly Thing[];
  /** Those shown, beside the name. */
  columns: readonly Column[];
  sort: string | null;
  order: Order;
  /** Whether another page is on its way. */
  loading: boolean;
  selected: readonly string[];
  /** A thing that cannot be selected. */
  untouchable: string | null;
  onSelect: (ids: readonly string[]) => void;
  onSort: (sort: string | null, order: Order) => void;
}

/** A list on a desk. The server sorts, filters and cuts it into pages; the arrow keys move between cells. */
export function ResourceGrid({ manifest, things, columns, sort, order, loading, selected, untouchable, onSelect, onSort }: ResourceGridProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const definitions = useMemo(
    (): GridColDef<Thing>[] => [
      {
        field: NAME,
        headerName: t('name'),
        flex: 1,
        minWidth: 260,
        hideable: false,
        display: 'flex',
        valueGetter: (_value, thing) => manifest.nameOf(thing, language),
        renderCell: ({ row, tabIndex, hasFocus }) => <ThingName manifest={manifest} thing={row} cell={{ tabIndex, hasFocus }} />,
      },
      ...columns.map(
        (column): GridColDef<Thing> => ({
          field: `column-${column.field}`,
          headerName: column.label[language],
          minWidth: column.width,
          flex: column.width / 400,
          // A mark is centred; plain words end in an ellipsis.
          display: column.tone ? 'flex' : 'text',
          sortable: column.sort !== undefined,
          ...(column.figures ? { align: 'right', headerAlign: 'right' } : {}),
          valueGetter: (_value, thing) => column.text(thing, language),
          renderCell: ({ row }) => <CellValue column={column} thing={row} />,
        }),
      ),
    ],
    [manifest, columns, language, t],
  );
  const sorted = sort === 'name' ? NAME : columns.find((column) => column.sort === sort)?.field;
  const sortModel: GridSortModel = sorted === undefined ? [] : [{ field: sorted === NAME ? NAME : `column-${sorted}`, sort: order }];
  const resort = ([item]: GridSortModel) => {
    if (!item?.sort) onSort(null, 'asc');
    else onSort(item.field === NAME ? 'name' : (columns.find(({ field }) => item.field === `column-${field}`)?.sort ?? null), item.sort);
  };
  return (
    // As high as its rows: the page is what scrolls.
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      {loading && <LinearProgress aria-label={t('loading')} sx={{ position: 'absolute', zIndex: 3, top: 0, insetInline: 8, height: 3, borderRadius: 1 }} />}
      <DataGrid<Thing>
        aria-label={manifest.texts.many[language]}
        rows={[...things]}
        columns={definitions}
        localeText={WORDS[language].components.MuiDataGrid.defaultProps.localeText}
        aria-busy={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={resort}
        checkboxSelection
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        isRowSelectable={({ id }) => id !== untouchable}
        rowSelectionModel={{ type: 'include', ids: new Set(selected) }}
        onRowSelectionModelChange={({ ids }) => onSelect([...ids].map(String))}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
        rowHeight={52}
        columnHeaderHeight={48}
        sx={{
          bgcolor: 'background.paper',
          borderColor: 'divider',
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
          '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
          // One ring: around the cell, for whoever moves by keyboard.
          '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
          '& .MuiDataGrid-cell:is(:focus-visible, :has(:focus-visible)), & .MuiDataGrid-columnHeader:is(:focus-visible, :has(:focus-visible))': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -3 },
          '& .MuiDataGrid-cell :focus-visible, & .MuiDataGrid-cell .Mui-focusVisible, & .MuiDataGrid-columnHeader .Mui-focusVisible': { outline: 'none' },
          '& .MuiDataGrid-cellCheckbox .MuiCheckbox-root, & .MuiDataGrid-columnHeaderCheckbox .MuiCheckbox-root': { width: 44, height: 44 },
        }}
      />
    </Box>
  );
}
