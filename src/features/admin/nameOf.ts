import type { Language } from '../../contract/language';
import { localizedOrId, readText } from '../../contract/localized';
import type { Row } from '../../contract/row';

/** What a thing with a name or a title in both languages is called: the language asked, the other one, the id. */
export const nameOf = (row: Row, language: Language): string => localizedOrId(readText(row, 'name', 'title'), language, row.id);
