import type { ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Column } from './column';

/** Styles of status badges, set once on the surrounding list, because a table renders many badges. */
export const badgeStyles = {
  '& .mark': { display: 'inline-block', maxWidth: 1, boxSizing: 'border-box', px: '7px', lineHeight: '22px', fontSize: '0.9286rem', border: 1, borderRadius: '16px', borderColor: 'var(--mui-palette-Chip-defaultBorder)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', verticalAlign: 'middle' },
  '& .mark.good': { color: 'success.main', borderColor: 'color-mix(in srgb, currentcolor 70%, transparent)' },
  '& .mark.bad': { color: 'error.main', borderColor: 'color-mix(in srgb, currentcolor 70%, transparent)' },
} as const;

export interface CellValueProps {
  column: Column;
  record: ResourceRecord;
}

/** Value of a column for one record. A status renders as a badge with text, styled inside `badgeStyles`. */
export function CellValue({ column, record }: CellValueProps) {
  const text = column.text(record, useLanguage());
  if (text === '' || !column.tone) return text;
  return <span className={`mark ${column.tone(record)}`}>{text}</span>;
}
