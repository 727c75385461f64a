import Chip from '@mui/material/Chip';
import type { Thing } from '../../api/things';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Column } from './column';

const COLOURS = { good: 'success', quiet: 'default', bad: 'error' } as const;

export interface CellValueProps {
  column: Column;
  thing: Thing;
}

/** What a column says of a thing; a state is a mark with its word. */
export function CellValue({ column, thing }: CellValueProps) {
  const text = column.text(thing, useLanguage());
  if (text === '' || !column.tone) return text;
  return <Chip size="small" variant="outlined" color={COLOURS[column.tone(thing)]} label={text} />;
}
