import type { Language, Text } from '../../contract/language';
import type { Row } from '../../contract/row';

/** One column of a resource's list, after the name, which always comes first. */
export interface Column {
  /** What the choice of columns knows it by. */
  field: string;
  label: Text;
  /** A field of LISTINGS; what has none cannot be sorted by. */
  sort?: string;
  /** At least so many pixels. */
  width: number;
  /** Figures stand to the right. */
  figures?: true;
  /** Only shown to who asks for it. */
  hidden?: true;
  /** As a person reads it; empty where there is nothing. */
  text: (row: Row, language: Language) => string;
  /** As a spreadsheet reads it. */
  raw: (row: Row, language: Language) => string | number;
  /** A word that is worth a mark: what stands as it should, what waits, what is closed. */
  tone?: (row: Row) => 'good' | 'quiet' | 'bad';
}
