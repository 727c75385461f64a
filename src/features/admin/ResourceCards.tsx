import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import type { ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CellValue, badgeStyles } from './CellValue';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { ResourceLink } from './ResourceLink';

export interface ResourceCardsProps {
  manifest: Manifest;
  records: readonly ResourceRecord[];
  selected: readonly string[];
  /** Id of the record that cannot be selected, or null. */
  untouchable: string | null;
  onSelect: (ids: readonly string[]) => void;
}

/** List on mobile: a card per record, with its name and the most important values. */
export function ResourceCards({ manifest, records, selected, untouchable, onSelect }: ResourceCardsProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const selectable = records.map(({ id }) => id).filter((id) => id !== untouchable);
  const columns = manifest.columns.filter(({ hidden }) => !hidden);
  return (
    <>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        label={t('selection.all')}
        control={<Checkbox checked={selectable.length > 0 && selected.length === selectable.length} indeterminate={selected.length > 0 && selected.length < selectable.length} onChange={(_event, checked) => onSelect(checked ? selectable : [])} />}
      />
      <Box component="ul" aria-label={ADMIN_RESOURCES[manifest.resource].label[language]} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, ...badgeStyles }}>
        {records.map((record) => {
          const facts = columns.filter((column) => column.text(record, language) !== '');
          return (
            <Box key={record.id} component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, bgcolor: 'background.paper', border: 1, borderColor: selected.includes(record.id) ? 'primary.main' : 'divider', borderRadius: 1, pl: 4, pr: 1, py: 2 }}>
              <ResourceLink manifest={manifest} record={record} />
              <Checkbox
                checked={selected.includes(record.id)}
                disabled={record.id === untouchable}
                onChange={(_event, checked) => onSelect(checked ? [...selected, record.id] : selected.filter((id) => id !== record.id))}
                slotProps={{ input: { 'aria-label': t('select', { name: manifest.nameOf(record, language) }) } }}
                sx={{ minWidth: 44, minHeight: 44, alignSelf: 'start' }}
              />
              {facts.length > 0 && (
                <Box component="dl" sx={{ gridColumn: '1 / -1', m: 0, mb: 2, pr: 3, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4, rowGap: 1, typography: 'body2', alignItems: 'baseline' }}>
                  {facts.map((column) => (
                    <Box key={column.field} sx={{ display: 'contents' }}>
                      <Box component="dt" sx={{ color: 'text.secondary' }}>
                        {column.label[language]}
                      </Box>
                      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                        <CellValue column={column} record={record} />
                      </Box>
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
