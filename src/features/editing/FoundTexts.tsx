import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { StateMessage } from '../../components/StateMessage';
import { useAddressParameters } from '../../components/useAddressParameters';
import type { StoredContent } from '../../contract/content';
import { formatCount } from '../../contract/kitchenFormats';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { editsOf, groupsOf } from './groups';
import { sectionOfRow, rowsLike, rowsOf } from './rows';
import { TextDialog } from './TextDialog';
import { TEXT_LINE } from './textColumns';
import { TextFilters } from './TextFilters';
import { TextGroups } from './TextGroups';
import { NOWHERE, TEXT_PAGES } from './textSections';
import { editingTexts } from './texts';
import { VersionsDialog } from './VersionsDialog';

export interface FoundTextsProps {
  /** All texts of the site. */
  texts: readonly TaggedText[];
  /** Text overrides of the owner. */
  entries: readonly StoredContent[];
}

/** Maximum number of results shown expanded. */
const FEW = 20;

/** Search results for texts, grouped by page and section. The search is stored in the URL. */
export function FoundTexts({ texts, entries }: FoundTextsProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const [address, setAddress] = useAddressParameters();
  const [open, setOpen] = useState<{ text: TaggedText; as: 'edit' | 'versions' } | null>(null);
  const edits = useMemo(() => editsOf(entries), [entries]);
  const [ranks] = useState(edits);
  const rows = useMemo(() => rowsOf(texts, entries), [texts, entries]);
  const pages = useMemo(() => {
    const used = new Set(rows.map((row) => sectionOfRow(row).page));
    return [...TEXT_PAGES, NOWHERE].filter((page) => used.has(page));
  }, [rows]);
  const [search, page, onlyMissing] = [address.get('q') ?? '', address.get('page') ?? '', address.has('missing')];
  const found = useMemo(() => rowsLike(rows, { search, page, onlyMissing }), [rows, search, page, onlyMissing]);
  const groups = useMemo(() => groupsOf(found, edits, ranks), [found, edits, ranks]);

  // A new search resets the expanded groups.
  const look = (changes: Record<string, string>) => setAddress({ ...changes, folds: '' });
  const close = () => setOpen(null);

  const counted = (count: number) => ({ count, figure: formatCount(count, language) });
  const missing = found.filter((row) => row.missing.length > 0).length;
  const few = (search !== '' || page !== '' || onlyMissing) && found.length <= FEW;
  return (
    <>
      <TextFilters search={search} page={page} pages={pages} onlyMissing={onlyMissing} onSearch={(q) => look({ q })} onPage={(id) => look({ page: id })} onMissing={(only) => look({ missing: only ? '1' : '' })} />
      <Typography role="status" variant="body2" sx={{ lineHeight: TEXT_LINE, color: 'text.secondary', mb: 4 }}>
        {t('list.count', counted(found.length))}
        {missing > 0 && ` · ${t('list.missingCount', counted(missing))}`}
      </Typography>
      {found.length === 0 ? (
        <StateMessage illustration="plate" title={t('list.emptyTitle')} actions={<Button variant="outlined" onClick={() => look({ q: '', page: '', missing: '' })}>{t('list.clear')}</Button>}>
          {t('list.empty')}
        </StateMessage>
      ) : (
        <TextGroups groups={groups} openPages={few || groups.length === 1} openPlaces={few} onEdit={({ text }) => setOpen({ text, as: 'edit' })} onVersions={({ text }) => setOpen({ text, as: 'versions' })} />
      )}
      {open?.as === 'edit' && <TextDialog text={open.text} onSaved={close} onClose={close} />}
      {open?.as === 'versions' && <VersionsDialog text={open.text} onClose={close} />}
    </>
  );
}
