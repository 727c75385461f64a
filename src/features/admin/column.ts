import type { Language, Text } from '../../contract/language';
import type { ApiRecord } from '../../contract/apiRecord';

/** Column of a resource's list, after the name, which always comes first. */
export interface Column {
  /** Key of the column in the column menu. */
  field: string;
  label: Text;
  /** Sort field, as in LISTINGS. A column without one is not sortable. */
  sort?: string;
  /** Minimum width in pixels. */
  width: number;
  /** Whether to right-align numbers. */
  figures?: true;
  /** Whether the column is hidden by default. */
  hidden?: true;
  /** Returns the human-readable value, or an empty string. */
  text: (row: ApiRecord, language: Language) => string;
  /** Returns the value for CSV export. */
  raw: (row: ApiRecord, language: Language) => string | number;
  /** Returns the tone of the badge: as it should be, waiting, or closed. Without it, no badge is shown. */
  tone?: (row: ApiRecord) => 'good' | 'quiet' | 'bad';
}
