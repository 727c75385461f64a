import type { Language } from '../../contract/language';
import { localizedOrId, readText } from '../../contract/localized';
import type { ApiRecord } from '../../contract/apiRecord';

/** Returns a record's name or title in the given language, otherwise in the other language, otherwise its id. */
export const nameOf = (row: ApiRecord, language: Language): string => localizedOrId(readText(row, 'name', 'title'), language, row.id);
