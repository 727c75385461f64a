import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LANGUAGES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { Fold } from './Fold';
import type { PageGroup, SectionGroup } from './groups';
import type { TextRow } from './rows';
import { TextCard } from './TextCard';
import { TEXT_COLUMNS, TEXT_LINE } from './textColumns';
import { editingTexts } from './texts';
import { useFolds } from './useFolds';

export interface TextGroupsProps {
  groups: readonly PageGroup[];
  /** Whether pages start expanded, for lists with one page or few texts. */
  openPages?: boolean;
  /** Whether sections start expanded. */
  openPlaces?: boolean;
  onEdit: (row: TextRow) => void;
  onVersions: (row: TextRow) => void;
}

type SectionRowsProps = Pick<TextGroupsProps, 'onEdit' | 'onVersions'> & { group: SectionGroup };

function SectionRows({ group: { place, rows }, onEdit, onVersions }: SectionRowsProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const { seen } = place;
  return (
    <Box sx={{ px: { xs: 4, md: 5 }, pl: { xs: 6, md: 5, lg: 8 }, pb: 2 }}>
      {'hidden' in seen && (
        <Typography variant="body2" sx={{ py: 3, lineHeight: TEXT_LINE, color: 'text.secondary' }}>
          {t(seen.hidden)}
        </Typography>
      )}
      <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, columnGap: { md: 4, lg: 6 }, gridTemplateColumns: TEXT_COLUMNS, py: 3, typography: 'body2', lineHeight: TEXT_LINE, fontWeight: 700 }}>
        <span>{t('list.text')}</span>
        {LANGUAGES.map((each) => (
          <span key={each}>{t(`fields.${each}.label`)}</span>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTopWidth: { xs: 0, md: 1 } } }}>
        {rows.map((row) => (
          <TextCard
            key={row.text.tag}
            row={row}
            {...('path' in seen && { shownAt: `/${language}${seen.path && `/${seen.path}`}?text=${encodeURIComponent(row.text.tag)}` })}
            onEdit={() => onEdit(row)}
            onVersions={() => onVersions(row)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Texts grouped by page and section. Only expanded groups render, because all texts together are too much for a phone. */
export function TextGroups({ groups, openPages = false, openPlaces = false, onEdit, onVersions }: TextGroupsProps) {
  const t = useText(editingTexts);
  const { isOpen, toggle } = useFolds();
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {groups.map((group) => {
        const { page, places } = group;
        const pageFold = `page:${page.id}`;
        return (
          <Fold key={page.id} level={2} name={t(page.name)} figures={group} open={isOpen(pageFold, openPages)} onToggle={() => toggle(pageFold)}>
            {places.map((inPage) => (
              <Fold key={inPage.place.id} level={3} name={t(inPage.place.name)} figures={inPage} open={isOpen(inPage.place.id, openPlaces || places.length === 1)} onToggle={() => toggle(inPage.place.id)}>
                <SectionRows group={inPage} onEdit={onEdit} onVersions={onVersions} />
              </Fold>
            ))}
          </Fold>
        );
      })}
    </Box>
  );
}
